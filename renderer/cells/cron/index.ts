import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { type CronSettings, cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const cron: CellType<string, CronSettings> = {
  ...cellSchema,
  codec,
  plain: value => value ?? '',
  quick: { by: 'text', opens: true },
  guards: true,
  Viewer,
  Editor,
}
