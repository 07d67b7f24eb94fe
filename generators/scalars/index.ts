import type { Contract, Operation, Schema, SchemaObject } from '../contract'
import { mapInside, mapNamed, mapOperations } from '../contract/walk'
import { header, key } from '../emit/text'
import { runtimeText } from '../runtime'

/** What texts and numbers of some formats are handed over as. */
export interface Scalars {
  /** `date-time`; default: the text. A `date` stays one: it is a day, not a moment. */
  readonly dates?: 'Date'
  /** `int64`; default: number, which is exact up to 2^53. */
  readonly int64?: 'bigint' | 'string'
}

/** The contract with every such text and number marked by its type. */
export function withScalars(contract: Contract, { dates, int64 }: Scalars): Contract {
  const mark = (schema: Schema): Schema => {
    if (typeof schema === 'boolean') return schema
    const inner = mapInside(schema, mark)
    const types = typeof inner.type === 'string' ? [inner.type] : (inner.type ?? [])
    const dated = dates !== undefined && types.includes('string') && inner.format === 'date-time'
    const large = int64 !== undefined && inner.format === 'int64' && (types.includes('integer') || types.includes('number'))
    if ((!dated && !large) || inner.enum !== undefined || inner.const !== undefined) return inner
    return { ...inner, tsType: dated ? dates : int64 } as SchemaObject
  }
  return mapOperations(mapNamed(contract, mark), mark)
}

/** How answers become what their types say, and bodies what is sent; null where nothing of them is marked. */
export interface Revival {
  readonly answer: (operation: Operation) => string | null
  readonly body: (operation: Operation) => string | null
}

export function revivalOf(contract: Contract, { int64 }: Scalars): Revival {
  const marked = markedNames(contract)
  const inPlans = (name: string) => `plans.${name}`
  return {
    answer({ answer, answers }) {
      const plan = answers.length === 1 && answer.kind === 'json' ? planOf(answer.schema, marked, inPlans) : null
      if (plan === null) return null
      return int64 === undefined ? `(body: unknown) => revived(body, ${plan})` : `(_: unknown, text: string) => exactly(text, ${plan})`
    },
    body({ body, bodies }) {
      if (int64 === undefined || bodies.length !== 1 || body?.kind !== 'json') return null
      const plan = planOf(body.schema, marked, inPlans)
      return plan === null ? null : `written(request.body, ${plan})`
    },
  }
}

/** `plans.ts`, with what is marked in each named schema, and `revive.ts`, which reads it. */
export function scalarFiles(contract: Contract, { command }: { readonly command: string }): Map<string, string> {
  const marked = markedNames(contract)
  const constants = [...contract.schemas.values()].flatMap(({ name, schema }) => {
    const plan = marked.has(name) ? planOf(schema, marked, target => target) : null
    return plan === null ? [] : [`export const ${name}: revive.Plan = ${plan}\n`]
  })
  const text = constants.length === 0 ? 'export {}\n' : `import type * as revive from './revive'\n\n${constants.join('\n')}`
  return new Map([
    ['plans.ts', `${header(command)}${text}`],
    ['revive.ts', `${header(command)}${runtimeText('revive')}`],
  ])
}

/** The named schemas in which something is marked, at any depth. */
function markedNames(contract: Contract): ReadonlySet<string> {
  const marked = new Set<string>()
  for (let before = -1; before !== marked.size; ) {
    before = marked.size
    for (const { name, schema } of contract.schemas.values())
      if (!marked.has(name) && planOf(schema, marked, target => target) !== null) marked.add(name)
  }
  return marked
}

/** A plan as code; null where there is nothing to do. */
function planOf(schema: Schema, marked: ReadonlySet<string>, nameOf: (name: string) => string): string | null {
  if (typeof schema === 'boolean') return null
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice('#/$defs/'.length)
    return marked.has(name) ? `() => ${nameOf(name)}` : null
  }
  if (schema.tsType !== undefined) return `'${schema.tsType}'`
  const inner = (one: Schema | undefined) => (one === undefined ? null : planOf(one, marked, nameOf))
  const parts: [string, string | null][] = [
    ...Object.entries(schema.properties ?? {}).map(([name, one]): [string, string | null] => [key(name), inner(one)]),
    ["'[]'", inner(schema.items)],
    ["'{}'", inner(schema.additionalProperties)],
  ]
  const own = parts.flatMap(([name, plan]) => (plan === null ? [] : [`${name}: ${plan}`]))
  const also = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(one => inner(one) ?? [])
  const all = [...(own.length > 0 ? [`{ ${own.join(', ')} }`] : []), ...also]
  if (all.length === 0) return null
  return all.length === 1 ? (all[0] ?? null) : `[${all.join(', ')}]`
}
