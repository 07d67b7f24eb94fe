import type { Operation } from '../../../../server/http/contract'
import { workbook } from '../../../helpers/workbook'
import { propertiesOf } from '../contracts'
import type { Request } from '../requests'
import { type Aim, CASCADE, type Ground, MARK } from './ground'

type Values = Readonly<Record<string, string | undefined>>

const dictOf = ({ table, text = 'name' }: Aim) => `${table},${text},id`

/** What parameters are called that name tables, rows, and words of rows, wherever they stand. */
const valuesFor = (ground: Ground, aim: Aim): Values => ({
  tableName: aim.table,
  table: aim.table,
  dataTable: aim.table,
  tableDataId: aim.hidden.id,
  dataId: aim.hidden.id,
  id: aim.hidden.id,
  ids: aim.hidden.id,
  mainId: ground.form.hidden.id,
  subTable: ground.line.table,
  fieldName: aim.text ?? 'name',
  fieldVal: aim.hidden.name,
  text: aim.text ?? 'name',
  txt: aim.text ?? 'name',
  code: 'id',
  key: aim.hidden.id,
  keyword: MARK,
  keyWord: MARK,
  dict: dictOf(aim),
  headId: aim.headId ?? ground.form.headId,
  permissionId: ground.permissionId,
  roleId: ground.roleId,
  username: ground.free.username,
  path: ground.file,
  place: `course/lecturer|edit|${aim.hidden.id}`,
  page: 'course/lecturer',
  fieldId: ground.reports[0]?.item ?? '',
  source: aim.table,
  dictCode: 'name',
  dictText: 'name',
  dataList: aim.hidden.name,
})

type Feeder = (ground: Ground, aim: Aim) => readonly Request[]

const ofReports: Feeder = ({ reports }, aim) => (aim.base === null ? [] : reports.map(({ id }) => ({ params: { cgRpConfigId: id } })))

const ask = (more: object): Request => ({ body: { source: '/course/lecturer', ...more } })
const analyses: Feeder = (_, aim) =>
  aim.base === null
    ? []
    : [
        ask({ columns: ['name', 'phone', 'fee'] }),
        ask({ measures: [{ measure: 'count' }, { measure: 'sum', field: 'fee' }] }),
        ask({ groups: [{ field: 'company' }], measures: [{ measure: 'max', field: 'fee' }] }),
        ask({
          columns: ['name'],
          superQueryTree: JSON.stringify({ matchType: 'and', records: [{ field: 'name', rule: 'like', val: MARK }] }),
        }),
      ]

/** A workbook whose row names the hidden one. */
const book = (...rows: string[][]): Request => ({ file: { name: 'rows.xlsx', content: workbook(rows) } })

/** What is asked as its contract alone does not say. */
const special: Readonly<Record<string, Feeder>> = {
  sysQueryRun: analyses,
  sysQueryExport: analyses,
  sysDictGetDictText: (_, aim) => [{ params: { code: dictOf(aim), key: aim.hidden.id } }],
  sysDictLoadDictItem: (_, aim) => [{ params: { dict: dictOf(aim) }, query: { key: aim.hidden.id } }],
  sysDictQueryTableData: (_, aim) => [{ query: { table: aim.table, text: aim.text ?? 'name', code: 'id' } }],
  sysDictLoadDict: (_, aim) => [{ params: { dict: dictOf(aim) } }, { params: { dict: dictOf(aim) }, query: { keyword: MARK } }],
  sysDuplicateCheckPlus: (_, aim) => [
    { query: { tableName: aim.table, condition: JSON.stringify({ [aim.text ?? 'name']: aim.hidden.name }) } },
  ],
  sysDuplicateCheck: (_, aim) => [{ query: { tableName: aim.table, fieldName: aim.text ?? 'name', fieldVal: aim.hidden.name } }],
  sysDuplicateCheckBatch: (_, aim) => [
    { body: { questions: [{ tableName: aim.table, fieldName: aim.text ?? 'name', fieldVal: aim.hidden.name }] } },
  ],
  courseCommentQueryById: ({ referring }) => [{ query: { id: referring } }],
  sysCommentQueryById: ({ comment }) => [{ query: { id: comment } }],
  onlineCgformApiQuerySelectOptions: () => [{ query: CASCADE }, { query: { ...CASCADE, pidValue: '暗处' } }],
  onlineCgformApiExportXls: ({ form }, aim) => [{ params: { headId: aim.headId ?? form.headId } }],
  onlineCgreportApiGetRpColumns: ({ reports }) => reports.map(({ code }) => ({ params: { code } })),
  onlineCgreportApiGetData: ofReports,
  onlineCgreportApiGetColumnsAndData: ofReports,
  onlineCgreportApiExportXls: ofReports,
  onlineCgreportApiExportManySheetXls: ofReports,
  onlineCgreportApiGetReportDictList: ({ reports }) => reports.map(({ item }) => ({ query: { fieldId: item, keyword: MARK } })),
  onlineApiCgreportGetDataPackage: ({ reports }, aim) =>
    reports.map(({ code }) => ({ query: { code, dictCode: 'name', dictText: 'name', dataList: aim.hidden.name } })),
  onlineCgreportHeadParseSql: () => [{ query: { sql: 'select name, fee from course_lecturer', dbKey: '' } }],
  unstructurDocumentdataSearchList: () => [{ body: { fullTextContent: MARK } }],
  unstructurDocumentdataSearchSuggest: () => [{ query: { text: MARK } }],
  unstructurDocumentdataSearchHits: (_, aim) => [{ query: { source: aim.table, id: aim.hidden.id, text: MARK } }],
  courseCommentImportPreview: ({ entity }) => [
    book(['课件', '讲师', '评论内容', '评分', '评论时间'], ['课', entity.hidden.name, '好', '5', '2026-01-02 03:04:05']),
  ],
  courseLecturerImportPreview: ({ entity }) => [book(['姓名', '级别'], [entity.hidden.name, '中级讲师'])],
}

