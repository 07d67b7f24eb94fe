import type { NoSettings } from '../../controls/base/settings'
import { ChoicesSelect } from '../../controls/choice/choice-select'
import { ChoiceViewer } from '../../controls/choice/choice-viewer'
import type { CellType } from '../../model/cell-type'
import { definition } from './definition'

export const listMulti: CellType<string, NoSettings> = { ...definition, Viewer: ChoiceViewer, Editor: ChoicesSelect }
