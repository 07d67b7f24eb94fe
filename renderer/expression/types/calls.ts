import { MOST_ROUNDED } from '../../model/decimal'
import type { CallNode, ExpressionNode } from '../../model/expression'
import { givenBy } from '../functions/given'
import { takenWord, typeWords } from './finding'
import type { Inference } from './infer'
import { type Taken, takenBy, takesMany, usageOf } from './taken'
import { ANY, BOOLEAN, DATE, either, listOf, maySpellDate, maySpellNumber, NUMBER, TEXT, type ValueType } from './value-type'

const ACCEPTS: { readonly [T in Taken]: (type: ValueType) => boolean } = {
  any: () => true,
  number: type => (type.kind === 'text' ? maySpellNumber(type) : type.kind === 'number' || type.kind === 'boolean'),
  // All but rows and objects is text once it is read.
  text: type => type.kind !== 'record' && type.kind !== 'list',
  date: type => (type.kind === 'text' ? maySpellDate(type) : type.kind === 'date'),
  list: type => type.kind === 'list',
  record: type => type.kind === 'record',
  whole: type => type.kind === 'list' || type.kind === 'text' || type.kind === 'date',
}

/** The type of a call. Notes arguments that the function makes nothing of. */
export function inferCall(node: CallNode, inference: Inference): ValueType {
  const [first, second] = node.arguments
  const type = first === undefined ? ANY : inference.type(first)
  const each = second?.kind === 'lambda' ? inference.lambda(second, type.kind === 'list' ? type.of : ANY) : undefined
  const rest = node.arguments.slice(1).map(part => (part.kind === 'lambda' ? ANY : inference.type(part)))
  const types = [type, ...rest]
  if (first !== undefined && (takesMany(node.name) || second !== undefined)) checkItems(node, types, inference)
  for (const [index, taken] of takenBy(node.name).entries()) check(node, node.arguments[index], types[index] ?? ANY, taken, inference)
  if (second !== undefined && takesDigits(node.name)) checkDigits(node, second, inference)
  return given(node, types, each)
}

function check(call: CallNode, part: ExpressionNode | undefined, type: ValueType, taken: Taken, inference: Inference): void {
  if (part === undefined || part.kind === 'lambda' || type.kind === 'any' || ACCEPTS[taken](type)) return
  inference.say(part, `is ${typeWords(type)}, expected ${takenWord(taken)} in ${usageOf(call.name)}`)
}

/** Digits that are written out are ones that a number is rounded to. */
function checkDigits(call: CallNode, part: ExpressionNode, inference: Inference): void {
  const literal = part.kind === 'unary' ? part.operand : part
  if (literal.kind !== 'literal' || Math.abs(Math.trunc(Number(literal.value))) <= MOST_ROUNDED) return
  inference.say(part, `is out of range, expected digits from -${MOST_ROUNDED} to ${MOST_ROUNDED} in ${usageOf(call.name)}`)
}

/** What stands beside a list says what to do with each item, and by a function alone. */
function checkItems(call: CallNode, types: readonly ValueType[], inference: Inference): void {
  const [first, second] = call.arguments
  const [type = ANY] = types
  const ofItems = takesMany(call.name) ? type.kind === 'list' : takesItems(call.name)
  if (first === undefined) return
  if (second !== undefined && second.kind !== 'lambda' && ofItems)
    inference.say(second, `is ${typeWords(types[1] ?? ANY)}, expected a function such as "item => item.name" in ${usageOf(call.name)}`)
  else if (takesMany(call.name) && (second === undefined || second.kind === 'lambda') && !['any', 'list'].includes(type.kind))
    inference.say(first, `is ${typeWords(type)}, expected a list in ${usageOf(call.name)}`)
}

const takesDigits = (name: string): boolean => usageOf(name).includes('number, digits')

const takesItems = (name: string): boolean => usageOf(name).includes('item =>')

const itemOf = (type: ValueType | undefined): ValueType => (type?.kind === 'list' ? type.of : ANY)

/** What a function gives where that depends on its arguments. */
const BY_ARGUMENTS: { readonly [name: string]: (types: readonly ValueType[], each: ValueType | undefined) => ValueType } = {
  map: (_types, each) => listOf(each ?? ANY),
  filter: ([list = ANY]) => list,
  sort: ([list = ANY]) => list,
  reverse: ([list = ANY]) => list,
  unique: ([list = ANY]) => list,
  slice: ([whole = ANY]) => (whole.kind === 'list' ? whole : ANY),
  find: ([list]) => itemOf(list),
  split: () => listOf(TEXT),
  keys: () => listOf(TEXT),
  coalesce: types => types.reduce(either),
  min: extreme,
  max: extreme,
}

/** The least or greatest is one of those that are compared. */
function extreme(types: readonly ValueType[], each: ValueType | undefined): ValueType {
  if (each !== undefined) return plain(each)
  return plain(types.length === 1 ? itemOf(types[0]) : types.reduce(either))
}

const plain = (type: ValueType): ValueType => (type.kind === 'number' || type.kind === 'date' ? type : ANY)

function given(node: CallNode, types: readonly ValueType[], each: ValueType | undefined): ValueType {
  const byArguments = Object.hasOwn(BY_ARGUMENTS, node.name) ? BY_ARGUMENTS[node.name] : undefined
  if (byArguments !== undefined) return byArguments(types, each)
  switch (givenBy(node.name)) {
    case 'number':
      return NUMBER
    case 'text':
      return TEXT
    case 'boolean':
      return BOOLEAN
    case 'date':
    case 'time':
      return DATE
    case 'list':
      return listOf(ANY)
    default:
      return ANY
  }
}
