import type { CSSProperties } from 'react'
import type { KindProps } from '../model/kind'
import type { BlockModel } from '../model/screen'
import { useHost } from '../source/host-context'
import { type Around, blockKey, isShown, PageBlock, usePageBlocks } from './page-block'
import { PagePulseProvider } from './page-pulse'
import { type BlockSpans, rowSpans } from './row-spans'
import './page.css'

/** Draws a screen of kind `page`: rows of blocks that see what is selected in each other. */
export function PageView(props: KindProps) {
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
