export { ChoicesSelect as Editor } from '../shared/choice-select'
