export { storedCodec as codec } from '../shared/upload/stored-codec'
