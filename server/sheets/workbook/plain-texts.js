// SheetJS reads the XML of a workbook as text: what it would read otherwise than it is written is put so that it reads it right.

/** A character beyond the first plane, of which SheetJS keeps the lower half of its number. */
const LONG_REFERENCE = /&#(?:x0*([1-9a-f][\da-f]{4,5})|0*(\d{5,7}));/gi
/** A cell of which the text stands in it as the result of a formula does: SheetJS takes its escapes away twice, and reads its bytes between. */
const RESULT = /(<(?:\w+:)?c\s(?:[^>]*?\s)?)t\s*=\s*(?:"str"|'str')((?:[^>]*[^>/])?>)([\s\S]*?)(?=<\/(?:\w+:)?c>)/g
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/

/** @param {string} xml bytes as signs */
const withoutLongReferences = xml =>
  xml.replace(LONG_REFERENCE, (all, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0xffff && code <= 0x10ffff ? Buffer.from(String.fromCodePoint(code)).toString('latin1') : all
  })

/** Results of texts as texts that stand in their cells, which are read once. @param {string} xml */
const asInlineTexts = xml =>
  xml.replace(
    RESULT,
    (_, begin, rest, inner) =>
      `${begin}t="inlineStr"${rest}${inner.replace(VALUE, (/** @type {string} */ _, /** @type {string} */ text) => `<is><t>${text}</t></is>`)}`,
  )

/**
 * Changes the parts of a workbook so that every text of a cell is read as it is written.
 * @param {{ name: string, content?: Uint8Array }[]} entries
 */
export function makeTextsPlain(entries) {
  for (const entry of entries) {
    if (!entry.name.endsWith('.xml') || !entry.content) continue
    const bytes = Buffer.from(entry.content)
    if (![`"str"`, `'str'`, '&#'].some(mark => bytes.includes(mark))) continue
    entry.content = Buffer.from(asInlineTexts(withoutLongReferences(bytes.toString('latin1'))), 'latin1')
  }
}
