import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition } from './definition'
import { NamedIcon } from './named-icon'

type Settings = Record<never, never>

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer({ value }: CellViewerProps<string, Settings>) {
  return value === null ? null : <NamedIcon name={value} />
}

/** The name of an icon, drawn beside it and found by words. */
export const icon: CellType<string, Settings> = { ...definition, Viewer, Editor }
