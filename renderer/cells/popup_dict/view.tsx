import { useMemo } from 'react'
import { LabelsText } from '../../controls/choice/labels-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type PopupDictSettings } from './definition'
import { reportLabels } from './report'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, PopupDictSettings>) {
  const labels = useMemo(() => reportLabels(props.settings), [props.settings])
  return <LabelsText {...props} {...labels} />
}

export const popupDict: CellType<string, PopupDictSettings> = { ...definition, Viewer, Editor }
