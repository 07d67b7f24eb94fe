import type { CronItem, CronPart } from './part'
import { Reader } from './reader'
import { texts } from './texts'
import { CRON_BOUNDS, type CronUnit, DAYS_BEFORE_LAST, NTH_WEEKDAY, numberOfName } from './units'

/** What one field says. Throws a `CronError`, whose position counts from `start`. */
export function parsePart(unit: CronUnit, text: string, start = 0): CronPart {
  const reader = new Reader(unit, text, start)
  if (reader.ended) throw reader.unexpected()
  const parts = [piece(reader)]
  while (reader.skip(',')) parts.push(piece(reader))
  if (!reader.ended) throw reader.unexpected()
  return joined(reader, parts)
}

type Piece = { readonly part: CronPart; readonly place: number; readonly text: string }

/** One piece is what it says; several are a list, and only plain values can be in one. */
function joined(reader: Reader, pieces: readonly Piece[]): CronPart {
  const [first] = pieces
  if (first !== undefined && pieces.length === 1) return first.part
  const items: CronItem[] = []
  for (const { part, place, text } of pieces) {
    if (part.kind !== 'list') throw reader.error(texts.alone(text), place)
    items.push(...part.items)
  }
  return { kind: 'list', items }
}

function piece(reader: Reader): Piece {
  const place = reader.place
  const part = readPiece(reader)
  return { part, place, text: reader.text.slice(place, reader.place) }
}

const one = (item: CronItem): CronPart => ({ kind: 'list', items: [item] })

function readPiece(reader: Reader): CronPart {
  const place = reader.place
  if (reader.skip('?')) return only(reader, ['day', 'week'], '?', place, { kind: 'none' })
  if (reader.skip('*')) return reader.skip('/') ? one({ kind: 'step', from: null, step: step(reader) }) : { kind: 'every' }
  if (reader.skip('/')) return one({ kind: 'step', from: null, step: step(reader) })
  // Every name has three letters; L and W do not.
  if (/^L(?![A-Z]{2})/i.test(reader.text.slice(place)) && reader.skip('L')) return last(reader, place)
  const word = reader.word()
  if (word !== undefined) return named(reader, word, place)
  const number = reader.number()
  if (number === undefined) throw reader.unexpected()
  return numbered(reader, number, place)
}

function only(reader: Reader, units: readonly CronUnit[], sign: string, place: number, part: CronPart): CronPart {
  if (units.includes(reader.unit)) return part
  throw reader.error(texts.notHere(sign, units.map(unit => texts.units[unit]).join(texts.and)), place)
}

function last(reader: Reader, place: number): CronPart {
  // Saturday is the last day of the week.
  if (reader.unit === 'week') return one({ kind: 'value', value: 7 })
  only(reader, ['day', 'week'], 'L', place, { kind: 'none' })
  const before = reader.skip('-') ? daysBefore(reader) : 0
  return { kind: 'last', before, workday: reader.skip('W') }
}

function daysBefore(reader: Reader): number {
  const { from, to } = DAYS_BEFORE_LAST
  const place = reader.place
  const days = reader.number()
  if (days === undefined || days < from || days > to) throw reader.error(texts.before(from, to), place)
  return days
}

function named(reader: Reader, word: string, place: number): CronPart {
  const from = name(reader, word, place)
  if (reader.skip('-')) {
    const end = reader.place
    const second = reader.word()
    if (second === undefined) throw /\d/.test(reader.next) ? reader.error(texts.mixed) : reader.unexpected()
    const to = name(reader, second, end)
    if (reader.next === '/') throw reader.error(texts.nameStep)
    return one({ kind: 'range', from, to, step: 1 })
  }
  if (reader.next === '/') throw reader.error(texts.nameStep)
  return weekday(reader, from) ?? one({ kind: 'value', value: from })
}

function name(reader: Reader, word: string, place: number): number {
  const number = numberOfName(reader.unit, word)
  if (number !== undefined) return number
  if (word === 'W') only(reader, ['day'], 'W', place, { kind: 'none' })
  if (reader.unit !== 'week' && reader.unit !== 'month') throw reader.error(texts.unexpected(word), place)
  throw reader.error(texts.name(word), place)
}

function numbered(reader: Reader, from: number, place: number): CronPart {
  inBounds(reader, from, place)
  if (reader.skip('-')) return range(reader, from)
  if (reader.skip('/')) return one({ kind: 'step', from, step: step(reader) })
  const sign = reader.place
  if (reader.skip('W')) return only(reader, ['day'], 'W', sign, { kind: 'nearest', day: from })
  return weekday(reader, from) ?? one({ kind: 'value', value: from })
}

/** `L` and `#` behind a weekday. */
function weekday(reader: Reader, week: number): CronPart | undefined {
  const sign = reader.place
  if (reader.skip('L')) return only(reader, ['week'], 'L', sign, { kind: 'lastWeekday', week })
  if (!reader.skip('#')) return undefined
  only(reader, ['week'], '#', sign, { kind: 'none' })
  const { from, to } = NTH_WEEKDAY
  const place = reader.place
  const nth = reader.number()
  if (nth === undefined || nth < from || nth > to) throw reader.error(texts.nth(from, to), place)
  return { kind: 'nth', week, nth }
}

function range(reader: Reader, from: number): CronPart {
  const place = reader.place
  const to = reader.number()
  if (to === undefined) throw /[A-Z]/.test(reader.next) ? reader.error(texts.mixed) : reader.unexpected()
  inBounds(reader, to, place)
  if (reader.unit === 'year' && to < from) throw reader.error(texts.years, place)
  return one({ kind: 'range', from, to, step: reader.skip('/') ? step(reader) : 1 })
}

function step(reader: Reader): number {
  const { step: most } = CRON_BOUNDS[reader.unit]
  const place = reader.place
  const found = reader.number()
  if (found === undefined) throw reader.ended ? reader.unexpected() : reader.error(texts.number)
  if (found < 1 || found > most) throw reader.error(texts.step(1, most, found), place)
  return found
}

function inBounds(reader: Reader, value: number, place: number): void {
  const { from, to } = CRON_BOUNDS[reader.unit]
  if (value < from || value > to) throw reader.error(texts.value(from, to, value), place)
}
