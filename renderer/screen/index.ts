export { loadScreen, sourceBase } from './load'
export { registeredWords } from './registered'
