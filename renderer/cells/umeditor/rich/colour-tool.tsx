import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { texts } from '../texts'
import type { Look } from './look'
import { Popup } from './popup'
import { moveFocus } from './roving'

/** Ten hues in four depths. */
const PALETTE = [
  '#000000 #434343 #666666 #999999 #b7b7b7 #cccccc #d9d9d9 #efefef #f3f3f3 #ffffff',
  '#a8071a #cf1322 #d46b08 #d4b106 #389e0d #08979c #1890ff #0050b3 #531dab #c41d7f',
  '#f5222d #ff7875 #fa8c16 #fadb14 #52c41a #13c2c2 #69c0ff #2f54eb #722ed1 #eb2f96',
  '#ffccc7 #ffd8bf #ffe7ba #fffbe6 #d9f7be #b5f5ec #bae7ff #d6e4ff #efdbff #ffd6e7',
].flatMap(row => row.split(' '))
const COLUMNS = 10

interface ColourToolProps {
  readonly editor: Editor
  readonly look: Extract<Look, 'color' | 'background'>
  readonly label: string
  readonly icon: ReactNode
}

/** Chooses the colour of the text or behind it. */
export function ColourTool({ editor, look, label, icon }: ColourToolProps) {
  const value = (editor.getAttributes(look).value ?? null) as string | null
  const sign = (
    <span className="weft-rich-colour-sign">
      {icon}
      <i style={{ background: value ?? 'transparent' }} />
    </span>
  )
  return (
    <Popup name={look} label={label} icon={sign} kind="dialog" onDone={() => editor.view.focus()}>
      {done => (
        <Palette
          label={label}
          value={value}
          onChoose={colour => {
            done()
            const chain = editor.chain().focus()
            if (colour === null) chain.unsetMark(look).run()
            else chain.setMark(look, { value: colour }).run()
          }}
        />
      )}
    </Popup>
  )
}

interface PaletteProps {
  readonly label: string
  readonly value: string | null
  readonly onChoose: (colour: string | null) => void
}

function Palette({ label, value, onChoose }: PaletteProps) {
  const grid = useRef<HTMLFieldSetElement>(null)
  const other = useRef<HTMLInputElement>(null)
  const move = (event: KeyboardEvent) => moveFocus(event, [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])], COLUMNS)
  return (
    <>
      <fieldset ref={grid} aria-label={label} className="weft-rich-palette" onKeyDown={move}>
        {PALETTE.map((colour, index) => (
          <button
            key={colour}
            type="button"
            aria-label={colour}
            title={colour}
            aria-pressed={colour === value}
            tabIndex={colour === value || (index === 0 && !PALETTE.includes(value ?? '')) ? 0 : -1}
            style={{ background: colour }}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(colour)}
          />
        ))}
      </fieldset>
      <div className="weft-rich-row">
        <button type="button" className="weft-rich-button" onClick={() => onChoose(null)}>
          {texts.noColor}
        </button>
        <label className="weft-rich-label">
          {texts.otherColor}
          <input ref={other} type="color" defaultValue={/^#[\da-f]{6}$/i.test(value ?? '') ? (value ?? '') : '#1890ff'} />
        </label>
        <button type="button" className="weft-rich-button" onClick={() => onChoose(other.current?.value ?? null)}>
          {texts.use}
        </button>
      </div>
    </>
  )
}
