export { documentReader, documentWidgets } from './definition'
export { linkTo } from './results/link-to'
