import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { texts } from './texts'

interface HeadsDialogProps {
  readonly title: string
  readonly titles: readonly string[]
  readonly onDone: (title: string, titles: readonly string[]) => void
  readonly onCancel: () => void
}

/** The name of a table and the titles of its columns. */
export function HeadsDialog({ title, titles, onDone, onCancel }: HeadsDialogProps) {
  const [name, setName] = useState(title)
  const [columns, setColumns] = useState(titles)
  return (
    <Modal title={texts.editHeads} open destroyOnHidden onOk={() => onDone(name.trim(), columns)} onCancel={onCancel}>
      <Form layout="vertical" className="weft-tables-heads">
        <Form.Item label={texts.name} htmlFor="weft-table-name">
          <Input id="weft-table-name" maxLength={200} value={name} onChange={event => setName(event.target.value)} />
        </Form.Item>
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
          <Form.Item key={at} label={texts.column(at + 1)} htmlFor={`weft-table-column-${at}`}>
            <Input
              id={`weft-table-column-${at}`}
              maxLength={200}
              value={column}
              onChange={event => setColumns(columns.with(at, event.target.value))}
            />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  )
}
