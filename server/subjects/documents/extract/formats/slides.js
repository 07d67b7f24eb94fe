import { SaxesParser } from 'saxes'
import { Problem } from '../problem.js'
import { readZip } from '../zip.js'
import { Layer } from './layer.js'

/** Walks XML; what is not well-formed is broken. */
function walk(
  /** @type {Uint8Array} */ part,
  /** @type {{ open?: (name: string, attributes: Record<string, string>) => void, text?: (text: string) => void, close?: (name: string) => void }} */ on,
) {
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new Problem('broken')
  })
  parser.on('opentag', tag => on.open?.(tag.name, /** @type {Record<string, string>} */ (tag.attributes)))
  parser.on('text', text => on.text?.(text))
  parser.on('closetag', tag => on.close?.(tag.name))
  parser.write(new TextDecoder().decode(part)).close()
}

/** Elements of a slide that begin something, and those that end it. */
/** @type {Record<string, (layer: Layer, attributes: Record<string, string>) => void>} */
const slideOpening = {
  'a:br': layer => layer.add(' '),
  'a:tab': layer => layer.add(' '),
  'a:p': layer => layer.beginBlock('p'),
  'a:pPr': (layer, { lvl }) => Number(lvl) > 0 && layer.indent(Number(lvl)),
  'a:rPr': (layer, { b }) => b === '1' && layer.beginLook('a:r', 'b', undefined),
  'a:tbl': layer => layer.beginTable(),
  'a:tr': layer => layer.beginRow(),
  'a:tc': (layer, { gridSpan, rowSpan }) => layer.beginCell(Number(gridSpan) || 1, Number(rowSpan) || 1, false),
}
/** @type {Record<string, (layer: Layer) => void>} */
const slideClosing = {
  'a:p': layer => layer.beginBlock('p'),
  'a:r': layer => layer.endLook('a:r'),
  'a:tc': layer => layer.endCell(),
  'a:tr': layer => layer.endRow(),
  'a:tbl': layer => layer.endTable(),
}

/** Paragraphs of one slide, its title as a title. */
function slideBlocks(/** @type {Uint8Array} */ part) {
  const layer = new Layer()
  let inText = false
  let title = false
  walk(part, {
    open: (name, attributes) => {
      if (name === 'a:t') inText = true
      else if (name === 'p:sp') title = false
      else if (name === 'p:ph' && /^(?:title|ctrTitle)$/.test(attributes.type ?? '')) title = true
      else if (name === 'a:p' && title) layer.beginTitle(1)
      // Cells that another one covers.
      else if (name === 'a:tc' && (attributes.hMerge === '1' || attributes.vMerge === '1')) layer.skipCell()
      else slideOpening[name]?.(layer, attributes)
    },
    text: letters => inText && layer.add(letters),
    close: name => {
      if (name === 'a:t') inText = false
      slideClosing[name]?.(layer)
    },
  })
  return layer.end()
}

function relations(/** @type {Uint8Array | undefined} */ part) {
  /** @type {Map<string, string>} */
  const targets = new Map()
  if (part) walk(part, { open: (name, { Id, Target }) => name === 'Relationship' && Id && Target && targets.set(Id, Target) })
  return targets
}

/** Slides of a .pptx in their order, each a page with its notes at the end. */
export function* readPptx(/** @type {Buffer} */ bytes) {
  const parts = readZip(bytes, name => /^ppt\/(?:presentation\.xml|_rels\/|slides\/|notesSlides\/)/.test(name))
  const main = parts['ppt/presentation.xml']
  if (!main) throw new Problem('broken')
  const targets = relations(parts['ppt/_rels/presentation.xml.rels'])
  /** @type {string[]} */
  const slides = []
  walk(main, { open: (name, attributes) => name === 'p:sldId' && slides.push(targets.get(attributes['r:id'] ?? '') ?? '') })
  for (const target of slides) {
    const name = target.replace(/^.*\//, '')
    const slide = parts[`ppt/slides/${name}`]
    if (!slide) continue
    const notes = [...relations(parts[`ppt/slides/_rels/${name}.rels`]).values()].find(path => path.includes('notesSlide'))
    const noted = notes && parts[`ppt/notesSlides/${notes.replace(/^.*\//, '')}`]
    yield { text: '', breaks: true }
    yield* slideBlocks(slide)
    if (noted) yield* slideBlocks(noted).map(({ text }) => ({ text, look: { as: /** @type {const} */ ('quote') } }))
  }
}

/** @type {Record<string, (layer: Layer, attributes: Record<string, string>) => void>} */
const odtOpening = {
  'text:s': layer => layer.add(' '),
  'text:tab': layer => layer.add(' '),
  'text:line-break': layer => layer.add(' '),
  'text:p': layer => layer.beginBlock('p'),
  'text:h': (layer, attributes) => layer.beginTitle(Number(attributes['text:outline-level'] ?? 1)),
  'text:list': layer => layer.beginList(false),
  'text:list-item': layer => layer.beginItem(),
  'table:table': layer => layer.beginTable(),
  'table:table-row': layer => layer.beginRow(),
  'table:table-cell': (layer, attributes) =>
    layer.beginCell(Number(attributes['table:number-columns-spanned']) || 1, Number(attributes['table:number-rows-spanned']) || 1, false),
}
/** @type {Record<string, (layer: Layer) => void>} */
const odtClosing = {
  'text:p': layer => layer.beginBlock('p'),
  'text:h': layer => layer.beginBlock('p'),
  'text:list': layer => layer.endList(),
  'text:list-item': layer => layer.endItem(),
  'table:table-cell': layer => layer.endCell(),
  'table:table-row': layer => layer.endRow(),
  'table:table': layer => layer.endTable(),
}

/** Paragraphs of an .odt, each note before the paragraph that it belongs to; which of them begin a page, styles say, which are not looked for. */
export function readOdt(/** @type {Buffer} */ bytes) {
  const content = readZip(bytes, name => name === 'content.xml')['content.xml']
  if (!content) throw new Problem('broken')
  const layer = new Layer()
  /** A note stands within a paragraph. */
  /** @type {Layer | undefined} */
  let note
  /** Letters count within paragraphs alone. */
  let depth = 0
  walk(content, {
    open: (name, attributes) => {
      if (name === 'text:note') note = new Layer()
      if (name === 'text:p' || name === 'text:h') depth += 1
      odtOpening[name]?.(note ?? layer, attributes)
    },
    text: letters => depth > 0 && (note ?? layer).add(letters),
    close: name => {
      if (name === 'text:p' || name === 'text:h') depth -= 1
      odtClosing[name]?.(note ?? layer)
      if (name === 'text:note' && note) {
        layer.blocks.push(...note.end())
        note = undefined
      }
    },
  })
  return layer.end()
}
