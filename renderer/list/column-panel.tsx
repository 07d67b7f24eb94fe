import { ArrowDownOutlined, ArrowUpOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, InputNumber, Popover, Select, Tooltip } from 'antd'
import { useState } from 'react'
import { amendChoice, type ColumnChoice, moveChoice, type Pin } from '../widgets/columns/column-settings'
import { type PopoverFocus, usePopoverFocus } from '../widgets/use-popover-focus'
import { texts } from './texts'
import type { ColumnArrangement } from './use-column-arrangement'

const PINS: { readonly value: Pin | 'none'; readonly label: string }[] = [
  { value: 'none', label: texts.pins.none },
  { value: 'left', label: texts.pins.left },
  { value: 'right', label: texts.pins.right },
]

/** The button of the column settings and what it opens. */
export function ColumnPanel({ arrangement }: { readonly arrangement: ColumnArrangement }) {
  const focus = usePopoverFocus(arrangement.open, () => arrangement.setOpen(false))
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={arrangement.open}
      onOpenChange={arrangement.setOpen}
      afterOpenChange={focus.afterOpenChange}
      title={texts.columns}
      content={<Choices arrangement={arrangement} focus={focus} />}
      destroyOnHidden
    >
      <Tooltip title={arrangement.open ? '' : texts.columns}>
        <Button
          ref={focus.button}
          type="text"
          aria-label={texts.columns}
          onKeyDown={focus.onKeyDown}
          aria-haspopup="dialog"
          aria-expanded={arrangement.open}
          icon={<SettingOutlined aria-hidden />}
        />
      </Tooltip>
    </Popover>
  )
}

interface ChoicesProps {
  readonly arrangement: ColumnArrangement
  readonly focus: PopoverFocus
}

function Choices({ arrangement, focus: { panel, onKeyDown } }: ChoicesProps) {
  const { choices, setChoices, reset } = arrangement
  const [dragged, setDragged] = useState<string>()
  const drop = (onto: number) => {
    const from = choices.findIndex(choice => choice.name === dragged)
    if (dragged !== undefined && from >= 0) setChoices(moveChoice(choices, dragged, onto - from))
    setDragged(undefined)
  }
  return (
    <div ref={panel} role="dialog" aria-label={texts.columns} onKeyDown={onKeyDown}>
      <ul className="weft-columns" aria-label={texts.columns}>
        {choices.map((choice, index) => (
          <li
            key={choice.name}
            draggable
            onDragStart={() => setDragged(choice.name)}
            onDragOver={event => event.preventDefault()}
            onDrop={() => drop(index)}
          >
            <Choice arrangement={arrangement} choice={choice} first={index === 0} last={index === choices.length - 1} />
          </li>
        ))}
      </ul>
      <Button size="small" autoInsertSpace={false} onClick={reset}>
        {texts.columnsReset}
      </Button>
    </div>
  )
}

interface ChoiceProps {
  readonly arrangement: ColumnArrangement
  readonly choice: ColumnChoice
  readonly first: boolean
  readonly last: boolean
}

function Choice({ arrangement: { choices, setChoices, titleOf }, choice, first, last }: ChoiceProps) {
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
      <InputNumber
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
