import type { CSSProperties } from 'react'
import type { KindProps } from '../model/kind'
import type { BlockModel } from '../model/screen'
import { useHost } from '../source/host-context'
import { lazyPart } from '../ui/loading/lazy-part'
import { type Around, blockKey, isShown, PageBlock, usePageBlocks } from './page-block'
import { PagePulseProvider } from './page-pulse'
import { type BlockSpans, rowSpans } from './row-spans'
import './page.css'

/** A large screen is drawn by a part of its own. */
const Wall = lazyPart(async () => (await import('./wall/wall-view')).WallView)

/** Draws a screen of kind `page`: blocks that see what is selected in each other, in rows or on a large screen. */
export function PageView(props: KindProps) {
  return props.screen.wall === undefined ? <Rows {...props} /> : <Wall {...props} />
}

function Rows(props: KindProps) {
  const { screen, main } = props
  const blocks = usePageBlocks(screen)
  return (
    <div className="weft-page" data-main={main}>
      <PagePulseProvider>
        {screen.body.map((row, index) => (
          <BlockRow key={rowKey(row, index)} row={row} place={props} {...blocks} />
        ))}
      </PagePulseProvider>
    </div>
  )
}

/** The blocks of a row that this person may see. */
function BlockRow({ row, ...around }: Around & { readonly row: readonly BlockModel[] }) {
  const host = useHost()
  const shown = row.filter(block => isShown(block, host))
  const spans = rowSpans(row, shown)
  if (shown.length === 0) return null
  return (
    <div className="weft-page-row">
      {shown.map((block, position) => {
        const key = blockKey(block, row.indexOf(block))
        return (
          <div key={key} className="weft-page-block" style={spanStyle(spans[position])}>
            <PageBlock id={key} block={block} {...around} />
          </div>
        )
      })}
    </div>
  )
}

function spanStyle(spans: BlockSpans | undefined): CSSProperties {
  const { wide = 24, middle = 24, narrow = 24 } = spans ?? {}
  return { '--weft-wide': wide, '--weft-middle': middle, '--weft-narrow': narrow } as CSSProperties
}

function rowKey(row: readonly BlockModel[], index: number): string {
  return `${index}:${row.map(blockKey).join()}`
}
