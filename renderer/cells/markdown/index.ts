import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { withoutMarks } from './plain'
import { cellSchema, type MarkdownSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const markdown: CellType<string, MarkdownSettings> = {
  ...cellSchema,
  codec,
  plain: value => withoutMarks(value ?? ''),
  quick: { by: 'text', lines: true, opens: true },
  guards: true,
  Viewer,
  Editor,
}
