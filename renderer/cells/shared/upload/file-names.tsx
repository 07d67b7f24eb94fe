import { LoadingOutlined, PaperClipOutlined } from '@ant-design/icons'
import { Space } from 'antd'
import { cutText } from '../../../widgets/cut-text'
import { FileLink } from './file-link'
import { texts } from './texts'
import { UploadFailed } from './upload-failed'
import type { UploadItem } from './upload-shelf'

/** Characters of a name in a cell of one line. */
export const CELL_NAME_LENGTH = 5

/** The files of a cell of one line: their names cut short, and how far those are that are on their way. */
export function FileNames({ items, download }: { readonly items: readonly UploadItem[]; readonly download: boolean }) {
  return (
    <Space size="small">
      {items.map(item => (
        <FileNameOf key={item.id} item={item} download={download} />
      ))}
    </Space>
  )
}

function FileNameOf({ item, download }: { readonly item: UploadItem; readonly download: boolean }) {
  const name = cutText(item.name, CELL_NAME_LENGTH)
  if (item.path !== undefined && download) return <FileLink path={item.path} length={CELL_NAME_LENGTH} />
  if (item.status === 'error') {
    return (
      <span title={item.name}>
        <UploadFailed message={item.message} />
        {name}
      </span>
    )
  }
  return (
    <span
      title={item.name}
      role="status"
      aria-label={item.status === 'uploading' ? `${item.name} ${texts.uploading(item.percent)}` : item.name}
    >
      {item.status === 'uploading' ? <LoadingOutlined aria-hidden /> : <PaperClipOutlined aria-hidden />}{' '}
      {item.status === 'uploading' ? texts.uploading(item.percent) : name}
    </span>
  )
}
