import type { CellViewerProps } from '../../model/cell-type'
import { departmentLabels, fetchDepartmentLabels } from '../shared/departments/departments'
import { LabelsText } from '../shared/labels-text'
import type { DepartSettings } from './schema'

export function Viewer(props: CellViewerProps<string, DepartSettings>) {
  return <LabelsText {...props} what={departmentLabels} fetch={fetchDepartmentLabels} />
}
