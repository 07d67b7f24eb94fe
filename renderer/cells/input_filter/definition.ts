import { wireText } from '../../controls/base/text'
import type { CellCodec, CellDefinition } from '../../model/cell-type'

/** How a value is compared, and what stands around it for that. */
export const FILTERS = ['like', 'ne', 'ge', 'le', 'eq'] as const

export interface FilterSettings {
  /** `like` puts an asterisk at both sides, `ne` an exclamation mark before it, `ge` and `le` `>=` and `<=`; `eq` nothing. */
  readonly filter: (typeof FILTERS)[number]
  /** Blanks at both ends go. */
  readonly trim: boolean
  /** Characters that can be typed. */
  readonly maxLength?: number | null
}

const marks: { readonly [filter in FilterSettings['filter']]: readonly [before: string, behind: string] } = {
  like: ['*', '*'],
  ne: ['!', ''],
  ge: ['>=', ''],
  le: ['<=', ''],
  eq: ['', ''],
}

function stripped(wire: string, filter: FilterSettings['filter']): string {
  const [before, behind] = marks[filter]
  const rest = wire.startsWith(before) ? wire.slice(before.length) : wire
  return behind !== '' && rest.endsWith(behind) ? rest.slice(0, -behind.length) : rest
}

/** People see the bare value, the API gets it with what stands around it. Blanks go where `trim` says so. */
const codec: CellCodec<string, FilterSettings> = {
  keepsBlanks: true,
  decode: (wire, { settings }) => {
    const text = wireText(wire)
    return text === null ? null : stripped(text, settings.filter) || null
  },
  encode: (value, { settings }) => {
    const text = settings.trim ? (value?.trim() ?? '') : (value ?? '')
    return text === '' ? null : marks[settings.filter].join(text)
  },
  text: value => value ?? '',
  fromText: (typed, { settings }) => (settings.trim ? typed.trim() : typed) || null,
}

export const definition: CellDefinition<string, FilterSettings> = {
  type: 'input_filter',
  title: '条件文本',
  kind: 'text',
  // The value says itself how it is compared.
  operators: ['eq'],
  settings: {
    type: 'object',
    properties: {
      filter: { type: 'string', enum: FILTERS, default: 'like' },
      trim: { type: 'boolean', default: false },
      maxLength: { type: 'integer', minimum: 1, nullable: true },
    },
    required: ['filter', 'trim'],
    additionalProperties: false,
  },
  codec,
  plain: value => value ?? '',
  quick: { by: 'text' },
}
