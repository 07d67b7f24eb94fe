import { answer } from '../../../http/answers'
import type { Call, CallOf, Handlers } from '../../../http/module'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { SYSTEM_TENANT } from '../../../util/system-tenant'
import { addWhole } from '../admin/save'
import { tableModel } from '../model/table'
import * as forms from '../repository'
import { dropTable, synchronise } from '../storage/repository'
import { texts } from '../texts'
import { fieldsOf } from './fields'
import * as found from './repository'

const MOST_ROWS = 50_000
const BATCH = 1000

/**
 * Tables that can become forms: those of forms that were removed, of which every row is the tenant's; and for the system tenant, tables
 * outside that the database lets the role of forms read.
 */
async function importable(call: Call): Promise<readonly found.FoundTable[]> {
  const { tenantId } = call.session
  const isSystem = tenantId === SYSTEM_TENANT
  const all = await call.changeForms(async trx => [...(await found.formTables(trx)), ...(isSystem ? await found.outsideTables(trx) : [])])
  const free = await call.readTenant(trx =>
    found.freeNames(
      trx,
      all.map(({ name }) => name),
    ),
  )
  const firsts = new Map(
    all
      .filter(({ name }) => free.has(name))
      .toReversed()
      .map(table => [table.name, table]),
  )
  return call.changeForms(async trx => {
    const own: found.FoundTable[] = []
    for (const table of [...firsts.values()].reverse())
      if (!found.isOurs(table) || isSystem || (await found.isAllOf(trx, table.name, tenantId))) own.push(table)
    return own
  })
}

const queryTables = async (call: CallOf<'onlineCgformHeadQueryTables'>) =>
  (await importable(call)).map(({ name, title }) => ({ id: name, title: title ?? name }))

/** The configuration first; without its table it goes again. */
async function importTable(call: Call, table: found.FoundTable): Promise<void> {
  const columns = await call.changeForms(trx => found.columnsOf(trx, table))
  const { fields, wrong } = fieldsOf(columns)
  if (wrong !== undefined) fail(texts.notImportable(table.name, wrong))
  const title = table.title?.trim() || table.name
  const form = await call.withTenant(async trx => {
    const id = await addWhole(trx, call, {
      head: { tableName: table.name, tableTxt: title, tableType: 1 },
      fields: [...fields],
      indexs: [],
    })
    const head = (await forms.findHead(trx, id)) ?? fail(texts.noForm)
    return forms.formOf(trx, head)
  })
  const model = tableModel(form)
  try {
    const rows = found.isOurs(table) ? [] : await call.changeForms(trx => found.rowsOf(trx, table, model, MOST_ROWS))
    if (rows.length > MOST_ROWS) fail(texts.tooManyRows(table.name, MOST_ROWS))
    await call.changeForms((trx, roles) => synchronise({ trx, roles }, model, false))
    await call.withTenant(async trx => {
      for (let at = 0; at < rows.length; at += BATCH) await found.addRows(trx, model, rows.slice(at, at + BATCH))
      await forms.markSynchronised(trx, form)
    })
  } catch (error) {
    await call.withTenant(trx => forms.remove(trx, 'onl_form_head', [form.head.id]))
    if (!found.isOurs(table)) await call.changeForms((trx, roles) => dropTable({ trx, roles }, table.name))
    throw error
  }
  await call.audit({ table: table.name, recordId: form.head.id, action: 'import table', detail: { from: table.schema } })
}

async function transTables(call: CallOf<'onlineCgformHeadTransTables'>) {
  const names = commaList(call.params.names)
  if (names.length === 0) fail(texts.nothingChosen)
  const known = new Map((await importable(call)).map(table => [table.name, table]))
  const tables = names.map(name => known.get(name) ?? fail(texts.noTable(name)))
  for (const table of tables) await importTable(call, table)
  return answer({ message: texts.imported })
}

export const importHandlers = {
  onlineCgformHeadQueryTables: queryTables,
  onlineCgformHeadTransTables: transTables,
} satisfies Handlers
