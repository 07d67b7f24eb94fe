import { LoadingOutlined, PaperClipOutlined, PauseOutlined } from '@ant-design/icons'
import { Space } from 'antd'
import { cutText } from '../../ui/text/cut-text'
import type { Preview } from '../preview/use-preview'
import { FileLink } from './file-link'
import { UploadFailed } from './upload-failed'
import { stateText, type UploadItem } from './upload-queue'

/** Characters of a name in a cell of one line. */
export const CELL_NAME_LENGTH = 5

export interface FileNamesProps {
  readonly items: readonly UploadItem[]
  /** How stored files are looked at. Absent: they cannot be had. */
  readonly preview?: Preview | undefined
}

/** The files of a cell of one line: their names cut short, and how far those are that are on their way. */
export function FileNames({ items, preview }: FileNamesProps) {
  return (
    <Space size="small">
      {items.map(item => (
        <FileNameOf key={item.id} item={item} preview={preview} />
      ))}
    </Space>
  )
}

const signs = { uploading: LoadingOutlined, paused: PauseOutlined, done: PaperClipOutlined }

function FileNameOf({ item, preview }: { readonly item: UploadItem; readonly preview: Preview | undefined }) {
  const name = cutText(item.name, CELL_NAME_LENGTH)
  const { path, status } = item
  if (path !== undefined && preview) return <FileLink path={path} length={CELL_NAME_LENGTH} onPreview={preview.opener(path)} />
  if (status === 'error') {
    return (
      <span title={item.name}>
        <UploadFailed message={item.message} />
        {name}
      </span>
    )
  }
  const Sign = signs[status]
  const state = status === 'done' ? undefined : stateText(item)
  return (
    <span title={item.name} role="status" aria-label={state === undefined ? item.name : `${item.name} ${state}`}>
      <Sign aria-hidden /> {state ?? name}
    </span>
  )
}
