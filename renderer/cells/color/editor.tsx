import { BgColorsOutlined } from '@ant-design/icons'
import { Button, ColorPicker, Input, Space } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { inputProps } from '../../controls/base/editor-props'
import { texts } from '../../controls/base/texts'
import { useTypedText } from '../../controls/text/use-typed-text'
import type { CellEditorProps } from '../../model/cell-type'
import { isComposing, onEnter } from '../../ui/input/composing'
import type { ColorSettings } from './definition'
import { readColor } from './definition'
import { Swatch } from './swatch'

const START = '#1890FF'

/** The digits of a colour, and a palette to take it from. */
export function Editor(props: CellEditorProps<string, ColorSettings>) {
  const { settings, value, onChange, disabled, readOnly, field } = props
  // What is typed is a colour only at its end; it is put right, or taken back, when the input is left.
  const [draft, setDraft] = useState<string>()
  const typed = useTypedText(draft ?? value ?? '', setDraft)
  const take = (text: string) => {
    setDraft(undefined)
    const color = text.trim() === '' ? null : readColor(text, settings.alpha)
    if (color !== undefined && color !== value) onChange(color)
  }
  const leave = () => {
    if (draft !== undefined) take(draft)
    props.onBlur?.()
  }
  const fixed = disabled || readOnly
  const [open, setOpen] = useState(false)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || isComposing(event)) return
    // The palette, and not the window around it as well.
    event.stopPropagation()
    setOpen(false)
  }
  const presets = settings.presets ? { presets: [{ label: texts.presets, colors: [...settings.presets] }] } : {}
  return (
    <Space.Compact block onKeyDown={press}>
      <Input
        {...inputProps(props)}
        {...typed}
        placeholder={props.placeholder ?? START}
        readOnly={readOnly}
        prefix={<Swatch color={value ?? 'transparent'} />}
        onBlur={leave}
        onPressEnter={onEnter(() => draft !== undefined && take(draft))}
      />
      <ColorPicker
        // What the palette begins with; nothing is chosen by that.
        value={readColor(value ?? '', settings.alpha) ?? START}
        disabled={fixed}
        disabledAlpha={!settings.alpha}
        format="hex"
        allowClear
        open={open}
        onOpenChange={setOpen}
        {...presets}
        onChangeComplete={color => take(color.toHexString())}
        onClear={() => onChange(null)}
      >
        <Button icon={<BgColorsOutlined aria-hidden />} disabled={fixed} aria-label={`${texts.palette} ${field.title}`} />
      </ColorPicker>
    </Space.Compact>
  )
}
