import dayjs from 'dayjs'
import { texts } from '../../controls/base/texts'
import type { DateSettings } from '../../controls/date/date-codec'
import { dateDefinition } from '../../controls/date/date-definition'
import { decodeWith, readTime } from '../../controls/date/dates'
import type { CellCodec } from '../../model/cell-type'

export const WIRE_FORMAT = 'HH:mm:ss'

/** Any day will do; this one has all its hours everywhere. */
export const onSomeDay = (time: string) => dayjs(`2000-01-01 ${time}`)

const codec: CellCodec<string, DateSettings> = {
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

export const definition = dateDefinition({ type: 'time', title: '时间', kind: 'time', width: 110 }, WIRE_FORMAT, codec)
