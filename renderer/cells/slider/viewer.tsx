import type { CellViewerProps } from '../../model/cell-type'
import { CodecText } from '../shared/codec-text'
import { codec } from './codec'
import type { SliderSettings } from './schema'

export function Viewer(props: CellViewerProps<number, SliderSettings>) {
  return <CodecText {...props} codec={codec} />
}
