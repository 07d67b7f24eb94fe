import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { splitValues } from '../shared/comma'
import { fileName } from '../shared/upload/stored-file'
import { codec } from './codec'
import { cellSchema, type ImageSettings } from './schema'

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer)
const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const image: CellType<string, ImageSettings> = {
  ...cellSchema,
  codec,
  pictures: value => splitValues(value).map(path => ({ path, name: fileName(path) })),
  guards: true,
  Viewer,
  Editor,
}
