import type { ApiOperation } from '../../generated/operations'
import type { Operation } from '../../http/contract'
import type { Schema } from '../../http/contract/resolve'
import { defineModule, type Module } from '../../http/module'
import * as docs from './repository'
import { texts } from './texts'

function noteOn(auth: string): string {
  if (auth === 'public') return texts.anyone
  return auth === 'login' ? texts.signedIn : texts.permission(auth)
}

/** Operations of entities, whose documents are made, in the language of the reader; others as their contract says it. */
function toldOf({ path, summary }: Operation): string {
  const title = /^(.+): /.exec(summary)?.[1]
  const call = new Map(Object.entries(texts.calls)).get(path.slice(path.lastIndexOf('/') + 1))
  return title !== undefined && call !== undefined ? texts.call(title, call) : summary
}

/** Empty for what says nothing. */
function written(schema: Schema | null): string {
  if (!schema) return ''
  const { properties } = schema as { readonly properties?: object }
  return properties && Object.keys(properties).length === 0 ? '' : JSON.stringify(schema, null, 2)
}

const inFull = (found: docs.Found, { params, query, body, answer }: Operation): ApiOperation => ({
  ...found,
  params: written(params),
  query: written(query),
  body: written(body),
  answer: written(answer),
})

/** Shows the contracts of this server to who holds the right to read them. */
export function apiDocs(operations: readonly Operation[], apiBase: string): Module {
  const byId = new Map(operations.map(operation => [operation.id, operation]))
  const inShort = (operation: Operation): docs.Found => {
    const { id, tag, method, path, auth } = operation
    return { id, tag, method, path: apiBase + path, summary: toldOf(operation), auth: noteOn(auth) }
  }
  return defineModule({
    name: 'apiDocs',
    rows: 'none',
    outgoing: 'none',
    handlers: {
      sysApiDocsList: async call => {
        const page = await call.readTenant(trx => docs.page(trx, operations.map(inShort), call.query))
        const records = page.records.flatMap(found => {
          const operation = byId.get(found.id)
          return operation ? [inFull(found, operation)] : []
        })
        return { ...page, records }
      },
    },
  })
}
