import { SYSTEM_LOGO, SYSTEM_NAME_LINES } from '../theme/texts'

/** The mark of the system: the chosen one, or that of the product, white on its own blue. */
export function LogoMark({ size }: { size: number }) {
  if (SYSTEM_LOGO !== undefined) return <img src={SYSTEM_LOGO} alt="" width={size} height={size} style={{ objectFit: 'contain' }} />
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--weft-primary-fill)" />
      <path d="M7 9.5 11.5 23 16 13l4.5 10L25 9.5" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/** The system's name in two lines, so that it fits above the menu. */
export function SystemName() {
  return (
    <span className="weft-system-name">
      {SYSTEM_NAME_LINES.map(line => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
