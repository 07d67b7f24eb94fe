import type { CellViewerProps } from '../../model/cell-type'
import { CodecText } from '../shared/codec-text'

import { codec } from './codec'
import type { SwitchSettings } from './schema'

export function Viewer(props: CellViewerProps<boolean, SwitchSettings>) {
  return <CodecText {...props} codec={codec} />
}
