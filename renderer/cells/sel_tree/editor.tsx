import { useMemo } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { tableTree } from '../shared/tree/table-source'
import { TreeChooser } from '../shared/tree/tree-chooser'
import type { TreeSettings } from './schema'

export function Editor(props: CellEditorProps<string, TreeSettings>) {
  const { settings } = props
  const source = useMemo(() => tableTree(settings), [settings])
  return <TreeChooser editor={props} source={source} condition={settings.condition} multiple={settings.multiple} />
}
