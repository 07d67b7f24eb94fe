import { type Contract, type Operation, type Parameter, refName, type Schema } from '../contract'
import { docComment, key, literal } from '../emit/text'
import { typeOf } from '../emit/types'

/** One operation as a function, and the names that it takes from `request.ts`. */
export interface PrintedOperation {
  readonly text: string
  readonly uses: readonly string[]
  readonly answersFile: boolean
}

/** What of the options the functions depend on. */
export interface OperationStyle {
  readonly instance: string
  readonly file?: { readonly answer: string; readonly type: string }
}

const verbs = new Map([
  ['GET', 'Get'],
  ['POST', 'Post'],
  ['PUT', 'Put'],
  ['DELETE', 'Delete'],
  ['PATCH', 'Patch'],
  ['HEAD', 'Head'],
  ['OPTIONS', 'Options'],
])
const withData = new Set(['POST', 'PUT', 'DELETE', 'PATCH'])

/** Null for a method that alova cannot send. */
export function printOperation(contract: Contract, operation: Operation, style: OperationStyle): PrintedOperation | null {
  const verb = verbs.get(operation.method)
  if (verb === undefined) return null
  const uses = new Set<string>(['Config'])
  const request = requestType(operation)
  const parts = [urlText(operation, uses)]
  if (withData.has(operation.method)) parts.push(dataText(contract, operation, uses))
  parts.push(configText(operation, style, uses))
  const parameters = [...(request === null ? [] : [request]), 'config?: Config'].join(', ')
  const text = `${comment(operation)}export function ${operation.id}(${parameters}) {
  return ${style.instance}.${verb}<${answerType(operation, style)}>(${parts.join(', ')})
}
`
  return { text, uses: [...uses], answersFile: operation.answer.kind === 'binary' }
}

function comment(operation: Operation): string {
  const call = `\`${operation.method} ${operation.path}\``
  return docComment([
    operation.summary,
    operation.description,
    operation.summary === null && operation.description === null ? call : `\n${call}`,
    operation.deprecated ? '@deprecated' : null,
  ])
}

/** The first parameter: the parts of the call; it may be left out when none of them is required. */
function requestType(operation: Operation): string | null {
  const groups = [
    ['params', operation.params],
    ['query', operation.query],
    ['headers', operation.headers],
    ['body', sendsBody(operation) ? operation.body : null],
  ] as const
  const members = groups.flatMap(([name, part]) =>
    part
      ? [{ text: `${name}${part.required ? '' : '?'}: ${typeOf(part)}${part.required ? '' : ' | undefined'}`, required: part.required }]
      : [],
  )
  if (members.length === 0) return null
  const type = `{ ${members.map(member => member.text).join('; ')} }`
  return members.some(member => member.required) ? `request: ${type}` : `request: ${type} = {}`
}

function sendsBody(operation: Operation): boolean {
  return operation.body !== null && withData.has(operation.method)
}

function urlText({ path, params }: Operation, uses: Set<string>): string {
  if (params === null) return literal(path)
  uses.add('pathOf')
  const slashes = params.parameters.filter(parameter => parameter.reserved).map(parameter => literal(parameter.name))
  return `pathOf(${[literal(path), 'request.params', ...(slashes.length > 0 ? [`[${slashes.join(', ')}]`] : [])].join(', ')})`
}

function dataText(contract: Contract, operation: Operation, uses: Set<string>): string {
  const { body } = operation
  if (body === null) return 'undefined'
  if (body.kind === 'multipart') {
    uses.add('formOf')
    return 'formOf(request.body)'
  }
  if (body.kind === 'urlencoded') {
    uses.add('queryOf')
    return 'new URLSearchParams(queryOf(request.body))'
  }
  if (body.kind === 'json' && isPlainObject(contract, body.schema)) return 'request.body'
  if (body.kind !== 'json') return 'request.body'
  uses.add('jsonOf')
  return 'jsonOf(request.body)'
}

function isPlainObject(contract: Contract, schema: Schema): boolean {
  if (typeof schema === 'boolean') return false
  const name = refName(schema)
  return name === null ? schema.type === 'object' : isPlainObject(contract, contract.schemas.get(name)?.schema ?? {})
}

function configText(operation: Operation, style: OperationStyle, uses: Set<string>): string {
  const members = [queryText(operation, uses), headersText(operation, uses), metaText(operation, style)].filter(member => member !== null)
  return members.length === 0 ? 'config' : `{ ...config, ${members.join(', ')} }`
}

function queryText({ query }: Operation, uses: Set<string>): string | null {
  if (query === null) return null
  uses.add('queryOf')
  const styles = query.parameters.flatMap(parameter => {
    const style = styleOf(parameter)
    return style === 'form' ? [] : [`${key(parameter.name)}: ${literal(style)}`]
  })
  return `params: queryOf(request.query${styles.length > 0 ? `, { ${styles.join(', ')} }` : ''})`
}

function styleOf(parameter: Parameter): string {
  if (parameter.json) return 'json'
  if (parameter.style === 'deepObject') return 'deep'
  if (parameter.style === 'spaceDelimited') return 'space'
  if (parameter.style === 'pipeDelimited') return 'pipe'
  return parameter.explode ? 'form' : 'comma'
}

function headersText({ headers, body, method }: Operation, uses: Set<string>): string | null {
  const members: string[] = []
  const own = body && withData.has(method) && !['multipart', 'urlencoded'].includes(body.kind) && body.media !== 'application/json'
  if (own && !body.media.includes('*')) members.push(`'Content-Type': ${literal(body.media)}`)
  if (headers) {
    uses.add('headersOf')
    members.push('...headersOf(request.headers)')
  }
  return members.length === 0 ? null : `headers: { ...config?.headers, ${members.join(', ')} }`
}

/** What the alova instance has to know of the answer, as `meta.answer`: `envelope`, `text`, `blob`; absent: the result. */
function metaText({ answer, extensions }: Operation, style: OperationStyle): string | null {
  const word = answer.kind === 'json' ? (extensions.get('x-envelope') === false ? 'envelope' : null) : words.get(answer.kind)
  if (!word) return null
  return `meta: { ...config?.meta, answer: ${literal(answer.kind === 'binary' ? (style.file?.answer ?? word) : word)} }`
}

const words = new Map([
  ['binary', 'blob'],
  ['text', 'text'],
])

function answerType({ answer }: Operation, style: OperationStyle): string {
  if (answer.kind === 'json') return typeOf(answer)
  return { text: 'string', binary: style.file?.type ?? 'Blob', none: 'undefined' }[answer.kind]
}
