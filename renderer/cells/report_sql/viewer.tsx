import type { CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { Ellipsis } from '../shared/ellipsis'
import type { ReportSqlSettings } from './schema'

const CodeText = lazyPart(async () => (await import('../../widgets/code/code-text')).CodeText)

/** Its beginning in a list; in the details the whole of it, in colours. */
export function Viewer({ value, view, ellipsis, field }: CellViewerProps<string, ReportSqlSettings>) {
  if (value === null) return null
  if (view === 'list') return <Ellipsis text={value} length={ellipsis} />
  return <CodeText text={value} language="sql" label={field.title} />
}
