import { X509Certificate } from 'node:crypto'
import type { MessageChannelAdd } from '../../../generated/operations'
import { commaList } from '../../../util/comma-list'
import { headerFault, readPlace } from '../../../util/outgoing'
import { templateFault, variablesOf } from '../template'
import { texts } from './texts'

export type Given = Omit<MessageChannelAdd, 'password' | 'signKey'>
/** What is wrong with a field. */
type Fault = readonly [field: string, message: string]

export const ADDRESS = /^[^\s@,<>]+@[^\s@,<>]+$/
const MOBILE = /^\+?\d{5,20}$/
const VARIABLES = new Set(['mobile', 'content', 'title', 'id', 'secret'])

const needed = (given: Given, fields: Readonly<Partial<Record<keyof Given, string>>>): Fault[] =>
  Object.entries(fields).flatMap(([field, what]) => (given[field as keyof Given] ? [] : [[field, texts.needed(what)] as const]))

function certificateFaults({ certificate }: Given): Fault[] {
  if (!certificate) return []
  try {
    new X509Certificate(certificate)
    return []
  } catch {
    return [['certificate', texts.badCertificate]]
  }
}

/** A name, or an address of either kind. */
const HOST = /^[A-Za-z0-9._-]+$|^[0-9a-fA-F:.]+$/

function mailFaults(given: Given): Fault[] {
  const { host, sender, security } = given
  return [
    ...needed(given, { host: texts.host, sender: texts.sender }),
    ...(host && !HOST.test(host.trim()) ? [['host', texts.badHost] as const] : []),
    ...(sender && !ADDRESS.test(sender) ? [['sender', texts.badSender] as const] : []),
    ...(security && !['tls', 'starttls', 'none'].includes(security) ? [['security', texts.badSecurity] as const] : []),
    ...certificateFaults(given),
  ]
}

function urlFaults(url: string): Fault[] {
  const address = url.replace(/\$\{[^{}]*\}/g, 'x')
  const { protocol, username, password } = URL.canParse(address) ? new URL(address) : { protocol: '', username: '', password: '' }
  return ['http:', 'https:'].includes(protocol) && !username && !password ? [] : [['url', texts.badUrl]]
}

const unknownVariable = (text: string) => templateFault(text) ?? variablesOf(text).find(name => !VARIABLES.has(name))

/** A template of JSON must be JSON with whatever stands in its texts. */
function bodyFaults(body: string): Fault[] {
  const unknown = unknownVariable(body)
  if (unknown !== undefined) return [['body', texts.badBody(unknown)]]
  if (!body.trim().startsWith('{')) return []
  try {
    JSON.parse(body.replace(/\$\{[^{}]*\}/g, '0'))
    return []
  } catch {
    return [['body', texts.badJson]]
  }
}

function smsFaults(given: Given): Fault[] {
  const { url, headers, body } = given
  const line = headerFault(headers ?? '')
  const variable = unknownVariable(`${url ?? ''} ${headers ?? ''}`)
  return [
    ...needed(given, { url: texts.url, body: texts.body }),
    ...(url ? urlFaults(url) : []),
    ...(line === undefined ? [] : [['headers', texts.badHeader(line.slice(0, 100))] as const]),
    ...(variable === undefined ? [] : [['url', texts.badBody(variable)] as const]),
    ...(body ? bodyFaults(body) : []),
  ]
}

function robotFaults(given: Given): Fault[] {
  const wrong = commaList(given.mentions ?? '').find(name => name !== 'all' && !MOBILE.test(name))
  return [
    ...needed(given, { url: texts.url }),
    ...(given.url ? urlFaults(given.url) : []),
    ...(wrong === undefined ? [] : [['mentions', texts.badMention(wrong)] as const]),
  ]
}

/** What is wrong with a channel, by field. */
export function channelFaults(given: Given): readonly Fault[] {
  const own = given.kind === 'mail' ? mailFaults(given) : given.kind === 'sms' ? smsFaults(given) : robotFaults(given)
  const wrong = commaList(given.internalAddresses ?? '').find(address => readPlace(address) === undefined)
  return [
    ...needed(given, { name: texts.name }),
    ...own,
    ...(wrong === undefined ? [] : [['internalAddresses', texts.badInternal(wrong)] as const]),
  ]
}
