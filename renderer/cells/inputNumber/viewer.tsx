import type { CellViewerProps } from '../../model/cell-type'
import { codec } from './codec'
import type { NumberSettings } from './schema'

/** Never cut: a number without its last digits is another number. */
export function Viewer({ value, settings, options }: CellViewerProps<number, NumberSettings>) {
  return <>{codec.text(value, { settings, options })}</>
}
