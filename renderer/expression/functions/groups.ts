import { dateFunctions } from './dates'
import type { ExpressionFunction } from './definition'
import { listFunctions } from './lists'
import { numberFunctions } from './numbers'
import { textFunctions } from './texts'
import { valueFunctions } from './values'

/** The functions by what they are about. */
export const functionGroups: { readonly [title: string]: readonly ExpressionFunction[] } = {
  Numbers: numberFunctions,
  Texts: textFunctions,
  'Dates and times': dateFunctions,
  Lists: listFunctions,
  'Values of any kind': valueFunctions,
}
