import type { Answer, Body, Contract, Operation } from '../contract'
import { docComment, header, key } from '../emit/text'
import { declarationsOfDocument, printTypes, typeOf } from '../emit/types'
import { runtimeText } from '../runtime'
import { routeOf, serverSchema } from './schemas'

export interface FastifyOptions {
  readonly command: string
}

/** What stands beside the routes as it is. */
const parts = ['serve', 'serve-body', 'serve-request', 'serve-values'] as const

/** Fastify's side of a contract: `handlers.ts` with the types of the handlers, `routes.ts` with the schemas and the plugin that serves them. */
export function fastifyFiles(contract: Contract, options: FastifyOptions): Map<string, string> {
  const operations = served(contract)
  const { texts } = printTypes(contract.documents.flatMap(declarationsOfDocument), contract.schemas)
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
    ...parts.map(name => [`${name}.ts`, `${header(options.command)}${runtimeText(name)}`] as const),
  ])
}

/** Fastify serves no TRACE. */
export function served(contract: Contract): Operation[] {
  return contract.documents.flatMap(document => document.operations).filter(({ method }) => method !== 'TRACE')
}

function member(operation: Operation): string {
  const { query, params, headers, cookies, partHeaders, bodies, body, answers } = operation
  const part = (group: { readonly name: string; readonly schema: Parameters<typeof typeOf>[0]['schema'] } | null) =>
    group ? typeOf(group) : 'Record<never, never>'
  const given = [...new Set(bodies.map(bodyType))].join(' | ')
  const lines = [
    `params: ${part(params)}`,
    `query: ${part(query)}`,
    `headers: ${part(headers)}`,
    `cookies: ${part(cookies)}`,
    `body: ${body ? `${given}${body.required ? '' : ' | undefined'}` : 'undefined'}`,
    `partHeaders: ${part(partHeaders)}${partHeaders && !(body?.required && bodies.length === 1) ? ' | undefined' : ''}`,
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
  if (answer.kind === 'events' || answer.kind === 'lines') return `AsyncIterable<${typeOf(answer)}>`
  return { text: 'string', binary: 'Blob', none: 'undefined' }[answer.kind]
}

function routesText(contract: Contract, operations: readonly Operation[], { command }: FastifyOptions): string {
  const schemas = Object.fromEntries([...contract.schemas].map(([name, { schema }]) => [name, serverSchema(schema)]))
  // By id: the type of a list of a thousand different objects is too much for the compiler.
  const routes = operations.map(operation => `  ${key(operation.id)}: ${JSON.stringify(routeOf(contract, operation))},\n`)
  return [
    `${header(command)}import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationId, Operations } from './handlers'
import { type AnyHandlers, Refusal, serve } from './serve'
import type { Route } from './serve-request'
`,
    'export { Refusal }\n',
    typesText,
    `const schemas: Readonly<Record<string, unknown>> = ${JSON.stringify(schemas)}\n`,
    `${docComment(['The routes with their schemas, by operation.'])}export const routes: { readonly [Id in OperationId]: Route } = {\n${routes.join('')}}\n`,
  ].join('\n')
}

const typesText = `/** What a handler is given. */
export interface Call<Id extends OperationId> {
  readonly params: Operations[Id]['params']
  readonly query: Operations[Id]['query']
  readonly headers: Operations[Id]['headers']
  readonly cookies: Operations[Id]['cookies']
  readonly body: Operations[Id]['body']
  /** The headers of the parts of a form, by part. */
  readonly partHeaders: Operations[Id]['partHeaders']
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** One handler for each operation: none missing, none too many. */
export type Handlers = {
  readonly [Id in OperationId]: (call: Call<Id>) => Operations[Id]['result'] | Promise<Operations[Id]['result']>
}

/** Registers every operation: \`await app.register(api(handlers), { prefix: '/v1' })\`. Requests that break the document get 400. */
export function api(handlers: Handlers): FastifyPluginAsync {
  return serve(Object.values<Route>(routes), schemas, handlers as AnyHandlers)
}
`
