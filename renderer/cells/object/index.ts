import type { CellType } from '../../model/cell-type'
import type { Row } from '../../model/source'
import { lazyPart } from '../../widgets/lazy-part'
import type { NoSettings } from '../shared/settings'
import { codec } from './codec'
import { cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

/** A form draws the fields of an object as items of its own; elsewhere they have a window. */
export const object: CellType<Row, NoSettings> = { ...cellSchema, codec, Viewer, Editor }
