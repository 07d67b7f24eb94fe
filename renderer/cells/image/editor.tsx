import { Space, Typography } from 'antd'
import { splitValues } from '../../controls/base/comma'
import { ariaProps } from '../../controls/base/editor-props'
import { type Preview, usePreview } from '../../controls/preview/use-preview'
import { FilePopButton } from '../../controls/upload/file-pop-button'
import { ItemTools } from '../../controls/upload/item-tools'
import { StoredImage } from '../../controls/upload/stored-image'
import { texts } from '../../controls/upload/texts'
import { UploadButton } from '../../controls/upload/upload-button'
import { UploadFailed } from '../../controls/upload/upload-failed'
import { stateText, type UploadQueue } from '../../controls/upload/upload-queue'
import { type UploadItem, useUpload, useUploadGuard } from '../../controls/upload/use-upload'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import { useCrop } from './crop/use-crop'
import { type ImageSettings, pictureBox } from './definition'

/** Pixels of a picture: to be looked at, or as high as a line. */
const sizes = { wide: 104, compact: 28 }

const PICTURES = 'image/*'

export function Editor(props: CellEditorProps<string, ImageSettings>) {
  const { settings, disabled, readOnly, compact = false, value } = props
  const fixed = disabled || readOnly
  const { refine, dialog } = useCrop(settings)
  const place = { ...settings, accept: PICTURES, refusal: texts.notAnImage, value, onChange: props.onChange, ...defined({ refine }) }
  const { items, add, queue } = useUpload(place, props)
  useUploadGuard(queue, props.guard)
  const preview = usePreview(splitValues(value), settings.allowDownload)
  const line = { settings, compact, queue, preview, fixed, removable: settings.allowRemove, several: splitValues(value).length > 1 }
  return (
    <div className={compact ? 'weft-upload-cell' : 'weft-upload-whole'}>
      <UploadButton
        label={texts.upload}
        title={props.field.title}
        aria={ariaProps(props)}
        accept={PICTURES}
        multiple={settings.number !== 1}
        disabled={fixed}
        compact={compact}
        onFiles={add}
        autoFocus={props.autoFocus === true}
        id={props.id}
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
  readonly settings: ImageSettings
  readonly compact: boolean
  readonly queue: UploadQueue
  readonly preview: Preview
  readonly fixed: boolean
  readonly removable: boolean
  readonly several: boolean
}

function Picture({ item, settings, compact, queue, preview, fixed, removable, several }: PictureProps) {
  const size = compact ? sizes.compact : sizes.wide
  return (
    <Space direction={compact ? 'horizontal' : 'vertical'} size={0} align="center">
      {item.path === undefined ? (
        <PictureState item={item} compact={compact} />
      ) : (
        <StoredImage path={item.path} {...pictureBox(settings, size)} onPreview={preview.opener(item.path)} />
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
