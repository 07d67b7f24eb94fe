import { DeleteOutlined } from '@ant-design/icons'
import { Button, Typography } from 'antd'
import type { CellEditorProps } from '../../../model/cell-type'
import { cutText } from '../../../widgets/cut-text'
import { ariaProps } from '../editor-props'
import { FileLink } from './file-link'
import { CELL_NAME_LENGTH } from './file-names'
import { texts } from './texts'
import { UploadButton } from './upload-button'
import { UploadFailed } from './upload-failed'
import type { UploadSettings } from './upload-file'
import { type UploadItem, useUpload } from './use-upload'

export interface FileSettings extends UploadSettings {
  /** As an `<input type="file">` takes it, such as `.pdf,.docx`. */
  readonly accept?: string | null
}

/** The files of a cell, and the button that takes more. */
export function FilesEditor(props: CellEditorProps<string, FileSettings>) {
  const { settings, disabled, readOnly, compact = false } = props
  const { items, add, remove } = useUpload({ ...settings, value: props.value, onChange: props.onChange }, props.place)
  const fixed = disabled || readOnly || !settings.allowRemove
  return (
    <UploadButton
      label={texts.uploadFile}
      title={props.field.title}
      aria={ariaProps(props)}
      multiple={settings.number !== 1}
      disabled={disabled || readOnly}
      compact={compact}
      onFiles={add}
      autoFocus={props.autoFocus === true}
      {...(props.id === undefined ? {} : { id: props.id })}
      {...(settings.accept ? { accept: settings.accept } : {})}
    >
      {items.length > 0 && (
        <ul className={compact ? 'weft-upload-line' : 'weft-upload-list'}>
          {items.map(item => (
            <li key={item.id}>
              <FileLine item={item} settings={settings} compact={compact} {...(fixed ? {} : { onRemove: () => remove(item.id) })} />
            </li>
          ))}
        </ul>
      )}
    </UploadButton>
  )
}

interface FileLineProps {
  readonly item: UploadItem
  readonly settings: FileSettings
  readonly compact: boolean
  readonly onRemove?: () => void
}

function FileLine({ item, settings, compact, onRemove }: FileLineProps) {
  const length = compact ? CELL_NAME_LENGTH : 0
  return (
    <>
      {item.path !== undefined && settings.allowDownload ? (
        <FileLink path={item.path} length={length} />
      ) : (
        <span title={item.name}>{cutText(item.name, length)}</span>
      )}{' '}
      {(!compact || item.status !== 'done') && <FileState item={item} />}
      {onRemove && (
        <Button type="text" size="small" icon={<DeleteOutlined aria-hidden />} aria-label={texts.remove(item.name)} onClick={onRemove} />
      )}
    </>
  )
}

function FileState({ item }: { readonly item: UploadItem }) {
  if (item.status === 'uploading') return <Typography.Text type="secondary">{texts.uploading(item.percent)}</Typography.Text>
  if (item.status === 'done') return <Typography.Text type="success">{texts.done}</Typography.Text>
  return <UploadFailed message={item.message} label />
}
