import { Ellipsis } from '../../controls/text/ellipsis'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type ReportSqlSettings } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

const CodeText = lazyPart(async () => (await import('../../controls/code/code-text')).CodeText)

/** Its beginning in a list; in the details the whole of it, in colours. */
function Viewer({ value, view, ellipsis, field }: CellViewerProps<string, ReportSqlSettings>) {
  if (value === null) return null
  if (view === 'list') return <Ellipsis text={value} length={ellipsis} />
  return <CodeText text={value} language="sql" label={field.title} />
}

export const reportSql: CellType<string, ReportSqlSettings> = { ...definition, Viewer, Editor }
