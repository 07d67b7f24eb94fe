import { Checkbox, type TreeDataNode } from 'antd'
import { Fragment, type ReactNode } from 'react'
import { type GrantNode, partsOf } from './grant-keys'

export interface ActionTicks {
  readonly granted: ReadonlySet<string>
  readonly onTick: (key: string, checked: boolean) => void
  /** What stands behind the name of a node. */
  readonly behind: (node: GrantNode) => ReactNode
}

/** A node of the tree. Its title is a text, by which its box is heard; `grant` has what stands behind it. */
export interface GrantData extends TreeDataNode {
  readonly grant?: GrantNode
  children?: GrantData[]
}

/** The nodes as the tree draws them: actions of a page stand side by side in one row below it. */
export function treeData(nodes: readonly GrantNode[], ticks: ActionTicks, level = 1): GrantData[] {
  return nodes.map(node => {
    const { key, title } = node
    const { actions, pages } = partsOf(node, level)
    const below = treeData(pages, ticks, level + 1)
    if (actions.length === 0) return { key, title, grant: node, children: below }
    const row = { key: `${key}/actions`, checkable: false, title: <ActionRow page={title} actions={actions} {...ticks} /> }
    return { key, title, grant: node, children: [row, ...below] }
  })
}

interface ActionRowProps extends ActionTicks {
  readonly page: string
  readonly actions: readonly GrantNode[]
}

function ActionRow({ page, actions, granted, onTick, behind }: ActionRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes a legend and a frame, and stands in a line of the tree
    <span role="group" aria-label={page} className="weft-grant-actions">
      {actions.map(node => (
        <Fragment key={node.key}>
          <Checkbox checked={granted.has(node.key)} onChange={event => onTick(node.key, event.target.checked)}>
            {node.title}
          </Checkbox>
          {behind(node)}
        </Fragment>
      ))}
    </span>
  )
}
