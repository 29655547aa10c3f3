import { expect, it } from 'vitest'
import { readDrawing } from '#services/catalogue/drawings.ts'

const svgOf = (attributes: string, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const read = (text: string) => readDrawing(new TextEncoder().encode(text))

it.each([
  ['width="320" height="240"', [960, 720, '0 0 320 240']],
  ['width=" 12.5px " height="25 px"', [480, 960, '0 0 12.5 25']],
  ['width="60000" height="10"', [960, 1, '0 0 60000 10']],
  ['width="10" height="60000"', [1, 960, '0 0 10 60000']],
  ['', [960, 480, '0 0 300 150']],
  ['width="50%" height="5em"', [960, 480, '0 0 300 150']],
  ['width="0" height=""', [960, 480, '0 0 300 150']],
  ['viewBox="0 0 320 240"', [960, 720, '0 0 320 240']],
  ['viewBox=" 0,0, 320  240 "', [960, 720, ' 0,0, 320  240 ']],
  ['viewBox="0 0 40 80" width="20"', [240, 960, '0 0 40 80']],
  ['viewBox="0 0 40 80" height="40"', [960, 960, '0 0 40 80']],
  ['viewBox="0 0 -4 0"', [960, 480, '0 0 -4 0']],
  ['viewBox="0 0 40"', [960, 480, '0 0 40']],
  ['viewBox="a b c d"', [960, 480, 'a b c d']],
])('a drawing with %j gets a size', (attributes, [width, height, viewBox]) => {
  const drawing = read(svgOf(attributes))
  expect(drawing).toMatchObject({ width, height, isLinked: false })
  const root = new DOMParser().parseFromString(drawing?.svg ?? '', 'image/svg+xml').documentElement
  expect(['width', 'height', 'viewBox'].map((name) => root.getAttribute(name))).toEqual([
    ...[String(width), String(height), viewBox],
  ])
})

it.each([
  '<svg/>',
  '\uFEFF \n<svg viewBox="0 0 1 1"/>',
  `<?xml version="1.0"?>\n<!-- <svg> ${'x'.repeat(10_000)} -->${svgOf('')}`,
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">\n<svg/>',
  '<!DOCTYPE svg [<!ENTITY a "b">\n<!ENTITY c "d">]><svg id="&a;"/>',
  '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>',
])('%.60j is one that a browser draws', async (text) => {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(read(text)?.svg ?? '')}`
  await expect(image.decode()).resolves.toBeUndefined()
})

it.each(['\uFEFF<svg/>', '<svg/>'])('%j is read in UTF-16', (text) => {
  const units = Uint16Array.from(text, (sign) => sign.charCodeAt(0))
  const bytes = new Uint8Array(units.buffer)
  expect(readDrawing(bytes)).toMatchObject({ width: 960 })
  expect(readDrawing(bytes.map((_, at) => bytes[at ^ 1] ?? 0))).toMatchObject({ width: 960 })
})

it.each([
  ...['', 'hello', '<html><svg/></html>', 'a<svg/>', '<svga/>', '<svg:g/>', '<svg', '<svg>'],
  '<!-- <svg/> -->',
  // Each entity is ten of the one before.
  `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>${svgOf('', '<title>&a12;</title>')}`,
])('%.40j is none', (text) => {
  expect(read(text)).toBeNull()
})

it.each([
  ['<image href="a.png"/>', true],
  ['<g><feImage href="https://example.com/a.png"/></g>', true],
  ['<image xmlns:x="http://www.w3.org/1999/xlink" x:href=" a.png"/>', true],
  ['<image href="data:image/png;base64,iVBORw0KGgo="/>', false],
  ['<use href="#a"/><a href="https://example.com"/><image/>', false],
])('whether %j shows a picture that is not in it: %j', (inside, isLinked) => {
  expect(read(svgOf('', inside))).toMatchObject({ isLinked })
})
