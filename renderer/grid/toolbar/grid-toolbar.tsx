import { DeleteOutlined, InsertRowBelowOutlined, PlusOutlined, RedoOutlined, SearchOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import type { ReactNode, RefObject } from 'react'
import { useNarrow } from '../../hooks/media-query'
import { useRead } from '../../hooks/use-store'
import type { DeleteType } from '../../model/screen'
import type { RowStore } from '../engine/row-store'
import type { RowId } from '../engine/temporary-id'
import { texts } from './texts'
import './toolbar.css'
import type { DataGridHandle } from '../surface/props'

/** What a toolbar above rows can hold. */
export type ToolbarButton = 'add' | 'insert' | 'remove' | 'undo' | 'redo' | 'find'

export interface GridToolbarProps {
  readonly store: RowStore
  readonly grid: RefObject<DataGridHandle>
  readonly buttons: readonly ToolbarButton[]
  readonly deleteType: DeleteType
  readonly selected: readonly RowId[]
  /** Only what changes nothing can be pressed. */
  readonly readOnly: boolean
  /** No more rows can be had. Default false. */
  readonly full?: boolean
  /** Before the buttons, such as 保存. */
  readonly before?: ReactNode
  /** Behind them, such as how many rows there are. */
  readonly after?: ReactNode
}

const ICONS: { readonly [button in ToolbarButton]: ReactNode } = {
  add: <PlusOutlined aria-hidden />,
  insert: <InsertRowBelowOutlined aria-hidden />,
  remove: <DeleteOutlined aria-hidden />,
  undo: <UndoOutlined aria-hidden />,
  redo: <RedoOutlined aria-hidden />,
  find: <SearchOutlined aria-hidden />,
}

/** Buttons that a narrow window shows by their sign alone. */
const DRAWN: ReadonlySet<ToolbarButton> = new Set(['insert', 'remove', 'undo', 'redo', 'find'])

/** The buttons above the rows of a grid. */
export function GridToolbar(props: GridToolbarProps) {
  const { store, before, after } = props
  useRead(store, () => store.version)
  const narrow = useNarrow()
  return (
    <div role="toolbar" aria-label={texts.toolbar} className="weft-grid-bar">
      <Space wrap size={narrow ? 4 : 8}>
        {before}
        {shownButtons(props).map(button => (
          <Button
            key={button}
            icon={ICONS[button]}
            danger={button === 'remove'}
            disabled={!canPress(button, props)}
            autoInsertSpace={false}
            {...(narrow && DRAWN.has(button) && { 'aria-label': texts[button], title: texts[button] })}
            onClick={() => press(button, props)}
          >
            {!(narrow && DRAWN.has(button)) && texts[button]}
          </Button>
        ))}
      </Space>
      {after}
    </div>
  )
}

/** What comes and goes stands behind the others: it moves none of them away under a press. */
function shownButtons({ buttons, deleteType, selected }: GridToolbarProps): readonly ToolbarButton[] {
  if (deleteType === 'alwaysShow' || !buttons.includes('remove')) return buttons
  const others = buttons.filter(button => button !== 'remove')
  return selected.length === 0 ? others : [...others, 'remove']
}

function canPress(button: ToolbarButton, { store, readOnly, full = false, selected }: GridToolbarProps): boolean {
  switch (button) {
    case 'find':
      return true
    case 'undo':
      return !readOnly && store.canUndo
    case 'redo':
      return !readOnly && store.canRedo
    case 'remove':
      return !readOnly && selected.length > 0
    case 'add':
    case 'insert':
      return !readOnly && !full
  }
}

function press(button: ToolbarButton, { grid, selected, store }: GridToolbarProps): void {
  const handle = grid.current
  if (handle === null) return
  // What is typed next goes on in the grid.
  const then = (act: () => unknown) => () => {
    act()
    handle.focus()
  }
  const work: { readonly [name in ToolbarButton]: () => void } = {
    add: then(() => handle.add()),
    insert: then(() => {
      const after = handle.active()?.id ?? selected.at(-1) ?? store.idAt(store.size - 1)
      return after === '' ? handle.add() : handle.insert(after)
    }),
    remove: then(() => handle.removeSelected()),
    find: () => handle.openFind(),
    undo: then(() => handle.undo()),
    redo: then(() => handle.redo()),
  }
  work[button]()
}
