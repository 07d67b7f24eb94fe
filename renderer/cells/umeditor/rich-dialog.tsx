import { Modal } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { texts as shared } from '../../controls/base/texts'
import type { CellEditorProps } from '../../model/cell-type'
import { useHost } from '../../source/host-context'
import type { RichTextSettings } from './definition'
import { RichEditor } from './rich/rich-editor'

export interface RichDialogProps {
  /** The cell that it was opened from. */
  readonly editor: CellEditorProps<string, RichTextSettings>
  readonly onChoose: (value: string | null) => void
  readonly onCancel: () => void
}

type Check = () => Promise<string | undefined>

/** Rich text in a window, for cells of a line's height. Escape closes it while nothing was changed. */
export function RichDialog({ editor, onChoose, onCancel }: RichDialogProps) {
  const { notify } = useHost()
  const latest = useRef(editor.value)
  const [value, setValue] = useState(editor.value)
  const check = useRef<Check>()
  const guard = useCallback((asked: Check) => {
    check.current = asked
    return () => {
      check.current = undefined
    }
  }, [])
  const change = (next: string | null) => {
    latest.current = next
    setValue(next)
  }
  const confirm = async () => {
    const message = await check.current?.()
    if (message === undefined) onChoose(latest.current)
    else notify.warning(message)
  }
  return (
    <Modal
      open
      width={900}
      style={{ top: 32 }}
      title={editor.field.title}
      okText={shared.ok}
      cancelText={shared.cancel}
      maskClosable={false}
      keyboard={value === editor.value}
      onOk={() => void confirm()}
      onCancel={onCancel}
    >
      <RichEditor
        field={editor.field}
        settings={editor.settings}
        options={editor.options}
        value={value}
        onChange={change}
        disabled={false}
        readOnly={false}
        invalid={false}
        autoFocus
        guard={guard}
        placeholder={editor.placeholder}
      />
    </Modal>
  )
}
