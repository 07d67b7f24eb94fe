import { FullscreenOutlined } from '@ant-design/icons'
import { Button, Input, Modal, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { inputProps } from '../base/editor-props'
import { texts } from '../base/texts'

export interface WindowEditorProps {
  readonly props: CellEditorProps<unknown, unknown>
  /** What stands in the line. */
  readonly text: string
  /** Pixels of the window. Default 800. */
  readonly width?: number
  /** The editor in the window. */
  readonly children: ReactNode
}

/** A line that shows a value, and a window to edit it: for grids, whose cells are one line high. */
export function WindowEditor({ props, text, width = 800, children }: WindowEditorProps) {
  const [open, setOpen] = useState(props.unfolded === true)
  const { title } = props.field
  return (
    <Space.Compact block>
      <Input
        {...inputProps(props)}
        readOnly
        aria-haspopup="dialog"
        value={text.replace(/\s*[\r\n]+\s*/g, ' ')}
        onClick={() => props.disabled || setOpen(true)}
      />
      <Button
        icon={<FullscreenOutlined aria-hidden />}
        disabled={props.disabled}
        aria-label={texts.enlarge(title)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Modal
        open={open}
        title={title}
        width={width}
        maskClosable={false}
        destroyOnHidden
        onCancel={() => setOpen(false)}
        footer={
          <Button type="primary" autoInsertSpace={false} onClick={() => setOpen(false)}>
            {texts.ok}
          </Button>
        }
      >
        {children}
      </Modal>
    </Space.Compact>
  )
}
