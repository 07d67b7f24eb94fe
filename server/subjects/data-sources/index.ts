import { randomUUID } from 'node:crypto'
import type { DataSourceAdd } from '../../generated/operations'
import { answer } from '../../http/answers'
import { type Call, type CallOf, defineModule } from '../../http/module'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { seal, unseal } from '../../util/sealed'
import { internalPlaces } from '../settings'
import { connectionProblem } from './connect'
import { placeOf } from './place'
import * as sources from './repository'
import { tableHandlers } from './tables'
import { texts } from './texts'

export { type OtherReader, pingSource, type SourceReader, sourceReader, withSource } from './read'
export { cellOf, headsOf, tableNamed, tableRows } from './tables'

declare module '../../http/module' {
  interface SubjectServices {
    /** Seals the passwords of data sources, each for the row that it stands in. */
    readonly dataSourceKey: Buffer
  }
}

type Given = Omit<DataSourceAdd, 'dbPassword'>

const newId = () => randomUUID().replaceAll('-', '')
const columnsOf = ({ code, name, remark, dbType, dbDriver, dbUrl, dbName, dbUsername }: Given) => ({
  code: code.trim(),
  name: name.trim(),
  remark,
  dbType,
  dbDriver,
  dbUrl: dbUrl.trim(),
  dbName,
  dbUsername: dbUsername.trim(),
})

const refuse = (field: string, message: string): never => fail(message, 500, [{ field, message }])

async function check(trx: sources.Trx, { dbType, dbUrl, code }: Given, id: string): Promise<void> {
  placeOf(dbType, dbUrl)
  if (await sources.isTaken(trx, code.trim(), id)) refuse('code', texts.taken)
}

async function add(call: CallOf<'sysDataSourceAdd'>) {
  const { dbPassword, ...given } = call.body
  const id = newId()
  await call.withTenant(async trx => {
    await check(trx, given, '')
    const sealedPassword = dbPassword ? seal(call.dataSourceKey, id, dbPassword) : null
    await sources.add(trx, { id, ...columnsOf(given), sealedPassword })
  })
  return answer({ message: texts.added })
}

/** A password that is left empty stays; to another place or account than it was given for it does not go, and is asked for again. */
async function edit(call: CallOf<'sysDataSourceEdit'>) {
  const { id, version, dbPassword, ...given } = call.body
  await call.withTenant(async trx => {
    const stored = (await sources.find(trx, id)) ?? fail(texts.notFound)
    await check(trx, given, id)
    if (stored.usedBy && stored.code !== given.code.trim()) refuse('code', texts.usedCode(stored.usedBy))
    const moved = stored.dbType !== given.dbType || stored.dbUrl !== given.dbUrl.trim() || stored.dbUsername !== given.dbUsername.trim()
    if (moved && stored.hasPassword && !dbPassword) refuse('dbPassword', texts.passwordAgain)
    const sealedPassword = dbPassword ? seal(call.dataSourceKey, id, dbPassword) : undefined
    // What an earlier test found says nothing of another place or password.
    const untested = moved || dbPassword ? { testedTime: null, testError: null } : {}
    await sources.save(trx, { id, version }, { ...columnsOf(given), sealedPassword, ...untested })
  })
  return answer({ message: texts.edited })
}

async function test(call: CallOf<'sysDataSourceTest'>) {
  const { id } = call.body
  const [source, sealed] = await call.readTenant(async trx => [await sources.find(trx, id), await sources.sealedOf(trx, id)] as const)
  if (!source) return fail(texts.notFound)
  const password = sealed === null ? '' : unseal(call.dataSourceKey, id, sealed)
  const problem = await connectionProblem({ ...source, password, openPlaces: internalPlaces(call.catalog.settings) })
  await call.withTenant(trx => sources.noteTest(trx, id, problem))
  if (problem !== null) fail(texts.failed(problem))
  return answer({ message: texts.connected })
}

async function remove(call: Call, ids: string, message: string) {
  const removed = await call.withTenant(async trx => {
    const used = (await sources.those(trx, commaList(ids))).find(({ usedBy }) => usedBy)
    if (used?.usedBy) fail(texts.used(used.name, used.usedBy))
    return sources.remove(trx, commaList(ids))
  })
  if (removed === 0) fail(texts.notFound)
  return answer({ message })
}

/** Databases of others: where they are, and what opens them. */
export const dataSource = defineModule({
  name: 'dataSource',
  rows: 'subject',
  outgoing: {
    default: 'none',
    sysDataSourceTest: 'address',
    sysDataSourceTables: 'address',
    sysDataSourceColumns: 'address',
    sysDataSourceWorkbook: 'address',
  },
  declare: ({ sources: chosen }) =>
    chosen.declare({ table: 'sys_data_source', columns: ['id', 'code', 'name'], lists: ({ can }) => can('dataSource:list') }),
  handlers: {
    ...tableHandlers,
    sysDataSourceList: call => call.readTenant(trx => sources.page(trx, call.query)),
    sysDataSourceQueryById: async call => (await call.readTenant(trx => sources.find(trx, call.query.id))) ?? fail(texts.notFound),
    sysDataSourceOptions: async call =>
      (await call.readTenant(sources.all)).map(({ code, name }) => ({ value: code, label: name, text: name })),
    sysDataSourceAdd: add,
    sysDataSourceEdit: edit,
    sysDataSourceTest: test,
    sysDataSourceDelete: call => remove(call, call.query.id, texts.deleted),
    sysDataSourceDeleteBatch: call => remove(call, call.query.ids, texts.deletedMany),
  },
})
