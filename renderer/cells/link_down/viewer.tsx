import { useMemo } from 'react'
import { useDictionary } from '../../dictionary'
import type { CellViewerProps } from '../../model/cell-type'
import { ChoiceViewer } from '../shared/choice-viewer'
import { TreeNames } from '../shared/tree/tree-names'
import type { LinkSettings } from './schema'
import { treeOf } from './use-level'

type Props = CellViewerProps<string, LinkSettings>

export function Viewer(props: Props) {
  return props.settings.dict.includes(',') ? <FromTable {...props} /> : <FromDictionary {...props} />
}

function FromTable(props: Props) {
  const { settings } = props
  const source = useMemo(() => treeOf(settings), [settings])
  return <TreeNames {...props} source={source} />
}

function FromDictionary(props: Props) {
  const { options } = useDictionary(props.settings.dict)
  return <ChoiceViewer {...props} settings={{}} options={options} />
}
