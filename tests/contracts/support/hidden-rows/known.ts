import type { Operation } from '../../../../server/http/contract'
import { loadEntities } from '../../../../server/records/load'
import type { Rows } from '../../../../server/util/reach'
import { root } from '../../../../server/util/root'

/** Operations that show, count, sum, search, name or export hidden rows to whom no rule binds: by what they are asked here. */
export const SHOWING: ReadonlySet<string> = new Set([
  ...['courseLecturerList', 'courseLecturerQueryById', 'courseLecturerExportXls', 'courseLecturerImportPreview'],
  ...['courseCommentList', 'courseCommentQueryById', 'courseCommentExportXls', 'courseCommentImportTemplate', 'courseCommentImportPreview'],
  ...['examplePickerImportTemplate', 'courseCourseImportTemplate'],
  ...['sysDictGetDictItems', 'sysDictGetDictText', 'sysDictLoadDict', 'sysDictLoadDictItem', 'sysDictQueryTableData'],
  ...['sysDuplicateCheck', 'sysDuplicateCheckPlus', 'sysDuplicateCheckBatch'],
  ...['sysQueryRun', 'sysQueryExport', 'sysStatisticsRecords', 'sysStatisticsActivity'],
  ...['sysCommentListByForm', 'sysCommentFileList', 'sysCommentQueryById', 'sysDataLogHistory', 'sysCommonStatic'],
  ...['sysDataRuleTrialList', 'sysDataRuleTrialRecords'],
  ...['unstructurDocumentdataSearchList', 'unstructurDocumentdataSearchSuggest'],
  ...[
    'onlineCgformApiGetData',
    'onlineCgformApiFormGet',
    'onlineCgformApiDetail',
    'onlineCgformApiExportXls',
    'onlineCgformApiExportXlsOld',
    'onlineCgformApiGetTreeData',
    'onlineCgformApiSubform',
    'onlineCgformApiSubformList',
    'onlineCgformApiQuerySelectOptions',
    'onlineCgformApiImportTemplate',
  ],
  ...['onlineCgreportApiGetData', 'onlineCgreportApiGetColumnsAndData', 'onlineApiCgreportGetDataPackage'],
  ...['onlineCgreportApiExportXls', 'onlineCgreportApiExportManySheetXls'],
])

const UNIQUE = 'a value that has to be unique is refused to all who write, whoever may see the row that holds it'
const NAMED = 'a row that another record refers to keeps its name there: the reader of that record sees whom it is about'

/** What may still tell of a hidden row, and why. */
export const TELLING: ReadonlyMap<string, string> = new Map([
  ['sysDuplicateCheck', UNIQUE],
  ['sysDuplicateCheckPlus', UNIQUE],
  ['sysDuplicateCheckBatch', UNIQUE],
  ['courseLecturerImportPreview', UNIQUE],
  ['courseCommentList', NAMED],
  ['courseCommentQueryById', NAMED],
  ['courseCommentExportXls', NAMED],
])

/** What operations say of themselves that gives no rows of lists, as the rule of a reader hides them. */
const SAID: Readonly<Record<Exclude<Rows, 'reader'>, string>> = {
  none: 'gives no rows',
  own: 'rows of the caller',
  subject: 'rows that no data rule binds',
  all: 'who holds the right sees everything',
}

/** Operations that may give rows of lists, and show none of these, by their ids, and why. */
const SILENT: readonly (readonly [ids: RegExp, why: string])[] = [
  [/^sysDictLoadTreeData$/, 'no field chooses out of the tree; it offers by what the other look-ups offer by'],
  [/^sysComment(GetFileViewDomain|AddText|AddFile|DeleteOne)$/, 'answers an id, a message or an address'],
  [/^sysDataRuleTrialGrants$/, 'rules, not rows'],
  [/^sysRecordShare/, 'neither table is shared'],
  [/^sysQuerySources$/, 'which fields there are'],
  [/^unstructurDocumentdataSearch(Hits|Similar|Saved\w+)$/, 'documents alone'],
  [/^courseLecturer(Add|Edit|EditPost|Delete|DeleteBatch|SaveBatch|ImportExcel|ImportTemplate)$/, 'asked as writes'],
  [/^courseComment(Add|Edit|EditPost|Delete|DeleteBatch|SaveBatch|ImportExcel)$/, 'asked as writes'],
  [/^onlineCgformApi(Auth\w+|Role\w+|ValidAuthData)$/, 'rights of forms'],
  [/^onlineCgform(Head|Field|Index|Button)/, 'how forms are made'],
  [/^onlineCgformApi(CheckOnlyTable|AddAll|EditAll|DoDbSynch|CodeGenerate|DownGenerateCode\w*|CodeView)$/, 'how forms are made'],
  [/^onlineCgformApi(Get(Erp)?Columns|Get(Erp)?FormItem\w*|GetQueryInfo\w*|GetEnhanceJs)$/, 'which fields there are'],
  [/^onlineCgformApi(FormDelete|FormPost|FormPut|DoButton|ImportPreview|ImportXls)$/, 'asked as writes'],
  [/^onlineCgreport(Head|Item|Param)|^onlineCgreportApi(GetRpColumns|GetQueryInfo|GetParamsInfo|TestConnection)$/, 'how reports are made'],
  [/^onlineCgreportApiGetReportDictList$/, 'no field of the reports has a dictionary'],
]

/** The same by area. */
const SILENT_AREAS: readonly (readonly [path: RegExp, why: string])[] = [
  [/^\/data\//, 'tables of files'],
  [/^\/audit\/law/, 'laws'],
  [/^\/course\/learning\//, 'courses, which none of these rows is about'],
  [/^\/unstructur\/documentdata\/(?!search\/)/, 'documents, knowledge and lists about them'],
]

const bases = loadEntities(root).flatMap(({ base }) => (base === '/course/lecturer' || base === '/course/comment' ? [] : [base]))

/** Operations that the engine makes for every entity. */
const ofEntity = ({ path }: Operation) => bases.some(base => path.startsWith(`${base}/`) && !path.slice(base.length + 1).includes('/'))

/** Why an operation shows nothing of the hidden rows; undefined for one that was not thought of. */
export function whySilent(operation: Operation, rows: Rows | undefined): string | undefined {
  if (rows !== 'reader') return rows && SAID[rows]
  if (ofEntity(operation)) return 'rows of another entity'
  const named = SILENT.find(([ids]) => ids.test(operation.id)) ?? SILENT_AREAS.find(([path]) => path.test(operation.path))
  return named?.[1]
}
