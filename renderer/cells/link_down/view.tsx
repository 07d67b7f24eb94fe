import { useMemo } from 'react'
import { ChoiceViewer } from '../../controls/choice/choice-viewer'
import { TreeNames } from '../../controls/tree/tree-names'
import { useDictionary } from '../../dictionary'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type LinkSettings, treeOf } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

type Props = CellViewerProps<string, LinkSettings>

function Viewer(props: Props) {
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

export const linkDown: CellType<string, LinkSettings> = { ...definition, Viewer, Editor }
