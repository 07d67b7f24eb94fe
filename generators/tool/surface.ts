import type { Contract, Operation, Schema } from '../contract'
import { mapInside } from '../contract/walk'

/** One operation as callers meet it. */
export interface OperationSurface {
  readonly id: string
  /** The parts of the request by name: `params`, `query`, `headers`, `cookies`, `partHeaders`. */
  readonly parts: { readonly [part: string]: Schema }
  readonly requires: readonly string[]
  /** By media type. */
  readonly bodies: { readonly [media: string]: Schema }
  readonly needsBody: boolean
  /** By media type; `none` without content. */
  readonly answers: { readonly [media: string]: Schema }
}

/** What users of the output depend on, without prose: kept beside the output, and compared with the next run's. */
export interface Surface {
  readonly format: 1
  /** By method and path. */
  readonly operations: { readonly [call: string]: OperationSurface }
  readonly schemas: { readonly [name: string]: Schema }
}

export function surfaceOf(contract: Contract): Surface {
  const operations = contract.documents.flatMap(document => document.operations)
  return {
    format: 1,
    operations: Object.fromEntries(operations.map(operation => [`${operation.method} ${operation.path}`, operationSurface(operation)])),
    schemas: Object.fromEntries([...contract.schemas].map(([name, { schema }]) => [name, withoutProse(schema)])),
  }
}

function operationSurface(operation: Operation): OperationSurface {
  const { params, query, headers, cookies, partHeaders } = operation
  const parts = Object.entries({ params, query, headers, cookies, partHeaders }).flatMap(([name, part]) =>
    part ? [[name, part] as const] : [],
  )
  return {
    id: operation.id,
    parts: Object.fromEntries(parts.map(([name, part]) => [name, withoutProse(part.schema)])),
    requires: parts.filter(([, part]) => part.required).map(([name]) => name),
    bodies: Object.fromEntries(operation.bodies.map(body => [body.media, withoutProse(body.schema)])),
    needsBody: operation.body?.required === true,
    answers: Object.fromEntries(operation.answers.map(answer => [answer.media || answer.kind, withoutProse(answer.schema)])),
  }
}

const prose = ['description', 'default', 'deprecated', 'readOnly', 'writeOnly']

function withoutProse(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema
  const bare = mapInside(schema, withoutProse)
  if (!prose.some(key => bare[key] !== undefined)) return bare
  return Object.fromEntries(Object.entries(bare).filter(([key]) => !prose.includes(key)))
}
