import type { Report } from './issues'
import { type Contract, type Place, refName, type Schema, type SchemaObject } from './model'
import { mapNamed } from './walk'

const parts = ['allOf', 'anyOf', 'oneOf'] as const

/**
 * The contract without schemas that are their own alternative or part (`A = A | B`), at however many steps: such a member says
 * nothing, and no compiler takes it. Circles through properties and items stay; they are types like any other.
 */
export function cutSelfMembers(contract: Contract, report: Report): Contract {
  const done = new Map<string, Schema>()
  const open = new Set<string>()
  const visit = (name: string): Schema => {
    const known = done.get(name)
    if (known !== undefined) return known
    const named = contract.schemas.get(name)
    open.add(name)
    const schema = cut(named?.schema ?? {}, named?.at ?? null)
    open.delete(name)
    done.set(name, schema)
    return schema
  }
  /** Whether a schema is a reference back to what is being visited; what it refers to is visited before. */
  const leadsBack = (schema: Schema, at: Place | null): boolean => {
    const name = refName(schema)
    if (name === null) return false
    if (!open.has(name)) visit(name)
    else if (at) report('CONTRACT_SELF_MEMBER', at, name)
    return open.has(name)
  }
  const cut = (schema: Schema, at: Place | null): Schema => {
    if (typeof schema === 'boolean') return schema
    if (leadsBack(schema, at)) return {}
    let result: SchemaObject = schema
    for (const key of parts) {
      const members = schema[key]
      if (!members) continue
      const next = members.filter(member => !leadsBack(member, at)).map(member => cut(member, at))
      if (next.length === members.length && next.every((member, index) => member === members[index])) continue
      const { [key]: _, ...rest } = result
      result = next.length === 0 ? rest : { ...rest, [key]: next }
    }
    return result
  }
  for (const name of contract.schemas.keys()) visit(name)
  return mapNamed(contract, (schema, name) => done.get(name) ?? schema)
}
