import { beforeAll, describe, expect, it } from 'vitest'
import { operationOf, operations } from '../support/contracts'
import { controlColumn, type FormAim, type Ground, layGround, unnoted } from '../support/hidden-rows/ground'
import { SHOWING } from '../support/hidden-rows/known'
import { type Asked, askedOf, look } from '../support/hidden-rows/sight'
import { done } from '../support/online-forms'
import type { Request } from '../support/requests'
import { openWorld, world } from '../support/shared'

/** Stands in the controlled column of a row that everybody sees, and nowhere else. */
const SECRET = '暗值'

/** Operations by which rows, fields, figures and texts of forms could be told. */
const ABOUT = /^\/(online|sys\/(query|statistics|dict|duplicate|dataLog|dataRuleTrial|comment|common))\//
const tried = operations.filter(({ id, path }) => SHOWING.has(id) || ABOUT.test(path))

const asks = (id: string, ...requests: readonly Request[]): Asked[] => requests.map(request => ({ operation: operationOf(id), request }))

/** What contracts do not say: analyses and statements over the table of the form, and its lists asked by the column. */
function directed({ table, headId }: FormAim): readonly Asked[] {
  const sources = [table, `weft_forms.${table}`, `/online/cgformList/${headId}`, `/online/cgform/api/getData/${headId}`]
  const params = { headId }
  const condition = JSON.stringify([{ field: 'note', rule: 'eq', val: SECRET, type: 'string' }])
  const queries = [
    { note: SECRET },
    { column: 'note', order: 'asc' },
    { superQueryParams: encodeURI(condition), superQueryMatchType: 'and' },
  ]
  return [
    ...sources.flatMap(source =>
      ['sysQueryRun', 'sysQueryExport'].flatMap(id =>
        asks(
          id,
          { body: { source, columns: ['note'] } },
          { body: { source, groups: [{ field: 'note' }], measures: [{ measure: 'count' }] } },
          { body: { source, measures: [{ measure: 'max', field: 'note' }] } },
        ),
      ),
    ),
    ...[table, `weft_forms.${table}`].flatMap(name =>
      asks('onlineCgreportHeadParseSql', { query: { sql: `select note from ${name}`, dbKey: '' } }),
    ),
    ...asks('onlineCgformApiGetData', ...queries.map(query => ({ params, query }))),
    ...asks('onlineCgformApiExportXls', ...queries.map(query => ({ params, query: { paramsStr: encodeURI(JSON.stringify(query)) } }))),
  ]
}

describe('a column of a form that its reader is not granted', () => {
  openWorld()

  let asked: readonly Asked[]
  let free: readonly string[]
  let bound: readonly string[]
  let changed: readonly string[]
  beforeAll(async () => {
    const ground = await layGround(world)
    const { headId, table } = ground.form
    const [row] = await world.rows(`select id from weft_forms.${table} where place = '明处'`)
    const aim: FormAim = { table, base: null, headId, text: 'note', hidden: { id: row?.id ?? '', name: SECRET } }
    const aimed: Ground = { ...ground, entity: aim, form: aim, line: aim, node: aim }
    asked = [...askedOf(aimed, tried), ...directed(aim)]
    await done(world.admin.put(`/online/cgform/api/form/${headId}`, { id: row?.id, note: SECRET }))
    await controlColumn(world, headId, 'note', ground.free.roleId)
    free = await look(ground.free.caller, asked)
    bound = await look(ground.bound.caller, asked)
    await unnoted(world, [`update weft_forms.${table} set note = '别的' where id = $1`], [row?.id])
    changed = await look(ground.bound.caller, asked)
  })

  /** What a workbook holds is read back. */
  const isAsked = (at: number) => asked[at]?.request.file !== undefined || JSON.stringify(asked[at]?.request).includes(SECRET)
  const naming = (answers: readonly string[]) => [
    ...new Set(answers.flatMap((said, at) => (said.includes(SECRET) && !isAsked(at) ? [asked[at]?.operation.id ?? ''] : []))),
  ]

  it('is shown to who is granted it, by lists, records, exports and versions', () => {
    expect(naming(free)).toEqual(
      expect.arrayContaining(['onlineCgformApiGetData', 'onlineCgformApiFormGet', 'onlineCgformApiExportXls', 'sysDataLogHistory']),
    )
  })

  it('stands in no answer to its reader, and makes no difference to one', () => {
    expect(naming(bound)).toEqual([])
    // Figures of what the server does meanwhile differ by themselves.
    const told = bound.flatMap((said, at) => (said === changed[at] ? [] : [[asked[at]?.operation.id, said, changed[at]]]))
    expect(told.filter(([id]) => id !== 'sysStatisticsActivity')).toEqual([])
  })
})
