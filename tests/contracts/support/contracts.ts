import { join } from 'node:path'
import { type Operation, readDocuments, readOperations } from '../../../server/http/contract'
import { root } from '../../../server/util/root'

/** Contracts by their path below `schemas/api`. */
export const documents = readDocuments(join(root, 'schemas', 'api'))

/** Every operation of every contract, hand-written and generated. */
export const operations: readonly Operation[] = readOperations(documents)

const byId = new Map(operations.map(operation => [operation.id, operation]))

export function operationOf(id: string): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`No contract has the operation ${id}.`)
  return operation
}

/** Whether the operation takes the list convention. */
export const isList = ({ query }: Operation) => typeof query.additionalProperties === 'object'

/** What needs a phone, a provider, a second factor or the reader of a picture is called as it should be by `sign-in-*.test.ts`. */
const doors = new Set(['sms', 'account', 'third', 'totp'])
export const isDoor = ({ tag, id }: Operation) => doors.has(tag) || id === 'sysCheckCaptcha'

/** What is refused whatever it is asked: there are no enhancements of online forms, and so nothing that a button of theirs could do. */
export const isRefused = ({ id }: Operation) => /^onlineCgformHeadEnhance(Js|Java|Sql)(Post|Put)$|^onlineCgformApiDoButton$/.test(id)

/** What a form of its own making says is asked for within the call. */
export const isForm = ({ path, auth, id }: Operation) =>
  /^\/online\/cgform\/(?:api|field)\//.test(path) && auth === 'login' && id !== 'onlineCgformApiQuerySelectOptions'

/** `/sys/role` of `/sys/role/add`; messages stand one folder deeper. */
export const areaOf = ({ path }: Operation) =>
  /^\/(?:sys\/message|unstructur\/documentdata)\/\w+/.exec(path)?.[0] ?? path.split('/').slice(0, 3).join('/')

/** Rights that operations ask for. */
export const permissions: readonly string[] = [
  ...new Set(operations.flatMap(({ auth }) => (auth === 'public' || auth === 'login' ? [] : auth.split(',')))),
].sort()

/** The named properties of an object's schema. */
export function propertiesOf(schema: unknown): [string, Readonly<Record<string, unknown>>][] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, Record<string, unknown>> }
  return Object.entries(properties)
}

export const typesOf = ({ type }: Readonly<Record<string, unknown>>): readonly unknown[] => (Array.isArray(type) ? type : [type])
