import { useMemo } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { categoryTree } from '../shared/tree/category-source'
import { TreeChooser } from '../shared/tree/tree-chooser'
import type { CategorySettings } from './schema'

/** Categories; their names go into another field where one is named. */
export function Editor(props: CellEditorProps<string, CategorySettings>) {
  const { settings, setOthers } = props
  const source = useMemo(() => categoryTree(settings), [settings])
  const { back } = settings
  const tell = (names: readonly string[]) => back && setOthers?.({ [back]: names.length === 0 ? null : names.join(',') })
  return (
    <TreeChooser
      editor={props}
      source={source}
      condition={settings.condition}
      multiple={settings.multiple}
      onNames={names => tell(names)}
    />
  )
}
