import type { DaySettings } from '../../controls/date/date-codec'
import { lazyEditor } from '../../controls/lazy/lazy-editor'
import { CodecText } from '../../controls/text/codec-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { definition, WIRE_FORMAT } from './definition'

const Editor = lazyEditor(async () => (await import('../../controls/date/date-editor')).dateEditor(WIRE_FORMAT, false), {
  ...definition.codec,
  opens: 'calendar',
})

function Viewer(props: CellViewerProps<string, DaySettings>) {
  return <CodecText {...props} codec={definition.codec} />
}

export const date: CellType<string, DaySettings> = { ...definition, Viewer, Editor }
