import type { CSSProperties, ReactNode } from 'react'
import './status-dot.css'

/** The states that antd has colours for. */
const STATUSES = new Map([
  ['success', 'var(--ant-color-success, #52c41a)'],
  ['processing', 'var(--ant-color-info, #1677ff)'],
  ['default', 'var(--ant-color-text-placeholder, rgb(0 0 0 / 25%))'],
  ['error', 'var(--ant-color-error, #ff4d4f)'],
  ['warning', 'var(--ant-color-warning, #faad14)'],
])

/** Names such as `geekblue` mean the theme's colour where it has one, so that they suit the dark theme too. */
function cssColor(color: string): string {
  return STATUSES.get(color) ?? (/^[a-z]+$/.test(color) ? `var(--ant-${color}, ${color})` : color)
}

/** A text with a coloured dot before it. `color`: a state (`success`, `processing`, `default`, `error`, `warning`), a name of the theme, or any colour of CSS. */
export function StatusDot({ color, children }: { readonly color: string; readonly children: ReactNode }) {
  const style = { '--weft-dot': cssColor(color) } as CSSProperties
  return (
    <span className={`weft-dot${color === 'processing' ? ' is-processing' : ''}`} style={style}>
      {children}
    </span>
  )
}
