import { useMemo } from 'react'
import { tableTree } from '../../controls/tree/table-source'
import { TreeChooser } from '../../controls/tree/tree-chooser'
import type { CellEditorProps } from '../../model/cell-type'
import type { TreeSettings } from './definition'

export function Editor(props: CellEditorProps<string, TreeSettings>) {
  const { settings } = props
  const source = useMemo(() => tableTree(settings), [settings])
  return <TreeChooser editor={props} source={source} condition={settings.condition} multiple={settings.multiple} />
}
