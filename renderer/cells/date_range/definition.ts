import dayjs from 'dayjs'
import { plainDate, readDatetime } from '../../controls/date/dates'
import type { CellCodec, CellDefinition } from '../../model/cell-type'
import { CellValueError } from '../../model/cell-type'
import { inLanguages } from '../../model/language'

export const texts = inLanguages(
  { notRange: '此值不是有效日期区间', begin: '开始日期', end: '结束日期' },
  { notRange: 'This value is no range of days', begin: 'First day', end: 'Last day' },
)

export interface DateRangeSettings {
  /** How people see each day, in the letters of dayjs. */
  readonly format: string
}

const WIRE_FORMAT = 'YYYY-MM-DD'
/** Between two days that people write; a hyphen is part of the days themselves. */
const BETWEEN = /\s*[~～至到,，]\s*/

const dayOf = (text: string): string | undefined => readDatetime(plainDate(text))?.slice(0, WIRE_FORMAT.length)

/** Both days of a text in their order; undefined when it holds none. */
function readRange(text: string): string | undefined {
  const [begin, end, ...more] = text.trim().split(BETWEEN).map(dayOf)
  return begin === undefined || end === undefined || more.length > 0 || end < begin ? undefined : `${begin},${end}`
}

/** The days of a value. */
export const daysOf = (value: string | null): readonly string[] => value?.split(',') ?? []

const codec: CellCodec<string, DateRangeSettings> = {
  decode: wire => {
    if (wire === null || wire === undefined || wire === '') return null
    const value = typeof wire === 'string' ? readRange(wire) : undefined
    if (value === undefined) throw new CellValueError(texts.notRange)
    return value
  },
  encode: value => value || null,
  text: (value, { settings }) =>
    daysOf(value)
      .map(day => dayjs(day).format(settings.format))
      .join(' ~ '),
  fromText: text => (text.trim() === '' ? null : readRange(text)),
}

/** Two days in one text. Nothing compares with it: a query by days wants two fields. */
export const definition: CellDefinition<string, DateRangeSettings> = {
  type: 'date_range',
  title: '日期区间',
  kind: 'text',
  width: 210,
  operators: [],
  settings: {
    type: 'object',
    properties: { format: { type: 'string', default: WIRE_FORMAT, minLength: 1 } },
    required: ['format'],
    additionalProperties: false,
  },
  codec,
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text', opens: true },
}
