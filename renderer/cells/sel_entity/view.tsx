import { useMemo } from 'react'
import { LabelsText } from '../../controls/choice/labels-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type EntitySettings } from './definition'
import { entityLabels } from './labels'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, EntitySettings>) {
  const labels = useMemo(() => entityLabels(props.settings), [props.settings])
  return <LabelsText {...props} {...labels} />
}

export const selEntity: CellType<string, EntitySettings> = { ...definition, Viewer, Editor }
