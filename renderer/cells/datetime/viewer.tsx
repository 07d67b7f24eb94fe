import type { CellViewerProps } from '../../model/cell-type'
import { CodecText } from '../shared/codec-text'
import type { DateSettings } from '../shared/date-codec'
import { codec } from './codec'

export function Viewer(props: CellViewerProps<string, DateSettings>) {
  return <CodecText {...props} codec={codec} />
}
