import type { CellCodec } from '../../model/cell-type'

/** Carried along as it came: only the widget knows what it is. */
export const codec: CellCodec<unknown, unknown> = {
  decode: wire => (wire === undefined || wire === '' ? null : wire),
  encode: value => value,
  text: value => (value === null || typeof value === 'object' ? '' : String(value)),
  fromText: text => (text === '' ? null : text),
}
