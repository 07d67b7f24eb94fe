import { useMemo } from 'react'
import { categoryTree } from '../../controls/tree/category-source'
import { TreeChooser } from '../../controls/tree/tree-chooser'
import type { CellEditorProps } from '../../model/cell-type'
import type { CategorySettings } from './definition'

/** Categories; their names go into another field where one is named. */
export function Editor(props: CellEditorProps<string, CategorySettings>) {
  const { settings, setOthers } = props
  const source = useMemo(() => categoryTree(settings), [settings])
  const { back } = settings
  const setNames = (names: readonly string[]) => back && setOthers?.({ [back]: names.length === 0 ? null : names.join(',') })
  return (
    <TreeChooser
      editor={props}
      source={source}
      condition={settings.condition}
      multiple={settings.multiple}
      onNames={names => setNames(names)}
    />
  )
}
