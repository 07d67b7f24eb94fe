import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { roleLabels } from './roles'
import { cellSchema, type RoleSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const selRole: CellType<string, RoleSettings> = { ...cellSchema, codec, names: ({ store }) => roleLabels[store], Viewer, Editor }
