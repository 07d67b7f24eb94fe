import { orderOperators } from '../../controls/base/operators'
import { boundedCodec } from '../../controls/choice/bounded-codec'
import type { CellCodec, CellDefinition } from '../../model/cell-type'

export interface SliderSettings {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Stands behind the number, such as `%`. Null: nothing. */
  readonly suffix?: string | null
}

const bare = boundedCodec<SliderSettings>(settings => settings)

/** A suffix is shown, and need not be typed. */
const codec: CellCodec<number, SliderSettings> = {
  ...bare,
  text: (value, { settings }) => (value === null ? '' : `${value}${settings.suffix ?? ''}`),
  fromText: (text, at) => {
    const { suffix } = at.settings
    return bare.fromText(suffix && text.trim().endsWith(suffix) ? text.trim().slice(0, -suffix.length) : text, at)
  },
}

export const definition: CellDefinition<number, SliderSettings> = {
  type: 'slider',
  title: '滑动条',
  kind: 'decimal',
  operators: orderOperators,
  align: 'right',
  settings: {
    type: 'object',
    properties: {
      min: { type: 'number', default: 0 },
      max: { type: 'number', default: 100 },
      step: { type: 'number', exclusiveMinimum: 0, default: 1 },
      suffix: { type: 'string', nullable: true },
    },
    required: ['min', 'max', 'step'],
    additionalProperties: false,
  },
  limits: { min: 'min', max: 'max', step: 'step' },
  codec,
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text' },
}
