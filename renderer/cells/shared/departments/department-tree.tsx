import { Alert, Button, Empty, Input, Spin, Tree, type TreeDataNode } from 'antd'
import { type Key, useMemo, useState } from 'react'
import { LIST_SEARCH_DELAY, useSettled } from '../../../dictionary'
import { useNarrow } from '../../../widgets/use-narrow'
import { texts as shared } from '../texts'
import { useLoaded } from '../use-loaded'
import { type Department, departmentNames, findDepartments, loadDepartments } from './departments'
import { texts } from './texts'

export interface DepartmentTreeProps {
  /** Ids of the chosen ones, in their order of choosing. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[], names: ReadonlyMap<string, string>) => void
  /** `checkbox`: several; `one`: the last chosen one. */
  readonly mode: 'checkbox' | 'one'
}

/** All departments, to be searched and chosen. */
export function DepartmentTree(props: DepartmentTreeProps) {
  const { loaded, retry } = useLoaded(loadDepartments)
  if (loaded.state === 'loading') return <Spin style={{ display: 'block', margin: 24 }} />
  if (loaded.state === 'failed') {
    const again = (
      <Button size="small" onClick={retry}>
        {shared.retry}
      </Button>
    )
    return <Alert type="error" message={shared.failedToLoad} description={loaded.message} action={again} />
  }
  return <Searchable {...props} tree={loaded.value} />
}

function Searchable({ tree, chosen, onChoose, mode }: DepartmentTreeProps & { readonly tree: readonly Department[] }) {
  const [text, setText] = useState('')
  const narrow = useNarrow()
  const wanted = useSettled(text, LIST_SEARCH_DELAY)
  const names = useMemo(() => departmentNames(tree), [tree])
  const found = useMemo(() => findDepartments(tree, wanted), [tree, wanted])
  const [opened, setOpened] = useState<Key[]>(() => tree.map(node => node.id))
  const choose = (id: string) => {
    const others = chosen.filter(each => each !== id)
    const on = others.length === chosen.length
    onChoose(mode === 'one' ? (on ? [id] : []) : on ? [...chosen, id] : others, names)
  }
  return (
    <>
      <Input
        autoFocus={!narrow}
        allowClear
        value={text}
        placeholder={texts.search}
        aria-label={texts.search}
        onChange={event => setText(event.target.value)}
      />
      {found.length === 0 ? (
        <Empty description={texts.none} />
      ) : (
        <Tree
          aria-label={texts.title}
          treeData={nodesOf(found)}
          height={400}
          blockNode
          checkable={mode === 'checkbox'}
          checkStrictly
          checkedKeys={mode === 'checkbox' ? [...chosen] : []}
          selectedKeys={mode === 'one' ? [...chosen] : []}
          expandedKeys={wanted.trim() === '' ? opened : [...names.keys()]}
          onExpand={keys => setOpened(keys)}
          onCheck={(_, { node }) => choose(String(node.key))}
          onSelect={(_, { node }) => choose(String(node.key))}
        />
      )}
    </>
  )
}

function nodesOf(tree: readonly Department[]): TreeDataNode[] {
  return tree.map(node => ({ key: node.id, title: node.name, children: nodesOf(node.children) }))
}
