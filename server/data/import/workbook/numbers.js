const DAY = 86_400_000
const BUILT_IN = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58,
])
const BUILT_IN_CLOCKS = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56])

/** What a format makes of a number: nothing, a date, a date with its time, a time alone, or hours that are counted beyond 24. @typedef {'number' | 'date' | 'time' | 'clock' | 'hours'} Kind */

/** @param {number} id @returns {Kind} */
function builtInKind(id) {
  if (id === 46) return 'hours'
  if (BUILT_IN_CLOCKS.has(id)) return 'clock'
  return id === 22 ? 'time' : BUILT_IN.has(id) ? 'date' : 'number'
}

/** @param {number} id @param {string | undefined} code @returns {Kind} */
export function kindOf(id, code) {
  if (code === undefined) return builtInKind(id)
  const [first = ''] = code.replace(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|_.|\*./gi, '').split(';')
  if (/\[h+\]/i.test(first)) return 'hours'
  if (/[hs]/i.test(first)) return /[ydeg]/i.test(first.replace(/am\/pm|a\/p|general/gi, '')) ? 'time' : 'clock'
  return /[yd]|^m+$/i.test(first) && !/[#?]|0\.|general/i.test(first) ? 'date' : 'number'
}

/** A number as it is written out: 15 digits, as spreadsheets keep them, and no exponent. @param {string} given */
export function numberText(given) {
  if (/^-?(0|[1-9]\d{0,14})$/.test(given)) return given
  const value = Number(given)
  if (given.trim() === '' || !Number.isFinite(value)) return given
  const [, sign = '', digits = '', exponent = '0'] = /^(-?)([\d.]+)(?:e([+-]\d+))?$/.exec(value.toPrecision(15)) ?? []
  const [whole = '', after = ''] = digits.split('.')
  const all = whole + after
  const point = whole.length + Number(exponent)
  const padded = point <= 0 ? `${'0'.repeat(1 - point)}${all}` : all.padEnd(point, '0')
  const at = Math.max(point, 1)
  const rest = padded.slice(at).replace(/0+$/, '')
  const front = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  const text = rest === '' ? front : `${front}.${rest}`
  return text === '0' ? text : sign + text
}

/** A day or time by the number that spreadsheets keep. @param {string} given @param {Exclude<Kind, 'number'>} kind @param {boolean} from1904 */
export function momentText(given, kind, from1904) {
  const serial = Number(given)
  // Days that no calendar has stay numbers, which a column of dates sets apart.
  if (!Number.isFinite(serial) || serial < 0 || serial >= 2_958_466 || given.trim() === '') return numberText(given)
  const clock = new Date(Math.round(serial * 86_400) * 1000).toISOString().slice(11, 19)
  if (kind === 'hours') return `${String(Math.floor(Math.round(serial * 86_400) / 3600)).padStart(2, '0')}${clock.slice(2)}`
  if (kind === 'clock' || (serial < 1 && kind === 'time' && !from1904)) return clock
  if (!from1904 && Math.floor(serial) === 60) return '1900-02-29'
  const first = from1904 ? Date.UTC(1904, 0, 1) : serial < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30)
  const iso = new Date(first + Math.round((serial * DAY) / 1000) * 1000).toISOString()
  const day = iso.slice(0, 10)
  return kind === 'date' && Number.isInteger(serial) ? day : `${day} ${iso.slice(11, 19)}`
}
