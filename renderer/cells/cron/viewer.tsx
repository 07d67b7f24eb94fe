import type { CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { Ellipsis } from '../shared/ellipsis'
import type { CronSettings } from './schema'

const Words = lazyPart(async () => (await import('./in-words')).InWords)

/** The expression; in the details what it means below it. */
export function Viewer({ value, ellipsis, view }: CellViewerProps<string, CronSettings>) {
  if (view === 'list' || value === null) return <Ellipsis text={value ?? ''} length={ellipsis} />
  return (
    <div>
      {value}
      <Words text={value} />
    </div>
  )
}
