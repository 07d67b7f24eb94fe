export { drawLetters, randomLetters } from './picture'
