import { Ellipsis } from '../../controls/text/ellipsis'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type FilterSettings } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer({ value, ellipsis }: CellViewerProps<string, FilterSettings>) {
  return <Ellipsis text={value ?? ''} length={ellipsis} />
}

export const inputFilter: CellType<string, FilterSettings> = { ...definition, Viewer, Editor }
