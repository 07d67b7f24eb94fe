import { Space, Typography } from 'antd'
import { ItemTools } from '../../controls/upload/item-tools'
import { StoredImage } from '../../controls/upload/stored-image'
import { texts } from '../../controls/upload/texts'
import { UploadFailed } from '../../controls/upload/upload-failed'
import { UploadItems, type UploadLine } from '../../controls/upload/upload-items'
import { stateText } from '../../controls/upload/upload-queue'
import type { UploadItem } from '../../controls/upload/use-upload'
import type { CellEditorProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import { useCrop } from './crop/use-crop'
import { type ImageSettings, pictureBox } from './definition'

/** Pixels of a picture: to be looked at, or as high as a line. */
const sizes = { wide: 104, compact: 28 }

const PICTURES = 'image/*'

export function Editor(props: CellEditorProps<string, ImageSettings>) {
  const { refine, dialog } = useCrop(props.settings)
  return (
    <>
      <UploadItems
        editor={props}
        Editor={Editor}
        label={texts.upload}
        accept={PICTURES}
        refusal={texts.notAnImage}
        {...defined({ refine })}
        draw={(items, line) => (
          <Space wrap={!line.compact} {...(line.compact ? {} : { style: { display: 'flex', marginBottom: 8 } })}>
            {items.map(item => (
              <Picture key={item.id} {...line} item={item} />
            ))}
          </Space>
        )}
      />
      {dialog}
    </>
  )
}

interface PictureProps extends UploadLine<ImageSettings> {
  readonly item: UploadItem
}

function Picture({ item, settings, compact, queue, preview, fixed, several }: PictureProps) {
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
          <ItemTools item={item} queue={queue} removable={settings.allowRemove} moves={several && !compact ? 'beside' : undefined} />
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
