import { LabelsText } from '../../controls/choice/labels-text'
import { departmentLabels, fetchDepartmentLabels } from '../../controls/departments/departments'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { type DepartSettings, definition } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, DepartSettings>) {
  return <LabelsText {...props} what={departmentLabels} fetch={fetchDepartmentLabels} />
}

export const selDepart: CellType<string, DepartSettings> = { ...definition, Viewer, Editor }
