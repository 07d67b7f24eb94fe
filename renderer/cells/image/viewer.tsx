import { Space } from 'antd'
import type { CellViewerProps } from '../../model/cell-type'
import { splitValues } from '../shared/comma'
import { StoredImage } from '../shared/upload/stored-image'
import type { ImageSettings } from './schema'

/** Pixels of a picture: as high as a line of a list, or to be looked at. */
const sizes = { list: 32, details: 104 }

export function Viewer({ value, view }: CellViewerProps<string, ImageSettings>) {
  if (value === null) return null
  return (
    <Space size={4} wrap={view === 'details'}>
      {splitValues(value).map(path => (
        <StoredImage key={path} path={path} size={sizes[view]} />
      ))}
    </Space>
  )
}
