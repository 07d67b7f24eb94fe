import { Progress, Typography } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { cutText } from '../../ui/text/cut-text'
import { splitValues } from '../base/comma'
import { ariaProps } from '../base/editor-props'
import { type Preview, usePreview } from '../preview/use-preview'
import { FileLink } from './file-link'
import { CELL_NAME_LENGTH } from './file-names'
import { FilePopButton } from './file-pop-button'
import { ItemTools } from './item-tools'
import { texts } from './texts'
import { UploadButton } from './upload-button'
import { UploadFailed } from './upload-failed'
import type { UploadSettings } from './upload-file'
import { stateText, type UploadQueue } from './upload-queue'
import { type UploadItem, useUpload, useUploadGuard } from './use-upload'

export interface FileSettings extends UploadSettings {
  /** As an `<input type="file">` takes it, such as `.pdf,.docx`. */
  readonly accept?: string | null
}

/** The files of a cell, and the button that takes more. */
export function FilesEditor(props: CellEditorProps<string, FileSettings>) {
  const { settings, disabled, readOnly, compact = false } = props
  const { items, add, queue } = useUpload(
    { ...settings, accept: settings.accept ?? '', value: props.value, onChange: props.onChange },
    props,
  )
  useUploadGuard(queue, props.guard)
  const preview = usePreview(splitValues(props.value), settings.allowDownload)
  const fixed = disabled || readOnly
  const line = { settings, compact, queue, preview, fixed, several: splitValues(props.value).length > 1 }
  return (
    <div className={compact ? 'weft-upload-cell' : 'weft-upload-whole'}>
      <UploadButton
        label={texts.uploadFile}
        title={props.field.title}
        aria={ariaProps(props)}
        multiple={settings.number !== 1}
        disabled={fixed}
        compact={compact}
        onFiles={add}
        autoFocus={props.autoFocus === true}
        id={props.id}
        {...(settings.accept ? { accept: settings.accept } : {})}
      >
        {items.length > 0 && (
          <ul className={compact ? 'weft-upload-line' : 'weft-upload-list'}>
            {items.map(item => (
              <li key={item.id}>
                <FileLine {...line} item={item} />
              </li>
            ))}
          </ul>
        )}
      </UploadButton>
      {compact && settings.number !== 1 && !fixed && <FilePopButton editor={props} Editor={FilesEditor} />}
      {preview.dialog}
    </div>
  )
}

interface FileLineProps {
  readonly item: UploadItem
  readonly settings: FileSettings
  readonly compact: boolean
  readonly queue: UploadQueue
  readonly preview: Preview
  readonly fixed: boolean
  readonly several: boolean
}

function FileLine({ item, settings, compact, queue, preview, fixed, several }: FileLineProps) {
  const length = compact ? CELL_NAME_LENGTH : 0
  return (
    <>
      {item.path !== undefined && settings.allowDownload ? (
        <FileLink path={item.path} length={length} onPreview={preview.opener(item.path)} />
      ) : (
        <span title={item.name}>{cutText(item.name, length)}</span>
      )}{' '}
      {(!compact || item.status !== 'done') && <FileState item={item} />}
      {!fixed && <ItemTools item={item} queue={queue} removable={settings.allowRemove} moves={several && !compact ? 'below' : undefined} />}
      {!compact && item.path === undefined && item.status !== 'error' && (
        <Progress percent={item.percent} size="small" showInfo={false} aria-label={`${item.name} ${stateText(item)}`} />
      )}
    </>
  )
}

function FileState({ item }: { readonly item: UploadItem }) {
  if (item.status === 'error') return <UploadFailed message={item.message} label />
  return <Typography.Text type={item.status === 'done' ? 'success' : 'secondary'}>{stateText(item)}</Typography.Text>
}
