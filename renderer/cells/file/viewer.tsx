import { Space } from 'antd'
import type { CellViewerProps } from '../../model/cell-type'
import { splitValues } from '../shared/comma'
import { FileLink } from '../shared/upload/file-link'
import type { FileSettings } from './schema'

/** Characters of a name in a list. */
const listLength = 5

export function Viewer({ value, view }: CellViewerProps<string, FileSettings>) {
  if (value === null) return null
  return (
    <Space size="small" wrap={view === 'details'}>
      {splitValues(value).map(path => (
        <FileLink key={path} path={path} length={view === 'list' ? listLength : 0} />
      ))}
    </Space>
  )
}
