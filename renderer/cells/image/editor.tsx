import { Space, Typography } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { splitValues } from '../shared/comma'
import { ariaProps } from '../shared/editor-props'
import { type Preview, usePreview } from '../shared/preview/use-preview'
import { FilePopButton } from '../shared/upload/file-pop-button'
import { ItemTools } from '../shared/upload/item-tools'
import { StoredImage } from '../shared/upload/stored-image'
import { texts } from '../shared/upload/texts'
import { UploadButton } from '../shared/upload/upload-button'
import { UploadFailed } from '../shared/upload/upload-failed'
import { stateText, type UploadQueue } from '../shared/upload/upload-queue'
import { type UploadItem, useUpload, useUploadGuard } from '../shared/upload/use-upload'
import { useCrop } from './crop/use-crop'
import type { ImageSettings } from './schema'

/** Pixels of a picture: to be looked at, or as high as a line. */
const sizes = { wide: 104, compact: 28 }

const refuse = (file: File) => (file.type.startsWith('image/') ? undefined : texts.notAnImage)

export function Editor(props: CellEditorProps<string, ImageSettings>) {
  const { settings, disabled, readOnly, compact = false, value } = props
  const fixed = disabled || readOnly
  const { refine, dialog } = useCrop(settings)
  const place = { ...settings, refuse, value, onChange: props.onChange, ...(refine ? { refine } : {}) }
  const { items, add, queue } = useUpload(place, props)
  useUploadGuard(queue, props.guard)
  const preview = usePreview(splitValues(value), settings.allowDownload)
  const line = { compact, queue, preview, fixed, removable: settings.allowRemove, several: splitValues(value).length > 1 }
  return (
    <div className={compact ? 'weft-upload-cell' : 'weft-upload-whole'}>
      <UploadButton
        label={texts.upload}
        title={props.field.title}
        aria={ariaProps(props)}
        accept="image/*"
        multiple={settings.number !== 1}
        disabled={fixed}
        compact={compact}
        onFiles={add}
        autoFocus={props.autoFocus === true}
        {...(props.id === undefined ? {} : { id: props.id })}
      >
        {items.length > 0 && (
          <Space wrap={!compact} {...(compact ? {} : { style: { display: 'flex', marginBottom: 8 } })}>
            {items.map(item => (
              <Picture key={item.id} {...line} item={item} />
            ))}
          </Space>
        )}
      </UploadButton>
      {compact && settings.number !== 1 && !fixed && <FilePopButton editor={props} Editor={Editor} />}
      {preview.dialog}
      {dialog}
    </div>
  )
}

interface PictureProps {
  readonly item: UploadItem
  readonly compact: boolean
  readonly queue: UploadQueue
  readonly preview: Preview
  readonly fixed: boolean
  readonly removable: boolean
  readonly several: boolean
}

function Picture({ item, compact, queue, preview, fixed, removable, several }: PictureProps) {
  const size = compact ? sizes.compact : sizes.wide
  return (
    <Space direction={compact ? 'horizontal' : 'vertical'} size={0} align="center">
      {item.path === undefined ? (
        <PictureState item={item} compact={compact} />
      ) : (
        <StoredImage path={item.path} size={size} onPreview={preview.opener(item.path)} />
      )}
      {!fixed && (
        <span>
          <ItemTools item={item} queue={queue} removable={removable} moves={several && !compact ? 'beside' : undefined} />
        </span>
      )}
    </Space>
  )
}

function PictureState({ item, compact }: { readonly item: UploadItem; readonly compact: boolean }) {
  if (item.status === 'error') return <UploadFailed message={item.message} label={!compact} />
  return (
    <Typography.Text type="secondary" title={item.name}>
      {stateText(item)}
    </Typography.Text>
  )
}
