import { Space } from 'antd'
import { splitValues } from '../../controls/base/comma'
import { usePreview } from '../../controls/preview/use-preview'
import { FileNames } from '../../controls/upload/file-names'
import { StoredImage } from '../../controls/upload/stored-image'
import { useUploadItems } from '../../controls/upload/use-upload'
import type { CellViewerProps } from '../../model/cell-type'
import { type ImageSettings, pictureBox } from './definition'

/** Pixels of a picture: as high as a line of a list, or to be looked at. */
const sizes = { list: 32, details: 104 }

export function Viewer({ value, view, place, settings }: CellViewerProps<string, ImageSettings>) {
  const paths = splitValues(value)
  const preview = usePreview(paths, settings.allowDownload)
  return (
    <Space size={4} wrap={view === 'details'}>
      {paths.map(path => (
        <StoredImage
          key={path}
          path={path}
          {...pictureBox(settings, sizes[place === undefined ? view : 'list'])}
          onPreview={preview.opener(path)}
        />
      ))}
      {place !== undefined && <Coming value={value} place={place} />}
      {preview.dialog}
    </Space>
  )
}

/** In a grid also those on their way. */
function Coming({ value, place }: { readonly value: string | null; readonly place: string }) {
  const coming = useUploadItems(value, place).filter(item => item.path === undefined)
  return coming.length > 0 && <FileNames items={coming} />
}
