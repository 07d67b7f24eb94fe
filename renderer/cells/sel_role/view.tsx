import { LabelsText } from '../../controls/choice/labels-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type RoleSettings } from './definition'
import { roleLabels } from './roles'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, RoleSettings>) {
  return <LabelsText {...props} {...roleLabels[props.settings.store]} />
}

export const selRole: CellType<string, RoleSettings> = { ...definition, Viewer, Editor }
