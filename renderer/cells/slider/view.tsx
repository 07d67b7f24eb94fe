import { CodecText } from '../../controls/text/codec-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type SliderSettings } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<number, SliderSettings>) {
  return <CodecText {...props} codec={definition.codec} />
}

export const slider: CellType<number, SliderSettings> = { ...definition, Viewer, Editor }
