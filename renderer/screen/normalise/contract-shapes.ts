import type { FieldModel } from '../../model/field'
import type { ContractShape } from '../registry-info'

/** The shape of one row in an answer: of a page, of a list, or of the answer itself. */
export function rowShape(result: ContractShape): ContractShape {
  return result.properties.get('records')?.items ?? result.items ?? result
}

export function jsonType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** The JSON type that a field's cell reads and writes; undefined when it takes what comes. */
export function wireType({ kind, settings }: FieldModel): string | undefined {
  const [on] = Array.isArray(settings.values) ? (settings.values as readonly unknown[]) : []
  if (on !== undefined) return jsonType(on)
  if (settings.number === true) return 'number'
  switch (kind) {
    case 'json':
      return undefined
    case 'rows':
      return settings.text === true ? 'string' : 'array'
    case 'integer':
    case 'decimal':
      return 'number'
    case 'boolean':
      return 'boolean'
    default:
      return 'string'
  }
}

/** Whether a contract's property can hold what a cell reads and writes. */
export function holds(shape: ContractShape, type: string): boolean {
  const types = shape.types.filter(name => name !== 'null')
  if (types.length === 0 || types.includes(type)) return true
  return (type === 'number' && types.includes('integer')) || (type === 'integer' && types.includes('number'))
}
