import { describe, expect, it } from 'vitest'
import { hasLinkedPicture, rootTagOf, sizeSvg, withNamespace } from './svg.ts'

describe('sizeSvg', () => {
  it.each([
    ['<svg width="320" height="240">', '<svg width="960" height="720" viewBox="0 0 320 240">'],
    [
      '<svg width=" 12.5px " height="25 px">',
      '<svg width="480" height="960" viewBox="0 0 12.5 25">',
    ],
    [
      '<svg width="12.25" height="24.50">',
      '<svg width="480" height="960" viewBox="0 0 12.25 24.5">',
    ],
    ["<SVG HEIGHT = '100' WIDTH='50'/>", '<svg width="480" height="960" viewBox="0 0 50 100"/>'],
    ['<svg width="60000" height="10">', '<svg width="960" height="1" viewBox="0 0 60000 10">'],
    ['<svg width="10" height="60000">', '<svg width="1" height="960" viewBox="0 0 10 60000">'],
    ['<svg>', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg width="50%" height="5em">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg width="a9" height="9a">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg width="0" height="0">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg width="" height="">', '<svg width="960" height="480" viewBox="0 0 300 150">'],
    ['<svg viewBox="0 0 320 240">', '<svg width="960" height="720" viewBox="0 0 320 240">'],
    ['<svg viewBox=" 0,0, 320  240 ">', '<svg width="960" height="720" viewBox=" 0,0, 320  240 ">'],
    ['<svg viewBox="0 0 40 80" width="20">', '<svg width="240" height="960" viewBox="0 0 40 80">'],
    ['<svg viewBox="0 0 40 80" height="40">', '<svg width="960" height="960" viewBox="0 0 40 80">'],
    ['<svg viewBox="0 0 0 0">', '<svg width="960" height="480" viewBox="0 0 0 0">'],
    ['<svg viewBox="0 0 -4 -8">', '<svg width="960" height="480" viewBox="0 0 -4 -8">'],
    ['<svg viewBox="0 0 40">', '<svg width="960" height="480" viewBox="0 0 40">'],
    ['<svg viewBox="0 0 40 80 9">', '<svg width="960" height="480" viewBox="0 0 40 80 9">'],
    [
      '<svg id="a>b" width="2" height="2">',
      '<svg width="960" height="960" viewBox="0 0 2 2" id="a>b">',
    ],
    [
      "<svg id='a>b' viewBox='0 0 2 2'>",
      '<svg width="960" height="960" id=\'a>b\' viewBox=\'0 0 2 2\'>',
    ],
    ['<svg width="" viewBox="0 0 2 2">', '<svg width="960" height="960" viewBox="0 0 2 2">'],
    ["<svg width='' viewBox='0 0 2 2'>", '<svg width="960" height="960" viewBox=\'0 0 2 2\'>'],
    [
      '<svg data-width="9" stroke-width="9" width="2" height="2">',
      '<svg width="960" height="960" viewBox="0 0 2 2" data-width="9" stroke-width="9">',
    ],
  ])('turns %s into %s', (tag, sized) => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(sized) ?? []
    expect(sizeSvg(`<?xml?>${tag}<path width="1"/>`)).toEqual({
      svg: `<?xml?>${sized}<path width="1"/>`,
      width: Number(width),
      height: Number(height),
    })
  })

  it('keeps a dollar sign as it is', () => {
    expect(sizeSvg('<svg id="$&"/>')?.svg).toBe(
      '<svg width="960" height="480" viewBox="0 0 300 150" id="$&"/>',
    )
  })

  it.each(['', '<p/>', '<svgs>', '<svg id="'])('gives nothing for %j', (source) => {
    expect(sizeSvg(source)).toBeNull()
  })
})

describe('a whole drawing', () => {
  it('sizes drawings by their own proportions', () => {
    expect(sizeSvg('<svg viewBox="0 0 320 240"><path/></svg>')).toEqual({
      svg: '<svg width="960" height="720" viewBox="0 0 320 240"><path/></svg>',
      width: 960,
      height: 720,
    })
    expect(sizeSvg('<p/>')).toBeNull()
  })
})

describe('the root', () => {
  it.each([
    `<!-- ${'x'.repeat(10_000)} <svg a="1"> --><svg b="2">`,
    '<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "<svg>">]>\n<svg b="2">',
    '\uFEFF  <svg b="2"><svg c="3">',
  ])('of %.40j… is found behind declarations and comments', (source) => {
    expect(rootTagOf(source)).toBe('<svg b="2">')
  })

  it.each(['<!-- <svg>', '<?xml', '<p><svg></p>', '', '<svgs>'])('of %j is none', (source) => {
    expect(rootTagOf(source)).toBeUndefined()
  })

  it('gets the namespace that it lacks', () => {
    expect(withNamespace('<!--a--><svg b="2"/>')).toBe(
      '<!--a--><svg xmlns="http://www.w3.org/2000/svg" b="2"/>',
    )
    const whole = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    expect([withNamespace(whole), withNamespace('<p/>')]).toEqual([whole, '<p/>'])
  })
})

describe('hasLinkedPicture', () => {
  it.each([
    ['<svg><image href="a.png"/></svg>', true],
    ['<svg><image width="2" xlink:href = \'https://example.com/a.png\'/></svg>', true],
    ['<svg><image href="data:image/png;base64,iVBORw0KGgo="/></svg>', false],
    ['<svg><use href="#a"/><a href="https://example.com"/></svg>', false],
  ])('of %j is %j', (source, linked) => {
    expect(hasLinkedPicture(source)).toBe(linked)
  })
})
