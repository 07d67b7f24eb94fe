import { Rate } from 'antd'
import type { CellViewerProps } from '../../model/cell-type'
import { texts } from '../shared/texts'
import type { RateSettings } from './schema'

/** Stars; nothing where none were given. */
export function Viewer({ value, settings }: CellViewerProps<number, RateSettings>) {
  if (value === null) return null
  return (
    <span role="img" aria-label={texts.stars(value, settings.count)} title={texts.stars(value, settings.count)}>
      <span aria-hidden>
        <Rate disabled count={settings.count} allowHalf value={value} style={{ fontSize: 14 }} />
      </span>
    </span>
  )
}
