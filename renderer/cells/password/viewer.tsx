import type { CellViewerProps } from '../../model/cell-type'
import { CodecText } from '../shared/codec-text'
import type { NoSettings } from '../shared/settings'
import { codec } from './codec'

export function Viewer(props: CellViewerProps<string, NoSettings>) {
  return <CodecText {...props} codec={codec} />
}
