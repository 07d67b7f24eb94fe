import type { Answer, Contract, Operation } from '../contract'
import { docComment, header, key } from '../emit/text'
import { served } from '../fastify'
import { randomOf, sample } from './sample'

/** `mock.ts`: handlers for the routes of the target `fastify`, whose answers are made from the schemas, the same each time. */
export function mockFiles(contract: Contract, { command }: { readonly command: string }): Map<string, string> {
  const handlers = served(contract).map(operation => `  ${key(operation.id)}: () => ${answerText(contract, operation)},\n`)
  if (handlers.length === 0)
    return new Map([
      ['mock.ts', `${header(command)}import type { Handlers } from './routes'\n\nexport const mockHandlers: Handlers = {}\n`],
    ])
  return new Map([
    [
      'mock.ts',
      `${header(command)}import type { Operations } from './handlers'
import type { Handlers } from './routes'

/** Data as the handler answers it; it was made from the schema of the answer. */
const made = <Id extends keyof Operations>(data: unknown) => data as Operations[Id]['result']

${docComment(['Answers every call with data made from its schema: `app.register(api(mockHandlers))`. Spread it to answer some calls yourself.'])}export const mockHandlers: Handlers = {
${handlers.join('')}}
`,
    ],
  ])
}

function answerText(contract: Contract, operation: Operation): string {
  const id = `'${operation.id}'`
  return `made<${id}>(${dataText(contract, operation.id, operation.answer)})`
}

function dataText(contract: Contract, id: string, answer: Answer): string {
  if (answer.kind === 'none') return 'undefined'
  const data = JSON.stringify(sample(contract.schemas, answer.schema, randomOf(id))) ?? 'null'
  if (answer.kind === 'json') return data
  if (answer.kind === 'events' || answer.kind === 'lines') return `(async function* () { yield ${data} })()`
  if (answer.kind === 'text') return JSON.stringify(typeof JSON.parse(data) === 'string' ? JSON.parse(data) : 'text')
  return `new File(['bytes of ${id}'], '${id}.bin', { type: ${JSON.stringify(answer.media.includes('*') ? 'application/octet-stream' : answer.media)} })`
}
