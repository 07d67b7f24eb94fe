import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type UserSettings } from './schema'
import { userLabels } from './users'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const selUser: CellType<string, UserSettings> = { ...cellSchema, codec, names: ({ store }) => userLabels[store], Viewer, Editor }
