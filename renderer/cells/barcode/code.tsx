import { useMemo } from 'react'
import { texts } from '../../controls/base/texts'
import { barsOf } from './bars'
import type { BarcodeSettings } from './definition'

/** Bars that stand free at both ends, in widths of the narrowest: scanners want it so. */
const QUIET = 10
const LINE = 16

/** The barcode of a text with the text below it, black on white in every appearance. */
export function Code({ text, settings }: { readonly text: string; readonly settings: BarcodeSettings }) {
  const { format, barWidth, height } = settings
  const bars = useMemo(() => barsOf(text, format), [text, format])
  if (bars === undefined) return <span role="alert">{texts.notBarcode(text, format)}</span>
  const width = bars.modules.length + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={texts.barcodeOf(text)}
      width={width * barWidth}
      height={height + LINE}
      viewBox={`0 0 ${width * barWidth} ${height + LINE}`}
      style={{ maxWidth: '100%' }}
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      {barsIn(bars.modules).map(({ from, length }) => (
        <rect key={from} x={(QUIET + from) * barWidth} width={length * barWidth} height={height} fill="#000000" />
      ))}
      <text x="50%" y={height + LINE - 3} textAnchor="middle" fontSize={13} fontFamily="monospace" fill="#000000">
        {bars.text || text}
      </text>
    </svg>
  )
}

/** Neighbouring modules of a bar are drawn as one: there is no seam between them. */
function barsIn(modules: string): readonly { readonly from: number; readonly length: number }[] {
  return [...modules.matchAll(/1+/g)].map(match => ({ from: match.index, length: match[0].length }))
}
