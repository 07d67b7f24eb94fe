import { type CellCodec, CellValueError } from '../../model/cell-type'
import type { Json } from '../../model/json'
import { jsonFault, jsonValue } from '../shared/json/problems'
import type { JsonSettings } from './schema'

/** Any value of JSON; where the API holds it as text, code has the value all the same. */
export const codec: CellCodec<Json, JsonSettings> = {
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
