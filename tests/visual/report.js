/* Runs in the report's page, without a server and without a build. */
const all = JSON.parse(document.querySelector('#data').textContent)
const at = (id) => document.getElementById(id)
const make = (tag, props = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}
const words = {
  different: 'changed',
  new: 'new',
  stale: 'without a story',
  broken: 'not taken',
}
const views = {
  side: 'All three',
  slide: 'Slider',
  blink: 'Blink',
  difference: 'Difference',
}
const scales = { whole: 1, double: 2 }
const zooms = { fit: 'Fit', whole: '100 %', double: '200 %' }
const seen = new Set()
let view = 'side'
let zoom = 'fit'
let current = null
let timer

const options = (select, values, label) => {
  select.append(new Option('all', ''), ...values.map((value) => new Option(label(value), value)))
  select.onchange = list
}
const group = (label, entries, chosen, choose) =>
  make(
    'span',
    { className: 'group', role: 'group', ariaLabel: label },
    ...Object.entries(entries).map(([value, text]) => {
      const onclick = () => (choose(value), show(current))
      return make(
        'button',
        { type: 'button', ariaPressed: String(value === chosen), onclick },
        text,
      )
    }),
  )

const shown = () => {
  const text = at('text').value.toLowerCase()
  return all.filter(
    ({ name, area, kind }) =>
      name.includes(text) &&
      ['', area].includes(at('area').value) &&
      ['', kind].includes(at('kind').value),
  )
}

function list() {
  const entries = shown()
  at('list').replaceChildren()
  let area
  for (const entry of entries) {
    if (entry.area !== area) at('list').append(make('h3', {}, (area = entry.area)))
    const [story, mode] = entry.name.split('/')
    const button = make(
      'button',
      { type: 'button', onclick: () => show(entry) },
      make('span', {}, story.slice(story.indexOf('-') + 1)),
      make('small', {}, entry.kind === 'different' ? `${entry.pixels} px` : words[entry.kind]),
      ...(mode === 'part' ? [] : [make('small', {}, mode)]),
    )
    button.entry = entry
    at('list').append(button)
  }
  show(entries.includes(current) ? current : (entries[0] ?? null))
}

const picture = (file, caption, entry) => {
  const image = make('img', { src: file, alt: caption })
  const frame = make('div', { className: 'frame' }, image)
  image.onload = () => {
    if (zoom !== 'fit') image.width = image.naturalWidth * scales[zoom]
    // What is wide and low is compared better one below the other.
    const low = image.naturalWidth > 1.6 * image.naturalHeight
    frame.closest('.panes')?.classList.toggle('stack', low)
    if (!entry.box || caption === 'Difference') return
    const part = (value, whole) => `${(value / whole) * 100}%`
    const [x, y, width, height] = entry.box
    const box = make('div', { className: 'box' })
    box.style.left = part(x, image.naturalWidth)
    box.style.top = part(y, image.naturalHeight)
    box.style.width = part(width, image.naturalWidth)
    box.style.height = part(height, image.naturalHeight)
    frame.append(box)
    if (!frame.closest('figure')?.previousElementSibling) box.scrollIntoView({ block: 'center' })
  }
  return frame
}
const figure = (caption, ...content) =>
  make('figure', {}, make('figcaption', {}, caption), ...content)

const pane = (entry) => {
  const { expected, actual, difference } = entry
  if (expected && actual && view === 'difference')
    return [figure('Difference', picture(difference, 'Difference', entry))]
  if (expected && actual && view !== 'side') {
    const frame = picture(expected, 'Expected', entry)
    const above = make('img', { src: actual, alt: 'Actual' })
    above.onload = () => zoom !== 'fit' && (above.width = above.naturalWidth * scales[zoom])
    frame.firstChild.after(above)
    if (view === 'blink') {
      const caption = make('figcaption', {}, 'Actual')
      timer = setInterval(() => {
        above.hidden = !above.hidden
        caption.textContent = above.hidden ? 'Expected' : 'Actual'
      }, 700)
      return [make('figure', {}, caption, frame)]
    }
    const range = make('input', { type: 'range', className: 'over', value: 50, step: 0.5 })
    range.ariaLabel = 'Expected to the left, actual to the right'
    const cut = () => (above.style.clipPath = `inset(0 0 0 ${range.value}%)`)
    range.oninput = cut
    cut()
    return [figure('Expected | Actual', make('div', {}, range), frame)]
  }
  return [
    expected && figure('Expected', picture(expected, 'Expected', entry)),
    actual && figure('Actual', picture(actual, 'Actual', entry)),
    difference && figure('Difference', picture(difference, 'Difference', entry)),
  ].filter(Boolean)
}

function show(entry) {
  clearInterval(timer)
  current = entry
  if (entry) seen.add(entry)
  for (const button of at('list').querySelectorAll('button')) {
    button.toggleAttribute('data-seen', seen.has(button.entry))
    button.toggleAttribute('aria-current', button.entry === entry)
    if (button.entry === entry) button.scrollIntoView({ block: 'nearest' })
  }
  at('progress').textContent =
    `${shown().length} listed, ${seen.size} of ${all.length} looked at; ↑ ↓ lead on`
  if (!entry) {
    at('tools').replaceChildren()
    at('sheet').replaceChildren(make('p', { className: 'empty' }, 'Nothing to show.'))
    return
  }
  const accept = `npm run test:visual:accept -- --only ${entry.name}`
  at('tools').replaceChildren(
    make('div', { className: 'row' }, make('h2', {}, entry.name), make('span', {}, entry.note)),
    make(
      'div',
      { className: 'row' },
      ...(entry.expected && entry.actual
        ? [group('View', views, view, (value) => (view = value))]
        : []),
      group('Zoom', zooms, zoom, (value) => (zoom = value)),
      make('span', { className: 'quiet' }, 'If it is meant: ', make('code', {}, accept)),
    ),
  )
  at('sheet').className = `sheet ${zoom === 'fit' ? 'fit' : zoom === 'double' ? 'big' : ''}`
  at('sheet').replaceChildren(make('div', { className: 'panes' }, ...pane(entry)))
}

document.onkeydown = ({ key, target }) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined || target.matches('input, select, .sheet')) return
  const entries = shown()
  const next = entries[entries.indexOf(current) + step]
  if (!next) return
  show(next)
  at('list').querySelector('[aria-current]').focus()
}
const unique = (field) => [...new Set(all.map((entry) => entry[field]))]
options(at('area'), unique('area'), (area) => area)
options(at('kind'), unique('kind'), (kind) => words[kind])
at('text').oninput = list
at('title').textContent = document.title = `Visual changes: ${all.length}`
list()
