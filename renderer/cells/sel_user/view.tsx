import { LabelsText } from '../../controls/choice/labels-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type UserSettings } from './definition'
import { userLabels } from './users'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, UserSettings>) {
  return <LabelsText {...props} {...userLabels[props.settings.store]} />
}

export const selUser: CellType<string, UserSettings> = { ...definition, Viewer, Editor }
