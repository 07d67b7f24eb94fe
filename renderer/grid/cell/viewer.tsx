import { Suspense } from 'react'
import type { CellViewerProps } from '../../model/cell-type'
import type { Row } from '../../model/source'
import { lazyPart } from '../../ui/loading/lazy-part'
import { texts } from '../toolbar/texts'
import type { GridCellSettings } from './editor'

const Rows = lazyPart(async () => (await import('./rows')).Rows)

/** How many rows there are, and in the details the rows themselves. */
export function Viewer(props: CellViewerProps<readonly Row[], GridCellSettings>) {
  const { value, view, field } = props
  if (value === null || value.length === 0) return null
  if (view === 'list' || field.fields === undefined) return texts.rows(value.length)
  return (
    <Suspense fallback={texts.rows(value.length)}>
      <Rows rows={value} fields={field.fields} title={field.title} settings={props.settings} />
    </Suspense>
  )
}
