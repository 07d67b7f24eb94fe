import { fileText } from '../../../renderer/core'
import { GbkWriter } from '../encodings'
import type { Column } from '../plan'
import { texts } from './texts'
import { ExportError } from './types'

/** Bytes of a name, of a text and of a number; fields of a record. */
const LONGEST_NAME = 10
const LONGEST_TEXT = 254
const LONGEST_NUMBER = 20
const MOST_FIELDS = 255

export interface Field {
  readonly name: string
  /** C a text, N a number, D a day, L a condition. */
  readonly type: 'C' | 'N' | 'D' | 'L'
  readonly width: number
  readonly digits: number
}

/** Of all values of a column: bytes of the longest one in GBK, digits before and after the point. Days of other lengths have digits after it. */
export type Width = readonly [bytes: number, whole: number, fraction: number]

const NUMBERS = new Set<Column['type']>(['whole', 'decimal', 'number'])
/** A float that is written with an exponent, or that is none: it stays a text. */
const NO_NUMBER = 999

/** What is asked of the values `c0`, `c1` … for their widths: three figures of each column. */
export function widthColumns(columns: readonly Column[]): readonly string[] {
  return columns.flatMap(({ type }, at) => {
    const text = `cast(c${at} as varchar)`
    const bytes = `coalesce(max(2 * length(${text}) - length(regexp_replace(${text}, '[^\\x00-\\x7F]', '', 'g'))), 0)`
    if (type === 'date') return [bytes, `coalesce(max(abs(strlen(${text}) - 10)), 0)`, '0']
    if (!NUMBERS.has(type)) return [bytes, '0', '0']
    const plain = `regexp_full_match(${text}, '-?\\d+(\\.\\d+)?')`
    const whole = `max(case when not ${plain} then ${NO_NUMBER} else strlen(split_part(${text}, '.', 1)) end)`
    return [bytes, `coalesce(${whole}, 1)`, `coalesce(max(strlen(split_part(${text}, '.', 2))), 0)`]
  })
}

/** A name cut to the bytes that it may have, once each. */
function shortName(name: string, taken: ReadonlySet<string>): string {
  const writer = new GbkWriter()
  const cut = (text: string, bytes: number) => {
    let out = ''
    let left = bytes
    for (const sign of text) {
      left -= writer.next(sign).length
      if (left < 0) break
      out += sign
    }
    return out
  }
  let short = cut(fileText(name), LONGEST_NAME)
  for (let nth = 2; taken.has(short); nth++) short = `${cut(name, LONGEST_NAME - 1 - String(nth).length)}_${nth}`
  return short
}

function shapeOf({ type, name }: Column, [bytes, whole, fraction]: Width): Omit<Field, 'name'> {
  if (type === 'boolean') return { type: 'L', width: 1, digits: 0 }
  if (type === 'date' && whole === 0) return { type: 'D', width: 8, digits: 0 }
  const width = whole + (fraction > 0 ? fraction + 1 : 0)
  if (NUMBERS.has(type) && width <= LONGEST_NUMBER) return { type: 'N', width, digits: fraction }
  if (bytes > LONGEST_TEXT) throw new ExportError(texts.tooLongText(name, LONGEST_TEXT))
  return { type: 'C', width: Math.max(1, bytes), digits: 0 }
}

/** The fields of columns, and what is other in them, for people. */
export function fieldsOf(columns: readonly Column[], widths: readonly Width[]) {
  if (columns.length > MOST_FIELDS) throw new ExportError(texts.tooManyFields(MOST_FIELDS))
  const taken = new Set<string>()
  const fields = columns.map((column, at): Field => {
    const name = shortName(column.name, taken)
    taken.add(name)
    return { name, ...shapeOf(column, widths[at] ?? [0, 0, 0]) }
  })
  const renamed = columns.flatMap(({ name }, at) => (fields[at]?.name === name ? [] : [`${name}→${fields[at]?.name}`]))
  const asTexts = columns.flatMap(({ name, type }, at) => (NUMBERS.has(type) && fields[at]?.type === 'C' ? [name] : []))
  const notes = [
    ...(renamed.length > 0 ? [texts.renamed(renamed.join('、'))] : []),
    ...(asTexts.length > 0 ? [texts.asTexts(asTexts.join('、'))] : []),
  ]
  return { fields, notes }
}
