import { DeleteOutlined } from '@ant-design/icons'
import { Button, Space, Typography } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { ariaProps } from '../shared/editor-props'
import { StoredImage } from '../shared/upload/stored-image'
import { texts } from '../shared/upload/texts'
import { UploadButton } from '../shared/upload/upload-button'
import { UploadFailed } from '../shared/upload/upload-failed'
import { type UploadItem, useUpload } from '../shared/upload/use-upload'
import type { ImageSettings } from './schema'

/** Pixels of a picture: to be looked at, or as high as a line. */
const sizes = { wide: 104, compact: 28 }

const refuse = (file: File) => (file.type.startsWith('image/') ? undefined : texts.notAnImage)

export function Editor(props: CellEditorProps<string, ImageSettings>) {
  const { settings, disabled, readOnly, compact = false } = props
  const fixed = disabled || readOnly || !settings.allowRemove
  const { items, add, remove } = useUpload({ ...settings, refuse, value: props.value, onChange: props.onChange }, props.place)
  return (
    <UploadButton
      label={texts.upload}
      title={props.field.title}
      aria={ariaProps(props)}
      accept="image/*"
      multiple={settings.number !== 1}
      disabled={disabled || readOnly}
      compact={compact}
      onFiles={add}
      autoFocus={props.autoFocus === true}
      {...(props.id === undefined ? {} : { id: props.id })}
    >
      {items.length > 0 && (
        <Space wrap={!compact} {...(compact ? {} : { style: { marginBottom: 8 } })}>
          {items.map(item => (
            <Picture key={item.id} item={item} compact={compact} {...(fixed ? {} : { onRemove: () => remove(item.id) })} />
          ))}
        </Space>
      )}
    </UploadButton>
  )
}

interface PictureProps {
  readonly item: UploadItem
  readonly compact: boolean
  readonly onRemove?: () => void
}

function Picture({ item, compact, onRemove }: PictureProps) {
  const size = compact ? sizes.compact : sizes.wide
  return (
    <Space direction={compact ? 'horizontal' : 'vertical'} size={0} align="center">
      {item.path === undefined ? <PictureState item={item} compact={compact} /> : <StoredImage path={item.path} size={size} />}
      {onRemove && (
        <Button type="text" size="small" icon={<DeleteOutlined aria-hidden />} aria-label={texts.remove(item.name)} onClick={onRemove} />
      )}
    </Space>
  )
}

function PictureState({ item, compact }: Omit<PictureProps, 'onRemove'>) {
  if (item.status === 'error') return <UploadFailed message={item.message} label={!compact} />
  return (
    <Typography.Text type="secondary" title={item.name}>
      {texts.uploading(item.percent)}
    </Typography.Text>
  )
}
