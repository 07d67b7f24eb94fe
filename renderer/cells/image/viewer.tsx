import { Space } from 'antd'
import type { CellViewerProps } from '../../model/cell-type'
import { splitValues } from '../shared/comma'
import { FileNames } from '../shared/upload/file-names'
import { StoredImage } from '../shared/upload/stored-image'
import { useUploadItems } from '../shared/upload/use-upload'
import type { ImageSettings } from './schema'

/** Pixels of a picture: as high as a line of a list, or to be looked at. */
const sizes = { list: 32, details: 104 }

export function Viewer({ value, view, place }: CellViewerProps<string, ImageSettings>) {
  if (place !== undefined) return <GridPictures value={value} place={place} />
  if (value === null) return null
  return (
    <Space size={4} wrap={view === 'details'}>
      {splitValues(value).map(path => (
        <StoredImage key={path} path={path} size={sizes[view]} />
      ))}
    </Space>
  )
}

/** In a grid also those on their way. */
function GridPictures({ value, place }: { readonly value: string | null; readonly place: string }) {
  const items = useUploadItems(value, place)
  const coming = items.filter(item => item.path === undefined)
  return (
    <Space size={4}>
      {splitValues(value).map(path => (
        <StoredImage key={path} path={path} size={sizes.list} />
      ))}
      {coming.length > 0 && <FileNames items={coming} download={false} />}
    </Space>
  )
}
