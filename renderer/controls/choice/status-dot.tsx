import type { CSSProperties, ReactNode } from 'react'
import './status-dot.css'

/** The states that antd has colours for. */
const STATUSES = new Map([
  ['success', 'var(--ant-color-success, #52c41a)'],
  ['processing', 'var(--ant-color-info, #1677ff)'],
  ['default', 'var(--ant-color-text-placeholder, rgb(128 128 128 / 65%))'],
  ['error', 'var(--ant-color-error, #ff4d4f)'],
  ['warning', 'var(--ant-color-warning, #faad14)'],
])

/** The colours that antd names, where no part of antd around the dot has said them: seen on light and on dark, unlike those of CSS. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['blue', '#1677ff'],
  ['cyan', '#13c2c2'],
  ['geekblue', '#2f54eb'],
  ['gold', '#faad14'],
  ['green', '#52c41a'],
  ['lime', '#a0d911'],
  ['magenta', '#eb2f96'],
  ['orange', '#fa8c16'],
  ['pink', '#eb2f96'],
  ['purple', '#722ed1'],
  ['red', '#f5222d'],
  ['volcano', '#fa541c'],
  ['yellow', '#fadb14'],
])

/** Names such as `geekblue` mean the theme's colour where it has one, so that they suit the dark theme too. */
function cssColor(color: string): string {
  return STATUSES.get(color) ?? (/^[a-z]+$/.test(color) ? `var(--ant-${color}, ${NAMED.get(color) ?? color})` : color)
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
