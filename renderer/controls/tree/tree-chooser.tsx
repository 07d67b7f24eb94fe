import { Alert, Spin, TreeSelect } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { learnLabels, useLabels } from '../../dictionary/labels'
import { useHost } from '../../source/host-context'
import { joinValues, splitValues } from '../base/comma'
import { inputProps } from '../base/editor-props'
import { LoadFailed } from '../base/load-failed'
import { texts as shared } from '../base/texts'
import type { ChoiceEditorProps } from '../choice/choice-select'
import { useWords } from '../choice/use-words'
import { isCondition, type TreeSource } from './nodes'
import { texts } from './texts'
import { type FlatNode, useNodes } from './use-nodes'
import { useTreeSearch } from './use-tree-search'

/** Pixels of the drop-down list. */
const height = 400

export interface TreeChooserProps {
  readonly editor: ChoiceEditorProps
  readonly source: TreeSource
  readonly condition: string
  readonly multiple: boolean
  /** Hears the names of what was chosen, before the value changes. */
  readonly onNames?: (names: readonly string[]) => void
}

/** One node of a tree or several, read level by level. A condition that is none is told in the place of the list. */
export function TreeChooser(props: TreeChooserProps) {
  if (!isCondition(props.condition)) return <Alert type="error" message={texts.wrongCondition} showIcon />
  return <Chooser {...props} />
}

/** What was read before is found too, whatever the server knows of searching. */
function together(nodes: readonly FlatNode[], found: readonly FlatNode[]): readonly FlatNode[] {
  const known = new Set(found.map(({ id }) => id))
  return [...found, ...nodes.filter(({ id }) => !known.has(id))]
}

interface Labelled {
  readonly value: string
  readonly label: string
}

function Chooser({ editor, source, multiple, onNames }: TreeChooserProps) {
  const { readOnly } = editor
  const host = useHost()
  const values = splitValues(editor.value)
  const names = useLabels(source.what, values, source.fetch)
  const { nodes, state, load } = useNodes(source)
  const { words, onSearch, forget, around } = useWords()
  const search = useTreeSearch(source, words)
  const offered = useMemo(() => (search.on ? together(nodes, search.nodes) : nodes), [nodes, search])
  const labelled = values.map(value => ({ value, label: names.get(value) ?? value }))
  const choose = (chosen: Labelled | Labelled[] | null | undefined) => {
    if (readOnly) return
    const kept = [chosen].flat().filter(each => each !== null && each !== undefined)
    learnLabels(host, source.what, source.fetch, new Map(kept.map(({ value, label }) => [value, label])))
    onNames?.(kept.map(({ label }) => label))
    editor.onChange(joinValues(kept.map(({ value }) => value)))
  }
  const { unfolded } = editor
  const [open, setOpen] = useState(unfolded === true)
  const begin = () => readOnly || nodes.length > 0 || state === 'loading' || void load(undefined)
  useEffect(() => {
    // A list that is open from the beginning does not announce that it opens.
    if (unfolded === true) void load(undefined)
  }, [unfolded, load])
  return (
    <span {...around} style={{ display: 'contents' }}>
      <TreeSelect<Labelled | Labelled[] | undefined, FlatNode>
        {...inputProps(editor)}
        placeholder={editor.placeholder ?? shared.choose}
        labelInValue
        multiple={multiple}
        {...(editor.compact && multiple ? { maxTagCount: 1, maxTagTextLength: 5 } : {})}
        value={multiple ? labelled : labelled[0]}
        onChange={choose}
        treeDataSimpleMode
        // Of a search the whole way down is there; what was read level by level would miss the rest of a level otherwise.
        treeData={[...offered]}
        {...(search.on ? { treeExpandedKeys: offered.map(({ id }) => id) } : {})}
        loadData={({ node }) => (search.on ? Promise.resolve() : load(node))}
        onSearch={onSearch}
        treeNodeFilterProp="title"
        showSearch={!readOnly}
        allowClear={!readOnly}
        notFoundContent={
          search.on ? (
            <Nothing state={search.state} onRetry={search.retry} />
          ) : (
            <Nothing state={state} onRetry={() => void load(undefined)} />
          )
        }
        listHeight={height}
        styles={{ popup: { root: { maxHeight: height, overflow: 'auto' } } }}
        style={{ width: '100%' }}
        defaultOpen={unfolded === true}
        // Lists of trees tell Escape on, and the window around would close with them.
        onKeyDown={event => open && event.key === 'Escape' && event.stopPropagation()}
        onOpenChange={now => {
          setOpen(now)
          if (now) begin()
          else forget()
        }}
        {...(readOnly ? { open: false } : {})}
      />
    </span>
  )
}

function Nothing({ state, onRetry }: { readonly state: string; readonly onRetry: () => void }) {
  if (state === 'failed') return <LoadFailed onRetry={onRetry} />
  if (state !== 'ready')
    return (
      <span role="status">
        <Spin size="small" /> {shared.loading}
      </span>
    )
  return <span role="status">{shared.noData}</span>
}
