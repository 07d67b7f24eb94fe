export { TreeView } from './tree-view'
