export type { TypeFinding } from './finding'
export { inferTypes, type TypeOfName } from './infer'
export { ANY, BOOLEAN, DATE, listOf, maySpellDate, maySpellNumber, NUMBER, recordOf, TEXT, type ValueType, wordOf } from './value-type'
