import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { namesOfDepartments } from '../shared/departments/departments'
import { codec } from './codec'
import { cellSchema, type DepartSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const selDepart: CellType<string, DepartSettings> = { ...cellSchema, codec, names: () => namesOfDepartments, Viewer, Editor }
