import { Space } from 'antd'
import type { CellViewerProps } from '../../model/cell-type'
import { cutText } from '../../ui/text/cut-text'
import { splitValues } from '../base/comma'
import { usePreview } from '../preview/use-preview'
import { FileLink } from './file-link'
import { CELL_NAME_LENGTH, FileNames } from './file-names'
import type { FileSettings } from './files-editor'
import { fileName } from './stored-file'
import { useUploadItems } from './use-upload'

/** The names of stored files; in a grid also of those on their way. */
export function FilesViewer(props: CellViewerProps<string, FileSettings>) {
  const { value, view, place, settings } = props
  const paths = splitValues(value)
  const preview = usePreview(paths, true)
  if (place !== undefined) return <GridFiles {...props} />
  if (value === null) return null
  const length = view === 'list' ? CELL_NAME_LENGTH : 0
  return (
    <Space size="small" wrap={view === 'details'}>
      {paths.map(path =>
        settings.allowDownload ? (
          <FileLink key={path} path={path} length={length} onPreview={preview.opener(path)} />
        ) : (
          <span key={path} title={fileName(path)}>
            {cutText(fileName(path), length)}
          </span>
        ),
      )}
      {preview.dialog}
    </Space>
  )
}

function GridFiles({ value, place, settings }: CellViewerProps<string, FileSettings>) {
  const preview = usePreview(splitValues(value), true)
  return (
    <>
      <FileNames items={useUploadItems(value, place)} preview={settings.allowDownload ? preview : undefined} />
      {preview.dialog}
    </>
  )
}
