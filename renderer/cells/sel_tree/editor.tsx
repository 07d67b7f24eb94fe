import { Alert, Button, TreeSelect } from 'antd'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TreeNode } from '../../dictionary'
import type { CellEditorProps } from '../../model/cell-type'
import { useHost } from '../../source/host-context'
import { joinValues, splitValues } from '../shared/comma'
import { inputProps } from '../shared/editor-props'
import { learnLabels, useLabels } from '../shared/label-loader'
import { texts as shared } from '../shared/texts'
import { fetchTreeLabels, isCondition, loadNodes, treeLabels } from './nodes'
import type { TreeSettings } from './schema'
import { texts } from './texts'

type Props = CellEditorProps<string, TreeSettings>

/** Pixels of the drop-down list. */
const height = 400

export function Editor(props: Props) {
  if (!isCondition(props.settings.condition)) return <Alert type="error" message={texts.wrongCondition} showIcon />
  return <Chooser {...props} />
}

interface Labelled {
  readonly value: string
  readonly label: string
}

/** As antd takes a flat list of nodes. */
interface FlatNode {
  readonly id: string
  readonly pId: string
  readonly value: string
  readonly title: string
  readonly isLeaf: boolean
}

function Chooser(props: Props) {
  const { settings, readOnly } = props
  const values = splitValues(props.value)
  const fetch = useMemo(() => fetchTreeLabels(settings), [settings])
  const names = useLabels(treeLabels(settings), values, fetch)
  const { nodes, failed, load } = useNodes(settings)
  const labelled = values.map(value => ({ value, label: names.get(value) ?? value }))
  const choose = (chosen: Labelled | Labelled[] | null | undefined) => {
    if (readOnly) return
    const list = Array.isArray(chosen) ? chosen : [chosen]
    props.onChange(joinValues(list.flatMap(each => (each ? [each.value] : []))))
  }
  return (
    <TreeSelect<Labelled | Labelled[] | undefined, FlatNode>
      {...inputProps(props)}
      placeholder={props.placeholder ?? shared.choose}
      labelInValue
      multiple={settings.multiple}
      value={settings.multiple ? labelled : labelled[0]}
      onChange={choose}
      treeDataSimpleMode
      treeData={[...nodes]}
      loadData={node => load(String(node.value))}
      treeNodeFilterProp="title"
      showSearch={!readOnly}
      allowClear={!readOnly}
      notFoundContent={failed ? <Failed onRetry={() => load(undefined)} /> : shared.noData}
      listHeight={height}
      styles={{ popup: { root: { maxHeight: height, overflow: 'auto' } } }}
      style={{ width: '100%' }}
      onOpenChange={open => open && !readOnly && nodes.length === 0 && void load(undefined)}
      {...(readOnly ? { open: false } : {})}
    />
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <span>
      {shared.failedToLoad}
      <Button type="link" size="small" onMouseDown={event => event.preventDefault()} onClick={onRetry}>
        {shared.retry}
      </Button>
    </span>
  )
}

/** The nodes that were read so far, one level at a time. */
function useNodes(settings: TreeSettings) {
  const host = useHost()
  const [nodes, setNodes] = useState<readonly FlatNode[]>([])
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // Other settings are another tree.
    if (settings) setNodes([])
  }, [settings])
  const load = useCallback(
    async (parent: string | undefined) => {
      try {
        const found = await loadNodes(host, settings, parent)
        setFailed(false)
        learnLabels(host, treeLabels(settings), fetchTreeLabels(settings), new Map(found.map(node => [node.value, node.title])))
        setNodes(last => merge(last, parent, found))
      } catch (error) {
        setFailed(true)
        host.report(error, 'tree select')
      }
    },
    [host, settings],
  )
  return { nodes, failed, load }
}

function merge(last: readonly FlatNode[], parent: string | undefined, found: readonly TreeNode[]): readonly FlatNode[] {
  // A node that stands under itself, or twice, would make an endless tree.
  const known = new Set(last.map(node => node.id))
  const fresh = found.filter(node => !known.has(node.value))
  const flat = fresh.map(({ value, title, leaf }) => ({ id: value, pId: parent ?? '', value, title, isLeaf: leaf }))
  // A node without children is a leaf, whatever its mark said.
  const parents = found.length === 0 ? last.map(node => (node.id === parent ? { ...node, isLeaf: true } : node)) : last
  return [...parents, ...flat]
}