/** What every list is asked by. */
const LISTING = /^(countUpTo|sumOf|pageNo|pageSize|column|order|queryPage|querySize|field|superQuery\w+|selections|limit)$/

/** What is asked by the names of an operation's parameters; `known`: what they may be given. */
function byContract({ path, query, body, method }: Operation, known: Values): Request {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, known[name] ?? '1'] as const)
  const given = (schema: unknown) =>
    Object.fromEntries(
      propertiesOf(schema).flatMap(([name]) => (LISTING.test(name) || known[name] === undefined ? [] : [[name, known[name]]])),
    )
  return { params: Object.fromEntries(params), query: given(query), ...(method !== 'GET' && body && { body: given(body) }) }
}

/** Calls by GET that end the session of who asks, and one that draws a picture. */
const UNASKED = new Set(['sysLogoutGet', 'sysRandomImage'])

const keyOf = ({ params, query, body, file }: Request) => JSON.stringify([params, query, body, file?.name])
const unlike = (all: readonly Request[]) => [...new Map(all.map(request => [keyOf(request), request])).values()]

const aimsOf = ({ entity, form, line, node }: Ground) => [entity, form, line, node]

/** What an operation is asked so that it could show the hidden rows; nothing where it is to write. */
export function feedsOf(operation: Operation, ground: Ground): readonly Request[] {
  const own = special[operation.handledBy]
  if (UNASKED.has(operation.id) || (!own && operation.method !== 'GET')) return []
  return unlike(aimsOf(ground).flatMap(aim => (own ? own(ground, aim) : [byContract(operation, valuesFor(ground, aim))])))
}

/** They would end the session of who asks, or have it work elsewhere. */
const ENDING = /^sys(Logout|Online|SelectDepart|UserUpdatePassword|Totp)/

const NAMES = [
  'tableName',
  'table',
  'dataTable',
  'tableDataId',
  'dataId',
  'id',
  'ids',
  'mainId',
  'dict',
  'headId',
  'source',
  'text',
  'code',
]

/** Writes as their contracts do not say. */
const specialWrites: Readonly<Record<string, Feeder>> = {
  courseLecturerEdit: ({ entity }) => [{ body: { id: entity.hidden.id, fee: 5 } }],
  courseLecturerEditPost: ({ entity }) => [{ body: { id: entity.hidden.id, fee: 5 } }],
  courseLecturerSaveBatch: ({ entity: { hidden } }) => [
    { body: { changed: [{ id: hidden.id, fee: 5 }] } },
    { body: { removed: [{ id: hidden.id, version: 0 }] } },
  ],
  onlineCgformApiFormPut: (_, { headId, hidden }) =>
    headId ? [{ params: { headId }, body: { id: hidden.id, place: '明处', name: '改' } }] : [],
  sysCommentAddText: (_, { table, hidden }) => [{ body: { tableName: table, tableDataId: hidden.id, commentContent: '阅' } }],
  courseCommentAdd: ({ entity }) => [
    { body: { courseware: '课', lecturer: entity.hidden.id, content: '好', score: 5, commentTime: '2026-01-02 03:04:05' } },
  ],
}

/** What an operation that is to write is asked about the hidden rows, without any word of theirs. */
export function writesOf(operation: Operation, ground: Ground): readonly Request[] {
  if (operation.method === 'GET' || special[operation.handledBy] || ENDING.test(operation.id)) return []
  const write = (aim: Aim) => {
    const known = valuesFor(ground, aim)
    return byContract(operation, Object.fromEntries(NAMES.flatMap(name => (known[name] === undefined ? [] : [[name, known[name]]]))))
  }
  const own = specialWrites[operation.id]
  return unlike(aimsOf(ground).flatMap(aim => (own ? own(ground, aim) : [write(aim)])))
}
