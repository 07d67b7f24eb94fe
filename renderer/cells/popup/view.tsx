import { CodecText } from '../../controls/text/codec-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type PopupSettings } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, PopupSettings>) {
  return <CodecText {...props} codec={definition.codec} />
}

export const popup: CellType<string, PopupSettings> = { ...definition, Viewer, Editor }
