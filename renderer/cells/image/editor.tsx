import { DeleteOutlined } from '@ant-design/icons'
import { Button, Space, Typography } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { ariaProps } from '../shared/editor-props'
import { StoredImage } from '../shared/upload/stored-image'
import { texts } from '../shared/upload/texts'
import { UploadButton } from '../shared/upload/upload-button'
import { type UploadItem, useUpload } from '../shared/upload/use-upload'
import type { ImageSettings } from './schema'

const size = 104

const refuse = (file: File) => (file.type.startsWith('image/') ? undefined : texts.notAnImage)

export function Editor(props: CellEditorProps<string, ImageSettings>) {
  const { settings, disabled, readOnly } = props
  const { items, add, remove } = useUpload({ ...settings, refuse, value: props.value, onChange: props.onChange })
  return (
    <UploadButton
      label={texts.upload}
      title={props.field.title}
      aria={ariaProps(props)}
      accept="image/*"
      multiple={settings.number !== 1}
      disabled={disabled || readOnly}
      onFiles={add}
      autoFocus={props.autoFocus === true}
      {...(props.id === undefined ? {} : { id: props.id })}
    >
      {items.length > 0 && (
        <Space wrap style={{ marginBottom: 8 }}>
          {items.map(item => (
            <Picture key={item.id} item={item} {...(disabled || readOnly ? {} : { onRemove: () => remove(item.id) })} />
          ))}
        </Space>
      )}
    </UploadButton>
  )
}

function Picture({ item, onRemove }: { readonly item: UploadItem; readonly onRemove?: () => void }) {
  return (
    <Space direction="vertical" size={0} align="center">
      {item.path === undefined ? <PictureState item={item} /> : <StoredImage path={item.path} size={size} />}
      {onRemove && (
        <Button type="text" size="small" icon={<DeleteOutlined aria-hidden />} aria-label={texts.remove(item.name)} onClick={onRemove} />
      )}
    </Space>
  )
}

function PictureState({ item }: { readonly item: UploadItem }) {
  const failed = item.status === 'error'
  return (
    <Typography.Text type={failed ? 'danger' : 'secondary'} title={item.message ?? item.name}>
      {failed ? texts.failed : texts.uploading(item.percent)}
    </Typography.Text>
  )
}
