import { FullscreenOutlined } from '@ant-design/icons'
import { Button, Input, Popover, Space } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { inputProps } from '../../controls/base/editor-props'
import { texts as shared } from '../../controls/base/texts'
import { useTypedText } from '../../controls/text/use-typed-text'
import type { CellEditorProps } from '../../model/cell-type'
import { type PopoverFocus, usePopoverFocus } from '../../ui/focus/use-popover-focus'
import { isComposing } from '../../ui/input/composing'
import type { InputPopSettings } from './definition'

/** Pixels of what pops up. */
const size = { width: 300, height: 210 }

type Props = CellEditorProps<string, InputPopSettings>

/** A line of text that opens into a larger box, for texts of several lines. */
export function Editor(props: Props) {
  const { value, onChange, disabled, readOnly } = props
  const several = /[\r\n]/.test(value ?? '')
  // A line cannot show line ends, and typing into it would lose them: they are come to in the box.
  const [open, setOpen] = useState(props.unfolded === true && several)
  const focus = usePopoverFocus(open, () => setOpen(false))
  const typed = useTypedText(value ?? '', text => onChange(text === '' ? null : text))
  if (props.inQuery) return <Input {...inputProps(props)} {...typed} allowClear />
  return (
    <Popover
      open={open}
      onOpenChange={next => !disabled && setOpen(next)}
      trigger={[]}
      placement="bottomLeft"
      destroyOnHidden
      afterOpenChange={focus.afterOpenChange}
      content={<Box {...props} focus={focus} onClose={() => setOpen(false)} />}
    >
      {/* An element of its own for the popover to hang on. */}
      <div>
        <Space.Compact block>
          <Input
            {...inputProps(props)}
            {...typed}
            {...(several ? { value: (value ?? '').replace(/\s*[\r\n]+\s*/g, ' '), onClick: () => setOpen(true) } : {})}
            readOnly={readOnly || several}
          />
          <Button
            ref={focus.button}
            icon={<FullscreenOutlined aria-hidden />}
            disabled={disabled}
            aria-expanded={open}
            aria-label={shared.enlarge(props.field.title)}
            onClick={() => setOpen(!open)}
          />
        </Space.Compact>
      </div>
    </Popover>
  )
}

interface BoxProps extends Props {
  readonly focus: PopoverFocus
  readonly onClose: () => void
}

function Box({ value, onChange, readOnly, disabled, field, focus, onClose }: BoxProps) {
  const typed = useTypedText(value ?? '', text => onChange(text === '' ? null : text))
  const close = () => {
    onClose()
    // What had the focus goes with the box.
    focus.button.current?.focus()
  }
  const pressed = (event: KeyboardEvent) => {
    // Line ends are typed here; the grid or the form around the cell takes nothing of it for its own.
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) close()
    else focus.onKeyDown(event)
  }
  return (
    <div ref={focus.panel} {...{ onKeyDown: pressed }} style={{ ...size, display: 'flex', flexDirection: 'column', gap: 8 }}>
      <Input.TextArea {...typed} autoFocus aria-label={field.title} readOnly={readOnly || disabled} style={{ flex: 1, resize: 'none' }} />
      <Button type="primary" size="small" style={{ alignSelf: 'flex-end' }} onClick={close}>
        {shared.ok}
      </Button>
    </div>
  )
}
