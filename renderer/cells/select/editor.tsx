export { ChoiceSelect as Editor } from '../shared/choice-select'
