import type { CellViewerProps } from '../../model/cell-type'
import { CodecText } from '../shared/codec-text'

import { codec } from './codec'
import type { TimeSettings } from './schema'

export function Viewer(props: CellViewerProps<string, TimeSettings>) {
  return <CodecText {...props} codec={codec} />
}
