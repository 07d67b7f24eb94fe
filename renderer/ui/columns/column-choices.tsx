import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button, Checkbox, Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { amendChoice, type ColumnChoice, moveChoice, type Pin } from './column-settings'
import './columns.css'
import { NumberBox } from '../input/number-box'
import { texts } from './texts'

const PINS: { readonly value: Pin | 'none'; readonly label: string }[] = [
  { value: 'none', label: texts.pins.none },
  { value: 'left', label: texts.pins.left },
  { value: 'right', label: texts.pins.right },
]

/** The columns as a person arranges them, in a list as in a grid. */
export interface ColumnChoicesProps {
  readonly choices: readonly ColumnChoice[]
  readonly setChoices: (choices: readonly ColumnChoice[]) => void
  /** Back to what the screen says. */
  readonly reset: () => void
  readonly titleOf: (name: string) => string
}

/** Which columns are shown, in which order, pinned where and how wide. It takes the focus when it comes. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { choices, setChoices, reset } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  const [dragged, setDragged] = useState<string>()
  const drop = (onto: number) => {
    const from = choices.findIndex(choice => choice.name === dragged)
    if (dragged !== undefined && from >= 0) setChoices(moveChoice(choices, dragged, onto - from))
    setDragged(undefined)
  }
  return (
    <div ref={place}>
      <ul className="weft-columns" aria-label={texts.columns}>
        {choices.map((choice, index) => (
          <li
            key={choice.name}
            draggable
            onDragStart={() => setDragged(choice.name)}
            onDragOver={event => event.preventDefault()}
            onDrop={() => drop(index)}
          >
            <Choice place={props} choice={choice} first={index === 0} last={index === choices.length - 1} />
          </li>
        ))}
      </ul>
      <Button size="small" autoInsertSpace={false} onClick={reset}>
        {texts.reset}
      </Button>
    </div>
  )
}

interface ChoiceProps {
  readonly place: ColumnChoicesProps
  readonly choice: ColumnChoice
  readonly first: boolean
  readonly last: boolean
}

function Choice({ place: { choices, setChoices, titleOf }, choice, first, last }: ChoiceProps) {
  const { name, shown, pin, width } = choice
  const title = titleOf(name)
  const lastShown = shown && choices.filter(other => other.shown).length === 1
  const move = (by: number) => setChoices(moveChoice(choices, name, by))
  return (
    <>
      <Checkbox
        checked={shown}
        disabled={lastShown}
        aria-label={texts.showColumn(title)}
        onChange={event => setChoices(amendChoice(choices, name, { shown: event.target.checked }))}
      >
        {title}
      </Checkbox>
      <Button
        size="small"
        type="text"
        aria-label={texts.moveUp(title)}
        icon={<ArrowUpOutlined aria-hidden />}
        disabled={first}
        onClick={() => move(-1)}
      />
      <Button
        size="small"
        type="text"
        aria-label={texts.moveDown(title)}
        icon={<ArrowDownOutlined aria-hidden />}
        disabled={last}
        onClick={() => move(1)}
      />
      <Select<Pin | 'none'>
        size="small"
        aria-label={texts.pin(title)}
        style={{ width: 84 }}
        value={pin ?? 'none'}
        options={PINS}
        onChange={value => setChoices(amendChoice(choices, name, { pin: value === 'none' ? undefined : value }))}
      />
      <NumberBox
        size="small"
        aria-label={texts.width(title)}
        style={{ width: 72 }}
        placeholder={texts.widthHint}
        min={40}
        max={1200}
        value={width ?? null}
        changeOnBlur
        onChange={value => setChoices(amendChoice(choices, name, { width: value ?? undefined }))}
      />
    </>
  )
}
