import type { CellType } from '../../model/cell-type'
import type { Json } from '../../model/json'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type JsonSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const json: CellType<Json, JsonSettings> = {
  ...cellSchema,
  codec,
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text', opens: true },
  guards: true,
  Viewer,
  Editor,
}
