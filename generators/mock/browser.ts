import type { Contract, Operation } from '../contract'
import { docComment, header } from '../emit/text'
import { served } from '../fastify'
import { runtimeText } from '../runtime'
import { randomOf, sample } from './sample'

/**
 * `mock-browser.ts`: answers made from the schemas, where a page calls: as the handler of a service worker (`msw`), or in place of fetch.
 * Addresses with fewer placeholders come first.
 */
export function browserMockFiles(contract: Contract, { command }: { readonly command: string }): Map<string, string> {
  const operations = served(contract).toSorted((a, b) => placeholders(a) - placeholders(b))
  const routes = operations.map(operation => `  ${routeText(contract, operation)},\n`)
  const text = `${header(command)}import { answerOf, type MockRoute } from './mock-answers'

const routes: readonly MockRoute[] = [\n${routes.join('')}]

${docComment(['The answer to a request; undefined where no operation fits. With msw: `http.all("*", ({ request }) => mockAnswer(request))`.'])}export const mockAnswer = (request: Request): Response | undefined => answerOf(routes, request)

${docComment(['In place of fetch, without a package: `configure({ fetch: mockFetch })`. What no operation fits goes to the network.'])}export const mockFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  return mockAnswer(request) ?? fetch(request)
}
`
  return new Map([
    ['mock-browser.ts', text],
    ['mock-answers.ts', `${header(command)}${runtimeText('mock-answers')}`],
  ])
}

const placeholders = ({ path }: Operation) => path.split('{').length

function routeText(contract: Contract, operation: Operation): string {
  const { method, path, answer, responses, id } = operation
  const source = (path.split(/[?#]/)[0] ?? '')
    .split(/\{[^{}]+\}/)
    .map(text => encodeURI(text).replace(/[.*+?^$()[\]\\|{}/]/g, '\\$&'))
    .join('[^/]*')
  const status = responses.map(one => one.status).find(one => /^2\d\d$/.test(one)) ?? '200'
  const type = answer.kind === 'none' ? null : answer.media.includes('*') || answer.media === '' ? 'application/json' : answer.media
  const values = `method: '${method}', path: /${source}$/, status: ${answer.kind === 'none' && status === '200' ? '204' : status}`
  return `{ ${values}, type: ${JSON.stringify(type)}, body: ${JSON.stringify(bodyText(contract, id, operation))} }`
}

function bodyText(contract: Contract, id: string, { answer }: Operation): string {
  if (answer.kind === 'none') return ''
  const data = JSON.stringify(sample(contract.schemas, answer.schema, randomOf(id))) ?? 'null'
  if (answer.kind === 'events') return `data: ${data}\n\n`
  if (answer.kind === 'lines') return `${data}\n`
  if (answer.kind === 'json') return data
  const read: unknown = JSON.parse(data)
  return typeof read === 'string' ? read : 'text'
}
