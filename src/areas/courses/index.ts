export { courseWidgets } from './definition'
