import type { CellViewerProps } from '../../model/cell-type'
import { CodecText } from '../shared/codec-text'
import { codec } from './codec'
import type { PopupSettings } from './schema'

export function Viewer(props: CellViewerProps<string, PopupSettings>) {
  return <CodecText {...props} codec={codec} />
}
