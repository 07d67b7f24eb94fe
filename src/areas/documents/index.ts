export { documentWidgets } from './definition'
