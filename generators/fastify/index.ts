import type { Answer, Body, Contract, Operation } from '../contract'
import { docComment, header, key } from '../emit/text'
import { declarationsOfDocument, printTypes, type TypeCache, typeOf } from '../emit/types'
import { routeOf, serverSchema } from './schemas'
import { supportText } from './support'

export interface FastifyOptions {
  readonly command: string
  readonly cache?: TypeCache
}

/** Fastify's side of a contract: `handlers.ts` with the types of the handlers, `routes.ts` with the schemas and the plugin that serves them. */
export async function fastifyFiles(contract: Contract, options: FastifyOptions): Promise<Map<string, string>> {
  const operations = served(contract)
  const { texts } = await printTypes(contract.documents.flatMap(declarationsOfDocument), options.cache)
  const members = operations.map(member).join('')
  const handlers = [
    header(options.command),
    `${docComment(['Every operation by its id: what it is given and what it answers.'])}export interface Operations {\n${members}}\n`,
    'export type OperationId = keyof Operations\n',
    ...texts.values(),
  ]
  return new Map([
    ['handlers.ts', handlers.join('\n')],
    ['routes.ts', routesText(contract, operations, options)],
  ])
}

/** Fastify serves no TRACE. */
export function served(contract: Contract): Operation[] {
  return contract.documents.flatMap(document => document.operations).filter(({ method }) => method !== 'TRACE')
}

function member(operation: Operation): string {
  const { query, params, headers, cookies, bodies, body, answers } = operation
  const part = (group: { readonly name: string; readonly schema: Parameters<typeof typeOf>[0]['schema'] } | null) =>
    group ? typeOf(group) : 'Record<never, never>'
  const given = [...new Set(bodies.map(bodyType))].join(' | ')
  const lines = [
    `params: ${part(params)}`,
    `query: ${part(query)}`,
    `headers: ${part(headers)}`,
    `cookies: ${part(cookies)}`,
    `body: ${body ? `${given}${body.required ? '' : ' | undefined'}` : 'undefined'}`,
    `result: ${[...new Set(answers.map(resultType)), ...(answers.some(({ mayBeNone }) => mayBeNone) ? ['undefined'] : [])].join(' | ')}`,
  ]
  const doc = docComment([`\`${operation.method} ${operation.path}\` ${operation.summary ?? ''}`.trim()], '  ')
  return `${doc}  ${key(operation.id)}: {\n${lines.map(line => `    ${line}\n`).join('')}  }\n`
}

function bodyType(body: Body): string {
  if (body.kind === 'json' || body.kind === 'multipart' || body.kind === 'urlencoded') return typeOf(body)
  return body.kind === 'binary' ? 'Blob' : 'string'
}

function resultType(answer: Answer): string {
  if (answer.kind === 'json') return typeOf(answer)
  if (answer.kind === 'events') return `AsyncIterable<${typeOf(answer)}>`
  return { text: 'string', binary: 'Blob', none: 'undefined' }[answer.kind]
}

function routesText(contract: Contract, operations: readonly Operation[], { command }: FastifyOptions): string {
  const schemas = Object.fromEntries([...contract.schemas].map(([name, { schema }]) => [name, serverSchema(schema)]))
  // By id: the type of a list of a thousand different objects is too much for the compiler.
  const routes = operations.map(operation => `  ${key(operation.id)}: ${JSON.stringify(routeOf(contract, operation))},\n`)
  return [
    `${header(command)}import { Readable } from 'node:stream'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify'
import type { OperationId, Operations } from './handlers'
`,
    supportText,
    `const schemas: Readonly<Record<string, unknown>> = ${JSON.stringify(schemas)}\n`,
    `${docComment(['The routes with their schemas, by operation.'])}export const routes: { readonly [Id in OperationId]: Route } = {\n${routes.join('')}}\n`,
  ].join('\n')
}
