// One line for each built-in cell type; `register.ts` makes them known.
export { input } from './input'
