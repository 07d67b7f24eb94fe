import { expect, it } from 'vitest'
import { reportScreen } from './report-screen'

const column = (dataIndex: string, more: object = {}) => ({ title: `题${dataIndex}`, dataIndex, align: 'center', sorter: false, ...more })
const query = (field: string, more: object = {}) =>
  ({ field, label: `问${field}`, view: 'text', mode: 'single', hidden: '0', ...more }) as never

const report = (columns: object[], queries: never[] = [], dictOptions: object = {}) =>
  reportScreen({ columns, dictOptions, cgRpConfigId: 'r/1', cgRpConfigName: '人员报表' } as never, queries) as {
    fields: { [name: string]: unknown }
  }

it('reads the rows of its report, which cannot be changed', () => {
  expect(report([column('rowIndex'), column('name')])).toEqual({
    screen: 'list',
    title: '人员报表',
    source: 'report:r/1',
    fields: { name: { title: '题name', in: 'list export', sortable: false } },
    list: { toolbar: ['export', 'print'], row: [], selection: 'none' },
  })
})

it.each<[string, object, object[], object, object]>([
  [
    'sorts, sums and has its width',
    { sorter: true, isTotal: '1', width: 120 },
    [],
    {},
    { type: 'inputNumber', sortable: true, statistics: ['sum'], width: 120, in: 'list export', title: '题a' },
  ],
  [
    'shows choices by their texts, without nulls',
    { customRender: 'sex' },
    [],
    { sex: [{ value: '1', text: '男' }, null] },
    { type: 'select', options: [{ value: '1', text: '男' }], in: 'list export' },
  ],
  ['is asked by a part of its text', {}, [query('a', { placeholder: '找' })], {}, { query: 'like', placeholder: '找', title: '题a' }],
  ['is asked by a range of days', {}, [query('a', { view: 'Date', mode: 'group' })], {}, { type: 'date', query: 'range' }],
  [
    'is asked by a choice',
    {},
    [query('a', { view: 'list', dictCode: 'sex' })],
    { sex: [{ value: '1', text: '男' }] },
    { type: 'select', options: [{ value: '1', text: '男' }], query: 'eq' },
  ],
  [
    'is asked by a row of a table',
    {},
    [query('a', { view: 'list', dictCode: 'sys_user,realname,username' })],
    {},
    { type: 'sel_search', dict: 'sys_user,realname,username', query: 'eq' },
  ],
])('a column %s', (_, looks, queries, dictionaries, want) => {
  expect(report([column('a', looks)], queries as never[], dictionaries).fields.a).toMatchObject(want)
})

it('asks also by what it does not show', () => {
  expect(report([column('a')], [query('b')]).fields).toEqual({
    a: { title: '题a', in: 'list export', sortable: false },
    b: { title: '问b', in: '', query: 'like' },
  })
})

it('asks by the parameters of the report, and names columns in any language', () => {
  const made = reportScreen(
    {
      columns: [column('人数', { fieldType: 'Long' }), column('at', { fieldType: 'Datetime' })],
      dictOptions: {},
      cgRpConfigId: 'r',
      cgRpConfigName: '人员',
    } as never,
    [query('不显示')],
    [{ paramName: 'who', paramTxt: '姓名' }, { paramName: 'org' }] as never,
  ) as { fields: object }
  expect(made.fields).toEqual({
    self_who: { title: '姓名', in: '', query: 'eq' },
    self_org: { title: 'org', in: '', query: 'eq' },
    column_1: { title: '题人数', in: 'list export', type: 'inputNumber', sortable: false },
    at: { title: '题at', in: 'list export', type: 'datetime', sortable: false },
  })
})

it('puts a heading over columns of one group, and leads from cells to where their values name', () => {
  const columns = [
    column('级别', { groupTitle: '统计', hrefSlotName: '级别' }),
    column('fee', { groupTitle: '统计', hrefSlotName: 'gone' }),
    column('site', { hrefSlotName: 'site' }),
  ]
  const fieldHrefSlots = [
    { slotName: '级别', href: '/course/lecturer?f.level=${级别}&f.fee=${ fee }&f.no=${hidden}' },
    { slotName: 'site', href: '${site}' },
  ]
  const made = { columns, dictOptions: {}, cgRpConfigId: 'r', cgRpConfigName: '人', fieldHrefSlots }
  const { fields } = reportScreen(made as never, []) as { fields: { [name: string]: unknown } }
  expect(fields).toMatchObject({
    column_1: { heading: '统计', link: '/course/lecturer?f.level={column_1}&f.fee={fee}&f.no={hidden}' },
    fee: { heading: '统计' },
    site: { link: '{site}' },
  })
  expect(fields.fee).not.toHaveProperty('link')
  expect(fields.site).not.toHaveProperty('heading')
})

it.each([
  [true, ['export', 'print']],
  [undefined, ['export', 'print']],
  [false, ['print']],
])('offers its rows as a workbook where the server says %s to that', (canExport, toolbar) => {
  const made = { columns: [column('a')], dictOptions: {}, cgRpConfigId: 'r', cgRpConfigName: '人', canExport }
  expect(reportScreen(made as never, [])).toMatchObject({ list: { toolbar } })
})
