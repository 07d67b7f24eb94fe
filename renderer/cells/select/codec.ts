export { choiceCodec as codec } from '../shared/choice-codec'
