export { dataWidgets } from './definition'
