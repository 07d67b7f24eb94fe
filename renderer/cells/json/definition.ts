import { jsonFault, jsonValue } from '../../controls/json/problems'
import { type CellCodec, type CellDefinition, CellValueError } from '../../model/cell-type'
import type { Json } from '../../model/json'

export interface JsonSettings {
  /** True: the API holds the value as a text of JSON, as servers of the family do. Null and false: as the value itself. */
  readonly text?: boolean | null
  /** Method and path of a call that answers kinds with `name` and `params`, a JSON Schema: the value is drawn as a form of it. Null: as text. */
  readonly schemas?: string | null
  /** Field that says which kind. */
  readonly kind?: string | null
  /** Pixels at least. */
  readonly minHeight: number
  /** Pixels before it scrolls. */
  readonly maxHeight: number
}

/** Any value of JSON; where the API holds it as text, code has the value all the same. */
const codec: CellCodec<Json, JsonSettings> = {
  keepsBlanks: true,
  decode: (wire, { settings }) => {
    if (wire === null || wire === undefined || wire === '') return null
    if (!settings.text || typeof wire !== 'string') return wire as Json
    const fault = jsonFault(wire)
    if (fault !== undefined) throw new CellValueError(fault)
    return jsonValue(wire) ?? null
  },
  encode: (value, { settings }) => (value === null || !settings.text ? value : JSON.stringify(value)),
  text: value => (value === null ? '' : JSON.stringify(value)),
  fromText: text => jsonValue(text),
}

export const definition: CellDefinition<Json, JsonSettings> = {
  type: 'json',
  title: 'JSON',
  kind: 'json',
  // A piece of JSON is nothing that people search by.
  operators: [],
  width: 200,
  settings: {
    type: 'object',
    properties: {
      text: { type: 'boolean', nullable: true },
      schemas: { type: 'string', pattern: '^GET /', nullable: true },
      kind: { type: 'string', names: 'field', nullable: true },
      minHeight: { type: 'integer', minimum: 40, maximum: 2000, default: 160 },
      maxHeight: { type: 'integer', minimum: 40, maximum: 2000, default: 400 },
    },
    required: ['minHeight', 'maxHeight'],
    additionalProperties: false,
  },
  codec,
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text', opens: true },
  follows: 'kind',
  guards: true,
}
