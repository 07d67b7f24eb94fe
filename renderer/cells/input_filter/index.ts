import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type FilterSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const inputFilter: CellType<string, FilterSettings> = {
  ...cellSchema,
  codec,
  plain: value => value ?? '',
  quick: { by: 'text', maxLength: ({ settings }) => settings.maxLength ?? undefined },
  Viewer,
  Editor,
}
