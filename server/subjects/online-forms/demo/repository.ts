import type { OwnerAccess } from '../../../db/owner'
import { FORMS_SCHEMA } from '../../../db/schemas'
import { asSystemTenant, isSeeded, seedId, seedRows } from '../../../db/seeds/rows'
import type { Trx } from '../../../query'
import { ADMIN_ROLE } from '../../identity'
import { grant, menuId } from '../../menus'
import { fieldsValues, headValues, indexValues, wouldBe } from '../admin/given'
import { tableModel } from '../model/table'
import { insert } from '../repository'
import { synchronise } from '../storage/repository'
import { readSamples, type Sample } from './samples'

const headId = (tableName: string) => seedId('onlineForm', tableName)

function rowsOf({ head, fields, indexs }: Sample) {
  const id = headId(head.tableName)
  return {
    head: { id, ...headValues(head), isDbSynch: 'Y' },
    fields: fieldsValues(fields).map(field => ({
      id: seedId(id, field.dbFieldName),
      cgformHeadId: id,
      ...field,
      dbFieldNameOld: field.dbFieldName,
    })),
    indexes: indexs.map(index => ({ id: seedId(id, 'index', index.indexName), cgformHeadId: id, ...indexValues(index), isDbSynch: 'Y' })),
  }
}

/** The table first: a start that ends between the two begins again here. */
async function addSample({ db, roles, asForms }: OwnerAccess, sample: Sample): Promise<void> {
  const { head, fields, indexes } = rowsOf(sample)
  const model = tableModel(wouldBe(head, fields, indexes))
  await asForms(forms => forms.transaction().execute(trx => synchronise({ trx, roles }, model, false)))
  await db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    await seedRows(trx, 'onl_form_head', [head])
    for (const field of fields) await insert(trx as Trx, 'onl_form_field', field)
    for (const index of indexes) await insert(trx as Trx, 'onl_form_index', index)
    await seedRows(trx, model.table, sample.rows, { schema: FORMS_SCHEMA, file: sample.file })
  })
}

/** Pages of the samples, below 在线开发. */
async function addMenus({ db }: OwnerAccess, samples: readonly Sample[]): Promise<void> {
  const pages = samples.flatMap(({ head, menus }) =>
    menus.map(menu => ({ ...menu, url: `/online/${menu.page}/${headId(head.tableName)}` })),
  )
  const rows = pages.map(({ name, url, component }, index) => ({
    id: menuId(url),
    parentId: menuId('/online'),
    name,
    menuType: 1,
    url,
    component,
    icon: 'table',
    sortNo: 100 + index,
    keepAlive: true,
  }))
  await db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    await seedRows(trx, 'sys_permission', rows)
    await grant(
      trx,
      ADMIN_ROLE,
      rows.map(({ id }) => id),
    )
  })
}

/** Adds sample forms that no earlier start has added, with their tables, rows and pages. */
export async function addSamples(owner: OwnerAccess): Promise<void> {
  const samples = readSamples()
  for (const sample of samples)
    if (!(await isSeeded(owner.db, 'onl_form_head', headId(sample.head.tableName)))) await addSample(owner, sample)
  await addMenus(owner, samples)
}
