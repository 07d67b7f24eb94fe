import type { CellCodec, CellViewerProps } from '../../model/cell-type'
import { Ellipsis } from './ellipsis'

/** A viewer's part that shows the codec's text. */
export function CodecText<Value, Settings>(props: CellViewerProps<Value, Settings> & { readonly codec: CellCodec<Value, Settings> }) {
  const { settings, options } = props
  return <Ellipsis text={props.codec.text(props.value, { settings, options })} length={props.ellipsis} />
}
