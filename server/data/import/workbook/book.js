import { kindOf } from './numbers.js'
import { Problem } from './problem.js'
import { attribute, elements, plain, textOf } from './xml.js'

/** Characters of the texts that cells share, and of one of them. */
const MOST_SHARED = 300_000_000
const LONGEST = 5_000_000

/** @typedef {{ name: string, path: string }} SheetPlace */
/** @typedef {{ archive: import('./zip.js').Archive, sheets: readonly SheetPlace[], shared: readonly string[], kinds: readonly ('number' | 'date' | 'time')[], from1904: boolean }} Book */

/** @param {string} folder @param {string} target */
const joined = (folder, target) => (target.startsWith('/') ? target.slice(1) : `${folder}/${target}`)

/** @param {string} text @param {string} name */
const all = (text, name) => [...text.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*?)/?>`, 'g'))].map(([, attributes = '']) => attributes)

/** @param {import('./zip.js').Archive} archive @param {string} name */
async function sharedTexts(archive, name) {
  /** @type {string[]} */
  const shared = []
  if (!archive.entries.has(name)) return shared
  let length = 0
  for await (const { inner } of elements(archive.texts(name), 'si', LONGEST)) {
    const text = textOf(inner)
    length += text.length
    if (length > MOST_SHARED) throw new Problem('bomb')
    shared.push(text)
  }
  return shared
}

/** What the formats of cells make of their numbers. @param {import('./zip.js').Archive} archive @param {string} name */
async function kindsOf(archive, name) {
  if (!archive.entries.has(name)) return []
  const text = await archive.text(name)
  const codes = new Map(all(text, 'numFmt').map(attributes => [attribute(attributes, 'numFmtId'), attribute(attributes, 'formatCode')]))
  const [, formats = ''] = /<(?:\w+:)?cellXfs[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(text) ?? []
  return all(formats, 'xf').map(attributes => {
    const id = attribute(attributes, 'numFmtId') ?? '0'
    return kindOf(Number(id), codes.get(id))
  })
}

/** @param {import('./zip.js').Archive} archive @returns {Promise<Book>} */
export async function openBook(archive) {
  const main = [...archive.entries.keys()].find(name => /(^|\/)workbook\.xml$/i.test(name))
  if (!main) throw new Problem('unreadable')
  const folder = main.split('/').slice(0, -1).join('/')
  const text = await archive.text(main)
  const relations = new Map(
    all(await archive.text(`${folder}/_rels/workbook.xml.rels`), 'Relationship').map(attributes => [
      attribute(attributes, 'Id'),
      joined(folder, attribute(attributes, 'Target') ?? ''),
    ]),
  )
  const sheets = all(text, 'sheet').flatMap(attributes => {
    const path = relations.get(attribute(attributes, '\\w+:id') ?? '')
    return path && archive.entries.has(path) ? [{ name: plain(attribute(attributes, 'name') ?? ''), path }] : []
  })
  const from1904 = all(text, 'workbookPr').some(attributes => /^(1|true)$/.test(attribute(attributes, 'date1904') ?? ''))
  const shared = await sharedTexts(archive, `${folder}/sharedStrings.xml`)
  return { archive, sheets, shared, kinds: await kindsOf(archive, `${folder}/styles.xml`), from1904 }
}
