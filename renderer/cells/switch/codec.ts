export { pairCodec as codec } from '../shared/pair-codec'
