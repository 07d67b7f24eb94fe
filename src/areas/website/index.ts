export { websiteWidgets } from './definition'
