/** @type {Readonly<Record<string, string>>} */
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** @param {string} text */
const unescaped = text =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
        const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined
        return code === undefined ? (NAMED[name] ?? all) : code <= 0x10_ffff ? String.fromCodePoint(code) : all
      })
    : text

/** A text of a cell: entities, and what spreadsheets write for signs that XML has not. @param {string} text */
export function plain(text) {
  const found = unescaped(text)
  return found.includes('_x') ? found.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : found
}

/** The texts of all `t` within, without readings of Japanese signs. @param {string} xml */
export function textOf(xml) {
  const kept = xml.includes('rPh') ? xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '') : xml
  let text = ''
  for (const [, inner = ''] of kept.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g)) text += inner
  return plain(text)
}

/** @param {string} attributes @param {string} name */
export function attribute(attributes, name) {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return found ? unescaped(found[1] ?? found[2] ?? '') : undefined
}

/** Elements of a name out of a text that comes in parts, one after the other, and what follows the last of them. @param {AsyncIterable<string>} parts @param {string} name @param {number} most characters of one */
export async function* elements(parts, name, most) {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?:\\s([^>]*?))?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g')
  let text = ''
  for await (const part of parts) {
    text += part
    let end = 0
    for (const found of text.matchAll(pattern)) {
      yield { attributes: found[1] ?? '', inner: found[2] ?? '' }
      end = found.index + found[0].length
    }
    text = text.slice(end)
    if (text.length > most) throw new RangeError('An element is too long.')
  }
}
