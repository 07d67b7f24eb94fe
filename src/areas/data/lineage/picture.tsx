import { useHost } from '../../../../renderer/index'
import type { Lineage, LineageSheet } from '../calls'
import { BOX, curve, layoutOf } from './layout'
import { madeBy } from './made-by'
import { texts } from './texts'

/** The sheets as boxes, joined by what was made of what. The list below it says the same to readers of the screen. */
export function LineagePicture({ lineage }: { readonly lineage: Lineage }) {
  const { width, height, spots } = layoutOf(lineage.sheets)
  const lines = lineage.lines.flatMap(({ from, to }) => {
    const [start, end] = [spots.get(from), spots.get(to)]
    return start && end ? [{ key: `${from} ${to}`, path: curve(start, end) }] : []
  })
  return (
    <div className="weft-lineage-picture" aria-hidden>
      <div style={{ width, height }}>
        <svg width={width} height={height} aria-hidden="true">
          {lines.map(({ key, path }) => (
            <path key={key} d={path} />
          ))}
        </svg>
        {lineage.sheets.map(sheet => (
          <Box key={sheet.key} sheet={sheet} from={madeBy(lineage, sheet).text} spot={spots.get(sheet.key)} />
        ))}
      </div>
    </div>
  )
}

interface BoxProps {
  readonly sheet: LineageSheet
  readonly from: string
  readonly spot: { readonly x: number; readonly y: number } | undefined
}

function Box({ sheet, from, spot }: BoxProps) {
  const host = useHost()
  const { id, name, no, step } = sheet
  const what = [...(no === null ? [] : [texts.version(no)]), ...(from === '' ? [] : [from])].join(' · ')
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={id === null || step === 0}
      title={what === '' ? name : `${name}\n${what}`}
      className={step === 0 ? 'weft-lineage-box weft-lineage-own' : 'weft-lineage-box'}
      style={{ left: spot?.x, top: spot?.y, ...BOX }}
      onClick={() => host.navigate(`/data/lineage?id=${id}`)}
    >
      <span>{name}</span>
      {what !== '' && <small>{what}</small>}
    </button>
  )
}
