import { Ellipsis } from '../../controls/text/ellipsis'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { type CronSettings, definition } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

const Words = lazyPart(async () => (await import('./in-words')).InWords)

/** The expression; in the details what it means below it. */
function Viewer({ value, ellipsis, view }: CellViewerProps<string, CronSettings>) {
  if (view === 'list' || value === null) return <Ellipsis text={value ?? ''} length={ellipsis} />
  return (
    <div>
      {value}
      <Words text={value} />
    </div>
  )
}

export const cron: CellType<string, CronSettings> = { ...definition, Viewer, Editor }
