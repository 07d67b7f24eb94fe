import { TableOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { texts } from '../texts'
import { Entries, type MenuEntry, Popup } from './popup'
import { moveFocus } from './roving'

const MOST = { rows: 8, columns: 10 }

/** Inserts a table, or changes the one around the cursor. */
export function TableTool({ editor }: { readonly editor: Editor }) {
  const within = editor.isActive('table')
  return (
    <Popup
      name="table"
      label={texts.table}
      icon={<TableOutlined aria-hidden />}
      kind={within ? 'menu' : 'dialog'}
      pressed={within}
      disabled={editor.isActive('codeBlock')}
      onDone={() => editor.view.focus()}
    >
      {done =>
        within ? (
          <Entries entries={entries(editor)} done={done} />
        ) : (
          <SizeChooser
            onChoose={(rows, cols) => {
              done()
              editor.chain().focus().insertTable({ rows, cols, withHeaderRow: true }).run()
            }}
          />
        )
      }
    </Popup>
  )
}

const COMMANDS = [
  ['addRowBefore', 'rowBefore'],
  ['addRowAfter', 'rowAfter'],
  ['deleteRow', 'rowOut'],
  ['addColumnBefore', 'columnBefore'],
  ['addColumnAfter', 'columnAfter'],
  ['deleteColumn', 'columnOut'],
  ['mergeCells', 'merge'],
  ['splitCell', 'split'],
  ['toggleHeaderRow', 'headRow'],
  ['toggleHeaderColumn', 'headColumn'],
  ['deleteTable', 'tableOut'],
] as const

function entries(editor: Editor): readonly MenuEntry[] {
  const can = editor.can()
  return COMMANDS.map(([command, text]) => ({
    key: command,
    text: texts[text],
    disabled: !can[command](),
    run: () => editor.chain().focus()[command]().run(),
  }))
}

/** Rows and columns of a new table, chosen on a board. */
function SizeChooser({ onChoose }: { readonly onChoose: (rows: number, columns: number) => void }) {
  const [size, setSize] = useState({ rows: 1, columns: 1 })
  const board = useRef<HTMLFieldSetElement>(null)
  const move = (event: KeyboardEvent) => moveFocus(event, [...(board.current?.querySelectorAll<HTMLElement>('button') ?? [])], MOST.columns)
  const places = Array.from({ length: MOST.rows * MOST.columns }, (_, index) => ({
    rows: Math.floor(index / MOST.columns) + 1,
    columns: (index % MOST.columns) + 1,
  }))
  return (
    <>
      <fieldset ref={board} aria-label={texts.table} className="weft-rich-board" onKeyDown={move}>
        {places.map(({ rows, columns }) => (
          <button
            key={`${rows} ${columns}`}
            type="button"
            aria-label={texts.tableSize(rows, columns)}
            tabIndex={rows === size.rows && columns === size.columns ? 0 : -1}
            className={rows <= size.rows && columns <= size.columns ? 'is-in' : ''}
            onFocus={() => setSize({ rows, columns })}
            onPointerEnter={() => setSize({ rows, columns })}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(rows, columns)}
          />
        ))}
      </fieldset>
      <div className="weft-rich-note">{texts.tableSize(size.rows, size.columns)}</div>
    </>
  )
}
