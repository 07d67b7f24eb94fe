import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvField } from '../../sheets/csv'
import { sampleOf } from './layout'

/** Lines that are looked at, and how few say nothing. */
const SAMPLE_LINES = 200
const FEWEST_LINES = 3
/** What takes the room of two letters, as programs of GBK count: all that is no ASCII. */
const isWide = (sign: string) => sign > '\x7f'

/** The signs of a line, each with the place where it begins, from 1. */
function* placed(line: string): Generator<readonly [place: number, sign: string]> {
  let place = 1
  for (const sign of line) {
    yield [place, sign]
    place += isWide(sign) ? 2 : 1
  }
}

/** Places that are not blank in all lines. */
function filledPlaces(lines: readonly string[]): ReadonlySet<number> {
  const filled = new Set<number>()
  for (const line of lines) {
    for (const [place, sign] of placed(line)) {
      if (sign === ' ') continue
      filled.add(place)
      if (isWide(sign)) filled.add(place + 1)
    }
  }
  return filled
}

const linesOf = (sample: string) =>
  sample
    .split(/\r?\n/)
    .slice(0, SAMPLE_LINES)
    .filter(line => line.trim() !== '')

/** Where the columns of a text of fixed width begin; none where it does not look like one: names with a blank in them are no columns. */
export async function cutsOf(path: string): Promise<readonly number[]> {
  const lines = linesOf(await sampleOf(path))
  const filled = filledPlaces(lines)
  const begins = [...filled].filter(place => !filled.has(place - 1)).sort((a, b) => a - b)
  const wide = begins.slice(1).some(place => !filled.has(place - 2))
  return lines.length >= FEWEST_LINES && begins.length > 1 && (wide || begins.length > 2) ? begins : []
}

/** The fields of a line, without blanks around them. */
export function fieldsAt(line: string, cuts: readonly number[]): readonly string[] {
  const fields = cuts.map(() => '')
  let nth = 0
  for (const [place, sign] of placed(line)) {
    while (nth + 1 < cuts.length && place >= (cuts[nth + 1] ?? 0)) nth++
    if (place >= (cuts[0] ?? 1)) fields[nth] += sign
  }
  return fields.map(field => field.trim())
}

/** A text of fixed width in UTF-8 as delimited text at `to`, line by line. */
export async function openFixed(path: string, to: string, cuts: readonly number[], signal?: AbortSignal): Promise<void> {
  async function* lines() {
    let part = ''
    for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
      const text = line.replace(/^\uFEFF/, '')
      part += text.trim() === '' ? '\n' : `${fieldsAt(text, cuts).map(csvField).join(',')}\n`
      if (part.length < 1 << 16) continue
      yield part
      part = ''
    }
    yield part
  }
  await pipeline(Readable.from(lines()), createWriteStream(to, { mode: 0o600 }), { ...(signal && { signal }) })
}
