import { Rate } from 'antd'
import { texts } from '../../controls/base/texts'
import type { CellViewerProps } from '../../model/cell-type'
import type { RateSettings } from './definition'

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
