import type { WidgetProps } from '../../model/widget'
import type { MeterSettings } from './definition'

/** Draws the number as a bar with its text; nothing where there is none. */
export function Meter({ settings: { max, unit }, data, title }: WidgetProps<MeterSettings>) {
  const number = typeof data === 'number' || typeof data === 'string' ? Number(data) : Number.NaN
  if (data === '' || !Number.isFinite(number)) return null
  const text = `${number}${unit}`
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, width: '100%', lineHeight: 1 }}>
      <meter
        min={0}
        max={max}
        value={number}
        aria-label={title === undefined ? text : `${title} ${text}`}
        style={{ flex: 1, minWidth: 0 }}
      />
      {text}
    </span>
  )
}
