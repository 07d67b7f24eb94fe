import { type NoSettings, noSettings } from '../../controls/base/settings'
import type { CellCodec, CellDefinition } from '../../model/cell-type'

/** Carried along as it came, whatever it is. */
const codec: CellCodec<unknown, unknown> = {
  decode: wire => (wire === undefined || wire === '' ? null : wire),
  encode: value => value,
  text: value => (value === null || typeof value === 'object' ? '' : String(value)),
  fromText: text => (text === '' ? null : text),
}

export const definition: CellDefinition<unknown, NoSettings> = {
  type: 'hidden',
  title: '隐藏',
  kind: 'text',
  operators: ['eq'],
  width: 0,
  settings: noSettings,
  codec,
}
