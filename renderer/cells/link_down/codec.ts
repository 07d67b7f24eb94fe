export { askedCodec as codec } from '../shared/asked-codec'
