import { dateFunctions } from './dates'
import type { ExpressionFunction } from './definition'
import { listFunctions } from './lists'
import { numberFunctions } from './numbers'
import { textFunctions } from './texts'
import { valueFunctions } from './values'

const groups = [numberFunctions, textFunctions, dateFunctions, listFunctions, valueFunctions]

/** Every function that an expression may call, by name. The documentation is printed from it. */
export const functions: ReadonlyMap<string, ExpressionFunction> = new Map(groups.flat().map(entry => [entry.name, entry]))
