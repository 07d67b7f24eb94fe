export { textCodec as codec } from '../shared/text-codec'
