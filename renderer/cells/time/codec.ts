import dayjs from 'dayjs'
import type { CellCodec } from '../../model/cell-type'
import { decodeWith, readTime } from '../shared/dates'
import { texts } from '../shared/texts'
import { type TimeSettings, WIRE_FORMAT } from './schema'

/** Any day will do; this one has all its hours everywhere. */
export const onSomeDay = (time: string) => dayjs(`2000-01-01 ${time}`)

export const codec: CellCodec<string, TimeSettings> = {
  decode: decodeWith(readTime, () => texts.notTime),
  encode: value => (value === '' ? null : value),
  text: (value, { settings }) =>
    value === null || settings.format === WIRE_FORMAT ? (value ?? '') : onSomeDay(value).format(settings.format),
  fromText: text =>
    text.trim() === ''
      ? null
      : readTime(
          text
            .trim()
            .replace(/[：时分]/g, ':')
            .replace(/秒$/, '')
            .replace(/:$/, ''),
        ),
}
