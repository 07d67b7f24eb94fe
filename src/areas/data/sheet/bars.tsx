import type { Bar } from '../calls'

/** How values spread: one bar beside the other. A bar that can be pressed narrows the rows to its values. */
export function Bars({
  bars,
  label,
  onBar,
}: {
  readonly bars: readonly Bar[]
  readonly label: string
  readonly onBar?: (at: number) => void
}) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const height = (count: number) => `${count === 0 ? 0 : Math.max(4, (100 * count) / most)}%`
  const named = ({ from, to, count }: Bar) => `${from} ～ ${to}：${count.toLocaleString('zh-CN')}`
  if (!onBar) {
    return (
      <span className="weft-data-bars" role="img" aria-label={label}>
        {bars.map(bar => (
          <i key={bar.from} style={{ height: height(bar.count) }} />
        ))}
      </span>
    )
  }
  return (
    <fieldset className="weft-data-bars weft-data-bars-large" aria-label={label}>
      {bars.map((bar, at) => (
        <button
          key={bar.from}
          type="button"
          title={named(bar)}
          aria-label={named(bar)}
          disabled={bar.count === 0}
          onClick={() => onBar(at)}
        >
          <i style={{ height: height(bar.count) }} />
        </button>
      ))}
    </fieldset>
  )
}
