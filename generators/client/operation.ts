import {
  type Answer,
  type Body,
  type Contract,
  type Operation,
  type Parameter,
  type ParameterGroup,
  refName,
  type Schema,
} from '../contract'
import { docComment, key, literal } from '../emit/text'
import { typeOf } from '../emit/types'
import { answersName, answersOf, answersText, answerType, errorText } from './answers'
import { contentType, dataText, headerStyles } from './body'
import type { OperationStyle } from './style'

/** One operation as a function, and the names that it takes from `request.ts` and from the module of the instance. */
export interface PrintedOperation {
  readonly text: string
  readonly uses: ReadonlySet<string>
  readonly usesHttp: ReadonlySet<string>
  readonly answersFile: boolean
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
  const usesHttp = new Set<string>([style.instance])
  const answers = answersOf(operation, style)
  const request = requestType(operation, answers.length > 1)
  const parts = [urlText(operation, style, uses)]
  const data = withData.has(operation.method) ? (style.revival?.body(operation) ?? dataText(contract, operation, uses)) : null
  if (data !== null) parts.push(operation.partHeaders === null ? data : 'data')
  parts.push(configText(contract, operation, style, answers, uses))
  const parameters = [...(request === null ? [] : [request]), 'config?: Config'].join(', ')
  const generic = answers.length > 1 ? `<A extends keyof ${answersName(operation)} = ${literal(answers[0]?.media ?? '')}>` : ''
  const result = answers.length > 1 ? `${answersName(operation)}[A]` : answerType(operation.answer, style, uses)
  const before = [answersText(operation, answers, style, uses), errorText(operation, style, usesHttp)].filter(text => text !== '').join('')
  const text = `${before}${comment(operation)}export function ${operation.id}${generic}(${parameters}) {
${request === null ? '' : requestCheck(operation, style)}${operation.partHeaders === null ? '' : `  const data = ${data}\n`}  return ${style.instance}.${verb}<${result}>(${parts.join(', ')})
}
`
  return { text, uses, usesHttp, answersFile: answers.some(({ kind }) => kind === 'binary') }
}

function requestCheck(operation: Operation, style: OperationStyle): string {
  const check = style.checkRequest?.(operation) ?? null
  return check === null ? '' : `  checks.${check}(request)\n`
}

function comment(operation: Operation): string {
  const call = `\`${operation.method} ${operation.path}\``
  const said = [operation.summary, operation.description, ...operation.links].filter(text => text !== null)
  return docComment([...said, said.length === 0 ? call : `\n${call}`, operation.deprecated ? '@deprecated' : null])
}

/** The first parameter: the parts of the call; it may be left out when none of them is required. */
function requestType(operation: Operation, chooses: boolean): string | null {
  const groups: readonly (readonly [string, ParameterGroup | null])[] = [
    ['params', operation.params],
    ['query', operation.query],
    ['headers', operation.headers],
    ['cookies', operation.cookies],
    ['partHeaders', operation.partHeaders],
  ]
  const members = groups.flatMap(([name, part]) => (part ? [member(name, typeOf(part), part.required)] : []))
  const required = groups.some(([, part]) => part?.required === true) || (sendsBody(operation) && operation.body?.required === true)
  const bodies = sendsBody(operation) ? bodyChoices(operation) : []
  const [single] = bodies
  if (bodies.length === 1 && single) members.push(...single.members)
  if (chooses) members.push('accept?: A | undefined')
  if (members.length === 0 && bodies.length === 0) return null
  const own = members.length === 0 ? [] : [`{ ${members.join('; ')} }`]
  const chosen = bodies.length > 1 ? [`(${bodies.map(body => `{ ${body.members.join('; ')} }`).join(' | ')})`] : []
  const type = own.length === 0 ? (chosen[0]?.slice(1, -1) ?? '') : [...own, ...chosen].join(' & ')
  return required ? `request: ${type}` : `request: ${type} = {}`
}

const member = (name: string, type: string, required: boolean) => `${name}${required ? '' : '?'}: ${type}${required ? '' : ' | undefined'}`

/** The content types of a body that differ in type, each with its members of the request. */
function bodyChoices(operation: Operation): { readonly members: string[] }[] {
  const groups = new Map<string, Body[]>()
  for (const body of operation.bodies) groups.set(bodyType(body), [...(groups.get(bodyType(body)) ?? []), body])
  const several = operation.bodies.length > 1
  return [...groups].map(([type, bodies], index) => {
    const required = bodies[0]?.required === true
    const media = bodies.map(body => literal(body.media)).join(' | ')
    const choice = several ? [`contentType${index === 0 ? '?' : ''}: ${media}${index === 0 ? ' | undefined' : ''}`] : []
    return { members: [member('body', type, required), ...choice] }
  })
}

function bodyType(body: Body): string {
  if (body.kind === 'json' || body.kind === 'urlencoded') return typeOf(body)
  if (body.kind === 'multipart') return `${typeOf(body)} | FormData`
  return body.kind === 'binary' ? 'Blob' : 'string'
}

function sendsBody(operation: Operation): boolean {
  return operation.body !== null && withData.has(operation.method)
}

function urlText(operation: Operation, style: OperationStyle, uses: Set<string>): string {
  const { params } = operation
  const server = style.own ? null : style.serverOf(operation)
  // What stands behind `#` tells operations of one address apart in the document; it is never sent.
  const path = `${server?.replace(/\/$/, '') ?? ''}${operation.path.replace(/#.*$/, '')}`
  if (params === null) return literal(path)
  uses.add('pathOf')
  const styles = params.parameters.flatMap(parameter => {
    const written = pathStyle(parameter)
    return written === 'simple' ? [] : [`${key(parameter.name)}: '${written}'`]
  })
  return `pathOf(${[literal(path), 'request.params', ...(styles.length > 0 ? [`{ ${styles.join(', ')} }`] : [])].join(', ')})`
}

