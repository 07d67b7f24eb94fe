import type { CellType } from '../../model/cell-type'
import { codec } from './codec'
import { Editor } from './editor'
import { cellSchema, type EllipsisSettings } from './schema'
import { Viewer } from './viewer'

export const ellipsis: CellType<string, EllipsisSettings> = {
  ...cellSchema,
  codec,
  quick: { by: 'text', maxLength: ({ settings }) => settings.maxLength ?? undefined },
  Viewer,
  Editor,
}
