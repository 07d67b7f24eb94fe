import { Alert, Button, Empty, Input, Spin, Tree, type TreeDataNode } from 'antd'
import { type Key, useCallback, useMemo, useState } from 'react'
import { LIST_SEARCH_DELAY, useDebounced } from '../../dictionary'
import { useNarrow } from '../../hooks/media-query'
import type { Host } from '../../model/host'
import { texts as shared } from '../base/texts'
import { useLoaded } from '../base/use-loaded'
import { useTypedText } from '../text/use-typed-text'
import { type Department, departmentNames, foundTree, loadDepartments, searchDepartments } from './departments'
import { texts } from './texts'

export interface DepartmentTreeProps {
  /** Ids of the chosen ones, in their order of choosing. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[], names: ReadonlyMap<string, string>) => void
  /** `checkbox`: several; `one`: the last chosen one. */
  readonly mode: 'checkbox' | 'one'
}

/** All departments, to be searched by the server and chosen. */
export function DepartmentTree(props: DepartmentTreeProps) {
  const { loaded, retry } = useLoaded(loadDepartments)
  if (loaded.state === 'loading') return <Waiting />
  if (loaded.state === 'failed') return <Failed message={loaded.message} onRetry={retry} />
  return <Searchable {...props} tree={loaded.value} />
}

function Searchable({ tree, ...rest }: ChoiceProps) {
  const [text, setText] = useState('')
  const narrow = useNarrow()
  const typed = useTypedText(text, setText)
  const wanted = useDebounced(text.trim(), LIST_SEARCH_DELAY)
  const [opened, setOpened] = useState<Key[]>(() => tree.map(node => node.id))
  return (
    <>
      <Input autoFocus={!narrow} allowClear placeholder={texts.search} aria-label={texts.search} {...typed} />
      {wanted === '' ? (
        <Nodes {...rest} tree={tree} opened={opened} onOpen={setOpened} />
      ) : (
        <FoundNodes key={wanted} {...rest} tree={tree} wanted={wanted} />
      )}
    </>
  )
}

type ChoiceProps = DepartmentTreeProps & { readonly tree: readonly Department[] }

/** What the server finds, with the way to it. */
function FoundNodes({ wanted, tree, ...rest }: ChoiceProps & { readonly wanted: string }) {
  const search = useCallback((host: Host, signal: AbortSignal) => searchDepartments(host, wanted, signal), [wanted])
  const { loaded, retry } = useLoaded(search)
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const found = useMemo(() => (loaded.state === 'ready' ? foundTree(tree, loaded.value) : []), [tree, loaded])
  if (loaded.state === 'loading') return <Waiting />
  if (loaded.state === 'failed') return <Failed message={loaded.message} onRetry={retry} />
  const all = [...departmentNames(found).keys()]
  return (
    <Nodes
      {...rest}
      tree={found}
      opened={all.filter(key => !closed.has(key))}
      onOpen={keys => setClosed(new Set(all.filter(key => !keys.includes(key))))}
    />
  )
}

const Waiting = () => <Spin style={{ display: 'block', margin: 24 }} />

function Failed({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  const again = (
    <Button size="small" onClick={onRetry}>
      {shared.retry}
    </Button>
  )
  return <Alert type="error" message={shared.failedToLoad} description={message} action={again} />
}

interface NodesProps extends ChoiceProps {
  readonly opened: readonly Key[]
  readonly onOpen: (keys: Key[]) => void
}

function Nodes({ tree, chosen, onChoose, mode, opened, onOpen }: NodesProps) {
  const names = useMemo(() => departmentNames(tree), [tree])
  const choose = (id: string) => {
    const others = chosen.filter(each => each !== id)
    const on = others.length === chosen.length
    onChoose(mode === 'one' ? (on ? [id] : []) : on ? [...chosen, id] : others, names)
  }
  if (tree.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} />
  return (
    <Tree
      aria-label={texts.title}
      treeData={nodesOf(tree)}
      height={400}
      blockNode
      checkable={mode === 'checkbox'}
      checkStrictly
      checkedKeys={mode === 'checkbox' ? [...chosen] : []}
      selectedKeys={mode === 'one' ? [...chosen] : []}
      expandedKeys={[...opened]}
      onExpand={onOpen}
      onCheck={(_, { node }) => choose(String(node.key))}
      onSelect={(_, { node }) => choose(String(node.key))}
    />
  )
}

function nodesOf(tree: readonly Department[]): TreeDataNode[] {
  return tree.map(node => ({ key: node.id, title: node.name, children: nodesOf(node.children) }))
}
