import { dateFunctions } from './dates'
import type { ExpressionFunction } from './definition'
import { type FunctionDocs, functionDocs } from './docs'
import { listFunctions } from './lists'
import { numberFunctions } from './numbers'
import { textFunctions } from './texts'
import { valueFunctions } from './values'

/** A function with what the documentation says of it. */
export type DocumentedFunction = ExpressionFunction & FunctionDocs

function documented(each: ExpressionFunction): DocumentedFunction {
  const docs = functionDocs[each.name]
  if (docs === undefined) throw new Error(`Nothing is said of ${each.name}().`)
  return { ...each, ...docs }
}

/** The functions by what they are about. */
export const functionGroups = (): { readonly [title: string]: readonly DocumentedFunction[] } => ({
  Numbers: numberFunctions.map(documented),
  Texts: textFunctions.map(documented),
  'Dates and times': dateFunctions.map(documented),
  Lists: listFunctions.map(documented),
  'Values of any kind': valueFunctions.map(documented),
})
