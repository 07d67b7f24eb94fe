export { ListView } from './list-view'
