import { lazyEditor } from '../../controls/lazy/lazy-editor'
import { CodecText } from '../../controls/text/codec-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { type DateRangeSettings, definition } from './definition'

const Editor = lazyEditor(async () => (await import('./editor')).Editor, { ...definition.codec, opens: 'calendar' })

function Viewer(props: CellViewerProps<string, DateRangeSettings>) {
  return <CodecText {...props} codec={definition.codec} />
}

export const dateRange: CellType<string, DateRangeSettings> = { ...definition, Viewer, Editor }
