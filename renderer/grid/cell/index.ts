import { lazyPart } from '../../ui/loading/lazy-part'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

/** How rows inside of a record are drawn. */
export const gridCellParts = { Viewer, Editor }
