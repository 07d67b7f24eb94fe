export { generate } from './generate'
export type { Change, Generated, GenerateOptions } from './options'
