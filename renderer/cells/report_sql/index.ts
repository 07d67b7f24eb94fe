import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type ReportSqlSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const reportSql: CellType<string, ReportSqlSettings> = { ...cellSchema, codec, Viewer, Editor }
