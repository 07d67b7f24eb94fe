import type { Operation } from '../../../server/http/contract'
import { ADMIN } from '../../helpers/server'
import { type Request, requestFor } from '../support/requests'
import type { World } from '../support/world'
import type { RecordedCall, Release } from './calls'
import { encrypted } from './speech'

/** What lists are sent whatever they list. */
const USUAL: Readonly<Record<string, string>> = {
  _t: '1767323045',
  column: 'createTime',
  order: 'desc',
  field: 'id,,name,action',
  pageNo: '1',
  pageSize: '10',
  superQueryMatchType: 'and',
  hasQuery: 'true',
  tabletype: '1',
  copyType: '0',
  delFlag: '1',
  dictId: '',
  dataId: '',
  msgCategory: '1',
  async: 'false',
  pcode: '0',
}

/** Keys of rows that a client sends back as it has read them; the version is read from the row itself. */
const READ_ONLY = /_dictText$|^(create|update)(_?[bB]y|_?[tT]ime)$|^sys_?[oO]rg_?[cC]ode$|^(delFlag|orgCodeTxt|clientId|version)$/

type Values = Readonly<Record<string, unknown>>

/** The row that an edit is about, as the client has it from a list. */
async function rowOf(world: World, operation: Operation, request: Request): Promise<Values> {
  const id = request.body?.id
  if (id === undefined) return {}
  const path = operation.path.replace(/\/edit$/, '/queryById')
  const { body } = await world.admin.get<Values | null>(path, { id: String(id) })
  return body.result ?? {}
}

/** Every key that the client sent and no other, with values that fit. */
async function bodyOf(world: World, operation: Operation, call: RecordedCall, request: Request): Promise<Values> {
  const row = operation.path.endsWith('/edit') ? await rowOf(world, operation, request) : {}
  const given = request.body ?? {}
  // One edit was recorded of a row that had lost its id: no server could tell which one is meant.
  const names = operation.path.endsWith('/edit') ? [...new Set(['id', ...call.body])] : call.body
  return Object.fromEntries(
    names.map(name => {
      if (READ_ONLY.test(name) && name in row) return [name, row[name]]
      return [name, given[name] ?? row[name] ?? (READ_ONLY.test(name) ? null : '')]
    }),
  )
}

/** A sign-in: the client of 3.x encrypts the password, and both send the letters of a picture that is not asked for yet. */
const signIn = (release: Release): Values => ({
  username: ADMIN.username,
  password: release === '2.4.2' ? ADMIN.password : encrypted(ADMIN.password),
  captcha: 'AB34',
  checkKey: 1767323045000,
})

/** A recorded call with values: its own keys and no other. */
export async function replayOf(world: World, release: Release, operation: Operation, call: RecordedCall): Promise<Request> {
  const sample = await requestFor(world, operation)
  const query = Object.fromEntries(call.query.map(name => [name, sample.query?.[name] ?? USUAL[name] ?? '']))
  const given = operation.path === '/sys/login' ? { ...sample, body: signIn(release) } : sample
  const body = operation.body && call.body.length > 0 ? await bodyOf(world, operation, call, given) : undefined
  return { ...sample, query, ...(body && { body }) }
}
