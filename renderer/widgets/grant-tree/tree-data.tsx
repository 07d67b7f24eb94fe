import { Checkbox, type TreeDataNode } from 'antd'
import { type GrantNode, partsOf } from './grant-keys'

export interface ActionTicks {
  readonly granted: ReadonlySet<string>
  readonly onTick: (key: string, checked: boolean) => void
}

/** The nodes as the tree draws them: actions of a page stand side by side in one row below it. */
export function treeData(nodes: readonly GrantNode[], ticks: ActionTicks, level = 1): TreeDataNode[] {
  return nodes.map(node => {
    const { key, title } = node
    const { actions, pages } = partsOf(node, level)
    const below = treeData(pages, ticks, level + 1)
    if (actions.length === 0) return { key, title, children: below }
    const row = { key: `${key}/actions`, checkable: false, title: <ActionRow page={title} actions={actions} {...ticks} /> }
    return { key, title, children: [row, ...below] }
  })
}

function ActionRow({ page, actions, granted, onTick }: ActionTicks & { readonly page: string; readonly actions: readonly GrantNode[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes a legend and a frame, and stands in a line of the tree
    <span role="group" aria-label={page} className="weft-grant-actions">
      {actions.map(({ key, title }) => (
        <Checkbox key={key} checked={granted.has(key)} onChange={event => onTick(key, event.target.checked)}>
          {title}
        </Checkbox>
      ))}
    </span>
  )
}
