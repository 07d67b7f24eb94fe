export { listCodec as codec } from '../shared/comma'