function pathStyle({ style, explode, json, reserved }: Parameter): string {
  if (json) return 'json'
  return reserved && style === 'simple' ? 'slashes' : `${style}${explode ? '*' : ''}`
}

function configText(
  contract: Contract,
  operation: Operation,
  style: OperationStyle,
  answers: readonly Answer[],
  uses: Set<string>,
): string {
  const meta = style.own ? ownMeta(operation, style, answers, uses) : metaText(operation, style)
  const members = [queryText(contract, operation, uses), headersText(contract, operation, answers, uses), meta].filter(
    part => part !== null,
  )
  return members.length === 0 ? 'config' : `{ ...config, ${members.join(', ')} }`
}

function queryText(contract: Contract, { query }: Operation, uses: Set<string>): string | null {
  if (query === null) return null
  uses.add('queryOf')
  return `params: queryOf(request.query${stylesText(contract, query)})`
}

function stylesText(contract: Contract, group: ParameterGroup): string {
  const styles = group.parameters.flatMap(parameter => {
    if (parameter.spread && parameter.reserved) return propertiesOf(contract, parameter.schema).map(reservedText)
    const style = `${styleOf(parameter)}${parameter.reserved ? ' reserved' : ''}`
    return style === 'form' ? [] : [`${key(parameter.name)}: '${style}'`]
  })
  return styles.length > 0 ? `, { ${styles.join(', ')} }` : ''
}

const reservedText = ([name, isList]: readonly [string, boolean]) => `${key(name)}: '${isList ? 'form' : 'comma'} reserved'`

/** The properties of an object by name, and whether they are lists; of a reference those of what it leads to. */
function propertiesOf(contract: Contract, schema: Schema): (readonly [name: string, isList: boolean])[] {
  if (typeof schema === 'boolean') return []
  const name = refName(schema)
  if (name !== null) return propertiesOf(contract, contract.schemas.get(name)?.schema ?? {})
  const own = Object.entries(schema.properties ?? {}).map(
    ([key, property]) => [key, typeof property === 'object' && property.type === 'array'] as const,
  )
  return [...own, ...(schema.allOf ?? []).flatMap(part => propertiesOf(contract, part))]
}

function styleOf(parameter: Parameter): string {
  if (parameter.json) return 'json'
  if (parameter.style === 'deepObject') return 'deep'
  if (parameter.explode) return 'form'
  if (parameter.style === 'spaceDelimited') return 'space'
  if (parameter.style === 'tabDelimited') return 'tab'
  return parameter.style === 'pipeDelimited' ? 'pipe' : 'comma'
}

function headersText(contract: Contract, operation: Operation, answers: readonly Answer[], uses: Set<string>): string | null {
  const { headers, cookies, body } = operation
  const members: string[] = []
  if (answers.length > 1) members.push(`Accept: request.accept ?? ${literal(answers[0]?.media ?? '')}`)
  if (body && sendsBody(operation)) members.push(...contentType(operation, body))
  if (operation.partHeaders !== null) {
    uses.add('typeOfForm')
    members.push('...typeOfForm(data)')
  }
  if (headers) {
    uses.add('headersOf')
    const styles = headerStyles(headers.parameters)
    members.push(`...headersOf(request.headers${styles.length > 0 ? `, { ${styles.join(', ')} }` : ''})`)
  }
  if (cookies) {
    uses.add('cookieOf')
    members.push(`...cookieOf(request.cookies${stylesText(contract, cookies)})`)
  }
  return members.length === 0 ? null : `headers: { ...config?.headers, ${members.join(', ')} }`
}

/** What the instance of the app has to know of the answer, as `meta.answer`: `envelope`, `text`, `blob`; absent: the result. */
function metaText({ answer, extensions }: Operation, style: OperationStyle): string | null {
  const word = answer.kind === 'json' ? (extensions.get('x-envelope') === false ? 'envelope' : null) : words.get(answer.kind)
  if (!word) return null
  return `meta: { ...config?.meta, answer: ${literal(answer.kind === 'binary' ? (style.file?.answer ?? word) : word)} }`
}

const words = new Map([
  ['binary', 'blob'],
  ['text', 'text'],
])
const ownWords = new Map([
  ['binary', 'file'],
  ['text', 'text'],
  ['none', 'none'],
])

/** What our instance has to know: how to read the answer, how to check it, and who may call, where it differs from the usual. */
function ownMeta(operation: Operation, style: OperationStyle, answers: readonly Answer[], uses: Set<string>): string | null {
  const { answer } = operation
  const members: string[] = []
  if (answers.length > 1) members.push("answer: 'auto'")
  else if (answer.kind === 'events' || answer.kind === 'lines') {
    const read = answer.kind === 'events' ? 'eventsOf' : 'linesOf'
    uses.add(read)
    members.push(`read: ${read}`)
  } else {
    const word = ownWords.get(answer.kind)
    if (word !== undefined) members.push(`answer: '${word}'`)
  }
  const check = style.check?.(operation) ?? null
  if (check !== null) members.push(`check: checks.${check}`)
  const revive = style.revival?.answer(operation) ?? null
  if (revive !== null) members.push(`revive: ${revive}`)
  const security = style.securityOf(operation)
  if (security !== null) members.push(`security: ${security}`)
  const server = style.serverOf(operation)
  if (server !== null) members.push(`server: ${literal(server)}`)
  return members.length === 0 ? null : `meta: { ...config?.meta, ${members.join(', ')} }`
}
