import { Modal } from 'antd'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { useHost } from '../../source/host-context'
import { splitValues } from '../base/comma'
import { Apart } from '../preview/apart'
import { type PopFile, popFiles } from './pop-files'
import { texts } from './texts'

const WIDTH = 520
const HEIGHT = 200

type Part = Pick<CellEditorProps<string, object>, 'value' | 'onChange' | 'compact' | 'guard'>

export interface FilePopProps {
  readonly title: string
  readonly value: string | null
  /** Draws the editor of the files. */
  readonly draw: (part: Part) => ReactNode
  /** What was confirmed, at least one file. */
  readonly onOk: (files: readonly PopFile[]) => void
  readonly onClose: () => void
  /** Default 520 by 200. */
  readonly width?: number
  readonly height?: number
}

/** Files in a dialog: nothing changes before it is confirmed, and it is not confirmed without a file. */
export function FilePop({ title, value: start, draw, onOk, onClose, width = WIDTH, height = HEIGHT }: FilePopProps) {
  const host = useHost()
  const [value, setValue] = useState(start)
  const [open, setOpen] = useState(true)
  const check = useRef<() => Promise<string | undefined>>(async () => undefined)
  const guard = useCallback((asked: () => Promise<string | undefined>) => {
    check.current = asked
    return () => undefined
  }, [])
  const confirm = async () => {
    const message = (await check.current()) ?? (splitValues(value).length === 0 ? texts.noFile : undefined)
    if (message !== undefined) return host.notify.warning(message)
    onOk(popFiles(value, host.client))
    setOpen(false)
  }
  return (
    <Apart>
      <Modal
        open={open}
        title={title}
        width={width}
        maskClosable={false}
        okText={texts.ok}
        cancelText={texts.close}
        okButtonProps={{ autoInsertSpace: false }}
        cancelButtonProps={{ autoInsertSpace: false }}
        onOk={() => void confirm()}
        onCancel={() => setOpen(false)}
        afterClose={onClose}
      >
        <div style={{ height, overflow: 'auto' }}>{draw({ value, onChange: setValue, compact: false, guard })}</div>
      </Modal>
    </Apart>
  )
}
