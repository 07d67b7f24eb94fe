import type { CellCodec, CellDefinition } from '../../model/cell-type'
import { orderOperators } from '../base/operators'
import type { DateSettings } from './date-codec'

type Own = Pick<CellDefinition<string, DateSettings>, 'type' | 'title' | 'kind' | 'width'>

/** What cells of days and times have in common: a text in the API's spelling `wireFormat`, which is typed or chosen. */
export function dateDefinition(own: Own, wireFormat: string, codec: CellCodec<string, DateSettings>): CellDefinition<string, DateSettings> {
  return {
    ...own,
    operators: orderOperators,
    settings: {
      type: 'object',
      properties: { format: { type: 'string', default: wireFormat, minLength: 1 } },
      required: ['format'],
      additionalProperties: false,
    },
    codec,
    guards: true,
    plain: (value, at) => codec.text(value, at),
    quick: { by: 'text', opens: true },
  }
}
