import { isNode } from './json'
import type { Schema } from './resolve'

/** A number as decimal digits. What reads texts as numbers would take other spellings too, such as `0x1F`, and what is beyond all numbers. */
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** The parameters of a query that are numbers and nothing else. */
export function numbersOf({ properties }: Schema): readonly string[] {
  if (!isNode(properties)) return []
  return Object.entries(properties).flatMap(([name, property]) => {
    const types = isNode(property) ? [property.type].flat() : []
    return types.some(type => type === 'integer' || type === 'number') && !types.includes('string') ? name : []
  })
}

/** Whether a parameter has a text that spells no number, with blanks around it or none; an empty one is left to the contract. */
export function isMisspelled(query: unknown, name: string): boolean {
  const value = isNode(query) ? (query as Schema)[name] : undefined
  return typeof value === 'string' && value !== '' && !(DECIMAL.test(value.trim()) && Number.isFinite(Number(value)))
}
