import { CodecText } from '../../controls/text/codec-text'
import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { definition, type PasswordSettings } from './definition'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer(props: CellViewerProps<string, PasswordSettings>) {
  return <CodecText {...props} codec={definition.codec} />
}

export const password: CellType<string, PasswordSettings> = { ...definition, Viewer, Editor }
