/** A field of a colour; its text stands beside it for those who do not see it. */
export function Swatch({ color }: { readonly color: string }) {
  const side = { width: 14, height: 14, borderRadius: 3, border: '1px solid var(--weft-border)', background: color }
  return <span aria-hidden style={{ ...side, display: 'inline-block', flex: 'none' }} />
}
