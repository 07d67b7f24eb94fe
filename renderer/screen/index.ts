export { type Definition, parseDefinition, sourceBase, sourceCode } from './definition'
export { loadParsedScreen, type Shapes } from './load'
export { type NamedCode, namedCode } from './normalise/source'
export { wordsOf } from './registered'
