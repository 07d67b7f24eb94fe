import { useMemo } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { TreeChooser } from '../shared/tree/tree-chooser'
import { sourceOf, type TreeSettings } from './tree-source'

export function Editor(props: CellEditorProps<string, TreeSettings>) {
  const { settings } = props
  const source = useMemo(() => sourceOf(settings), [settings])
  return <TreeChooser editor={props} source={source} condition={settings.condition} multiple={settings.multiple} />
}
