export { choicesCodec as codec } from '../shared/choice-codec'
