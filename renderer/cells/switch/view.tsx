import { CodecText } from '../../controls/text/codec-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type SwitchSettings } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<boolean, SwitchSettings>) {
  return <CodecText {...props} codec={definition.codec} />
}

export const switchCell: CellType<boolean, SwitchSettings> = { ...definition, Viewer, Editor }
