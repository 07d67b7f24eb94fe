import type { Contract, ContractDocument, Operation, SecurityNeed, SecurityScheme, Server } from '../contract'
import { docComment, key, literal } from '../emit/text'

/** `http-service.ts`: what the documents say for all calls, as the files of `runtime/` take it: servers, credentials, security. */
export function serviceText(contract: Contract): string {
  const servers = contract.documents.flatMap(document => document.servers.map(server => absolute(server, document.file)))
  const schemes = contract.documents.flatMap(document => {
    const nameOf = schemeNames(contract, document)
    return document.schemes.map(scheme => ({ ...scheme, name: nameOf(scheme.name) }))
  })
  const sent = [...new Map(schemes.map(scheme => [scheme.name, scheme])).values()].filter(({ type }) => type !== 'outside')
  return [
    `import type { ${sent.length > 0 ? 'Credential, ' : ''}Service } from './http-core'\n`,
    ...servers.map(serverText),
    credentialsText(sent),
    tableText(
      sent,
      servers.length > 0,
      securityText(contract.documents[0]?.security ?? [], name => name),
    ),
  ].join('\n')
}

/** An address of the document's own place, when that is known. */
export function absolute(server: Server, file: string): Server {
  if (!/^https?:/.test(file) || /^[a-z][a-z0-9+.-]*:|^\{/i.test(server.url)) return server
  return { ...server, url: new URL(server.url, file).href.replaceAll('%7B', '{').replaceAll('%7D', '}') }
}

/** The address of a server with the defaults of its variables. */
const fixed = ({ url, variables }: Server) => variables.reduce((text, { name, default: value }) => text.replaceAll(`{${name}}`, value), url)

/**
 * The address of an operation that has a server of its own, or whose document has another one than the first document; null for the
 * server of all. An address without a host says nothing to an instance that is not ours.
 */
export function serverOf(contract: Contract, document: ContractDocument, own: boolean): (operation: Operation) => string | null {
  const [first] = contract.documents
  const home = first?.servers[0] ? fixed(absolute(first.servers[0], first.file)) : null
  return ({ servers }) => {
    const server = servers[0] ?? (document === first || !own ? undefined : document.servers[0])
    if (server === undefined) return null
    const address = fixed(absolute(server, document.file))
    return address === home || !(own || /^https?:\/\//.test(address)) ? null : address
  }
}

function serverText(server: Server, index: number): string {
  const name = index === 0 ? 'server' : `server${index + 1}`
  const doc = docComment([server.description ?? 'A server of this API.', server.url])
  if (server.variables.length === 0) return `${doc}export function ${name}(): string {\n  return ${literal(server.url)}\n}\n`
  const members = server.variables.map(({ name: variable, values, description }) => {
    const type = values.length > 0 ? values.map(literal).join(' | ') : 'string'
    return `${docComment([description], '  ')}  readonly ${key(variable)}?: ${type}\n`
  })
  const presets = server.variables.map(variable => `${key(variable.name)}: ${literal(variable.default)}`).join(', ')
  return `${doc}export function ${name}(variables: {\n${members.join('')}} = {}): string {
  const values: Readonly<Record<string, string>> = { ${presets}, ...variables }
  return ${literal(server.url)}.replace(/\\{([^{}]+)\\}/g, (_, name: string) => values[name] ?? '')
}
`
}

function credentialsText(schemes: readonly SecurityScheme[]): string {
  const members = schemes.map(scheme => {
    const type = scheme.type === 'basic' ? 'Credential<{ readonly username: string; readonly password: string }>' : 'Credential<string>'
    return `${docComment([scheme.description, meaning(scheme)], '  ')}  readonly ${key(scheme.name)}?: ${type}\n`
  })
  const doc = docComment(['What proves who calls, by the names of the document.'])
  if (members.length === 0) return `${doc}export type Credentials = Readonly<Record<never, never>>\n`
  return `${doc}export interface Credentials {\n${members.join('')}}\n`
}

function meaning({ type, in: place, key: name }: SecurityScheme): string {
  if (type === 'apiKey') return `Sent as ${place} ${name}.`
  return `Sent as header Authorization: ${type === 'http' ? name : type === 'basic' ? 'Basic' : 'Bearer'} …`
}

/** What a document calls a scheme; where a document before it means another one by that name, its area stands before it. */
function schemeNames(contract: Contract, document: ContractDocument): (name: string) => string {
  const before = contract.documents.slice(0, Math.max(0, contract.documents.indexOf(document))).flatMap(({ schemes }) => schemes)
  const told = ({ type, in: place, key: word }: SecurityScheme) => `${type} ${place} ${word}`
  const other = (name: string) => {
    const own = document.schemes.find(scheme => scheme.name === name)
    return own !== undefined && before.some(scheme => scheme.name === name && told(scheme) !== told(own))
  }
  return name => (other(name) ? `${document.area} ${name}` : name)
}

/** Who may call an operation, as code, where it says something else than the first document does for all; null: nothing else. */
export function securityOf(contract: Contract, document: ContractDocument): (operation: Operation) => string | null {
  const [first] = contract.documents
  const nameOf = schemeNames(contract, document)
  const all = securityText(first?.security ?? [], name => name)
  const own = securityText(document.security, nameOf)
  return ({ security }) => (security !== null ? securityText(security, nameOf) : own === all ? null : own)
}

/** Security requirements as code. */
function securityText(needs: readonly SecurityNeed[], nameOf: (name: string) => string): string {
  const alternatives = needs.map(
    need => `{ ${[...need].map(([name, scopes]) => `${key(nameOf(name))}: [${scopes.map(literal).join(', ')}]`).join(', ')} }`,
  )
  return `[${alternatives.map(text => text.replace('{  }', '{}')).join(', ')}]`
}

function tableText(schemes: readonly SecurityScheme[], hasServer: boolean, security: string): string {
  const table = schemes.map(
    ({ name, type, in: place, key: word }) => `    ${key(name)}: { type: '${type}', in: '${place}', key: ${literal(word)} },\n`,
  )
  return `${docComment(['What the document says for all of its calls.'])}export const service: Service = {
  base: ${hasServer ? 'server' : "() => ''"},
  schemes: ${table.length === 0 ? '{}' : `{\n${table.join('')}  }`},
  security: ${security},
}
`
}
