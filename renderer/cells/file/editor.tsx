import { DeleteOutlined } from '@ant-design/icons'
import { Button, Typography } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { ariaProps } from '../shared/editor-props'
import { FileLink } from '../shared/upload/file-link'
import { texts } from '../shared/upload/texts'
import { UploadButton } from '../shared/upload/upload-button'
import { type UploadItem, useUpload } from '../shared/upload/use-upload'
import type { FileSettings } from './schema'

export function Editor(props: CellEditorProps<string, FileSettings>) {
  const { settings, disabled, readOnly } = props
  const { items, add, remove } = useUpload({ ...settings, value: props.value, onChange: props.onChange })
  return (
    <UploadButton
      label={texts.uploadFile}
      title={props.field.title}
      aria={ariaProps(props)}
      multiple={settings.number !== 1}
      disabled={disabled || readOnly}
      onFiles={add}
      autoFocus={props.autoFocus === true}
      {...(props.id === undefined ? {} : { id: props.id })}
      {...(settings.accept ? { accept: settings.accept } : {})}
    >
      {items.length > 0 && (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map(item => (
            <li key={item.id}>
              <FileLine item={item} {...(disabled || readOnly ? {} : { onRemove: () => remove(item.id) })} />
            </li>
          ))}
        </ul>
      )}
    </UploadButton>
  )
}

function FileLine({ item, onRemove }: { readonly item: UploadItem; readonly onRemove?: () => void }) {
  return (
    <>
      {item.path === undefined ? item.name : <FileLink path={item.path} length={0} />} <FileState item={item} />
      {onRemove && (
        <Button type="text" size="small" icon={<DeleteOutlined aria-hidden />} aria-label={texts.remove(item.name)} onClick={onRemove} />
      )}
    </>
  )
}

function FileState({ item }: { readonly item: UploadItem }) {
  if (item.status === 'uploading') return <Typography.Text type="secondary">{texts.uploading(item.percent)}</Typography.Text>
  if (item.status === 'done') return <Typography.Text type="success">{texts.done}</Typography.Text>
  return (
    <Typography.Text type="danger" title={item.message ?? texts.failed}>
      {texts.failed}
    </Typography.Text>
  )
}
