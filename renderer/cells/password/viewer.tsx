import type { CellViewerProps } from '../../model/cell-type'
import { CodecText } from '../shared/codec-text'
import { codec } from './codec'
import type { PasswordSettings } from './schema'

export function Viewer(props: CellViewerProps<string, PasswordSettings>) {
  return <CodecText {...props} codec={codec} />
}
