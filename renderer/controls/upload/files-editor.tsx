import { Progress, Typography } from 'antd'
import type { CellEditorProps } from '../../model/cell-type'
import { cutText } from '../../ui/text/cut-text'
import { FileLink } from './file-link'
import { CELL_NAME_LENGTH } from './file-names'
import { ItemTools } from './item-tools'
import { texts } from './texts'
import { UploadFailed } from './upload-failed'
import type { UploadSettings } from './upload-file'
import { UploadItems, type UploadLine } from './upload-items'
import { stateText } from './upload-queue'
import type { UploadItem } from './use-upload'

export interface FileSettings extends UploadSettings {
  /** As an `<input type="file">` takes it, such as `.pdf,.docx`. */
  readonly accept?: string | null
  /** Whole folders can be chosen and dropped; their files keep where they came from. */
  readonly folders: boolean
}

/** The files of a cell, and the button that takes more. */
export function FilesEditor(props: CellEditorProps<string, FileSettings>) {
  return (
    <UploadItems
      editor={props}
      Editor={FilesEditor}
      label={texts.uploadFile}
      accept={props.settings.accept ?? ''}
      folders={props.settings.folders}
      draw={(items, line) => (
        <ul className={line.compact ? 'weft-upload-line' : 'weft-upload-list'}>
          {items.map(item => (
            <li key={item.id}>
              <FileLine {...line} item={item} />
            </li>
          ))}
        </ul>
      )}
    />
  )
}

interface FileLineProps extends UploadLine<FileSettings> {
  readonly item: UploadItem
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
