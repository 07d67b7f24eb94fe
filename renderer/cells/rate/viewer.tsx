import { Rate } from 'antd'
import { texts } from '../../controls/base/texts'
import type { CellViewerProps } from '../../model/cell-type'
import type { RateSettings } from './definition'

/** Nothing in it is reached: the stars are a picture. Our React has no name for the attribute. */
const INERT = { inert: '' }

/** Stars; nothing where none were given. */
export function Viewer({ value, settings }: CellViewerProps<number, RateSettings>) {
  if (value === null) return null
  return (
    <span role="img" aria-label={texts.stars(value, settings.count)} title={texts.stars(value, settings.count)}>
      <span aria-hidden {...INERT}>
        <Rate disabled count={settings.count} allowHalf value={value} style={{ fontSize: 14 }} />
      </span>
    </span>
  )
}
