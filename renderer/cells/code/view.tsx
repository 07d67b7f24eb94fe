import { Ellipsis } from '../../controls/text/ellipsis'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { type CodeSettings, definition } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

const CodeText = lazyPart(async () => (await import('../../controls/code/code-text')).CodeText)

/** Its beginning in a list; in the details the whole of it, in colours. */
function Viewer({ value, view, ellipsis, settings, field }: CellViewerProps<string, CodeSettings>) {
  if (value === null) return null
  if (view === 'list') return <Ellipsis text={value} length={ellipsis} />
  return <CodeText text={value} language={settings.language} label={field.title} lineNumbers={settings.lineNumbers} />
}

export const code: CellType<string, CodeSettings> = { ...definition, Viewer, Editor }
