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
  const inShort = ({ id, tag, method, path, summary, auth }: Operation): docs.Found => ({
    id,
    tag,
    method,
    path: apiBase + path,
    summary,
    auth: noteOn(auth),
  })
  return defineModule({
    name: 'apiDocs',
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
