import { LabelsText } from '../../controls/choice/labels-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type PositionSettings } from './definition'
import { positionLabels } from './positions'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, PositionSettings>) {
  return <LabelsText {...props} {...positionLabels[props.settings.store]} />
}

export const selPosition: CellType<string, PositionSettings> = { ...definition, Viewer, Editor }
