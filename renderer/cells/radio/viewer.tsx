export { ChoiceViewer as Viewer } from '../shared/choice-viewer'
