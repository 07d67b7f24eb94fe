export { loadScreen, sourceBase, sourceCode } from './load'
export { type NamedCode, namedCode } from './normalise/source'
export { registeredWords } from './registered'
