import type { CSSProperties } from 'react'

/** A button that stands out among others without being the first of its window; antd's own is too pale to be read on dark ground. */
export const EMPHASIS: CSSProperties = { color: 'var(--weft-primary-strong, #0958d9)', borderColor: 'currentColor' }
