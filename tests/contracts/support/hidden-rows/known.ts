import type { Operation } from '../../../../server/http/contract'
import { loadEntities } from '../../../../server/records/load'
import { root } from '../../../../server/util/root'

/** Operations that show, count, sum, search, name or export hidden rows to whom no rule binds: by what they are asked here. */
export const SHOWING: ReadonlySet<string> = new Set([
  ...['courseLecturerList', 'courseLecturerQueryById', 'courseLecturerExportXls', 'courseLecturerImportPreview'],
  ...['courseCommentList', 'courseCommentQueryById', 'courseCommentExportXls', 'courseCommentImportTemplate', 'courseCommentImportPreview'],
  'examplePickerImportTemplate',
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

/** Operations that show no rows of others, by their ids, and why. */
const SILENT: readonly (readonly [ids: RegExp, why: string])[] = [
  [
    /^sysDataLog(List|ExportXls|ExportFile|QueryCompareList|QueryDataVerList|Differences)$/,
    'who holds the log of changes reads every change',
  ],
  [/^sysBackup/, 'who holds backups holds everything'],
  [
    /^sysDict(List|TreeList|Query(ById|AllDictItems)|Add|Edit|EditPost|Delete|DeleteBatch|DeleteList|DeletePhysic|Back|RefleshCache|ExportXls|Import\w+|PutRecycleBin|DeleteRecycleBin)$/,
    'dictionaries themselves',
  ],
  [/^sysDictItem/, 'items of dictionaries'],
  [/^sysDictLoadTreeData$/, 'neither table is a tree; it offers by what the other look-ups offer by'],
  [/^sysComment(GetFileViewDomain|AddText|AddFile|DeleteOne)$/, 'answers an id, a message or an address'],
  [/^sysDataRuleTrialGrants$/, 'rules, not rows'],
  [/^sysCommon(Upload|UploadFinish|Storage|StorageUnused|StorageUnusedDelete)$/, 'files of the caller'],
  [/^sysFormDraft/, 'what the caller has typed'],
  [/^sysSavedQuery|^sysStoredScreen/, 'questions and pages, which are asked by other operations'],
  [/^sysRecordShare/, 'neither table is shared'],
  [/^sysQuerySources$/, 'which fields there are'],
  [/^sys(Loginfo|VisitInfo|Statistics(Today|Days|People))$/, 'figures of sign-ins and accounts'],
  [/^unstructurDocumentdataSearch(Hits|Similar|Saved\w+)$/, 'documents alone'],
  [/^courseLecturer(Add|Edit|EditPost|Delete|DeleteBatch|SaveBatch|ImportExcel|ImportTemplate)$/, 'asked as writes'],
  [/^courseComment(Add|Edit|EditPost|Delete|DeleteBatch|SaveBatch|ImportExcel)$/, 'asked as writes'],
  [/^onlineCgformApi(Auth\w+|Role\w+|ValidAuthData)$/, 'rights of forms'],
  [/^onlineCgform(Head|Field|Index|Button)/, 'how forms are made'],
  [/^onlineCgformApi(CheckOnlyTable|AddAll|EditAll|DoDbSynch|CodeGenerate|DownGenerateCode\w*|CodeView)$/, 'how forms are made'],
  [/^onlineCgformApi(Get(Erp)?Columns|Get(Erp)?FormItem\w*|GetQueryInfo\w*|GetEnhanceJs)$/, 'which fields there are'],
  [/^onlineCgformApi(GetTreeData|Subform|SubformList|QuerySelectOptions)$/, 'the form is no tree, has no sub-table and no cascade'],
  [/^onlineCgformApi(FormDelete|FormPost|FormPut|DoButton|ImportPreview|ImportTemplate|ImportXls)$/, 'asked as writes'],
  [/^onlineCgreport(Head|Item|Param)|^onlineCgreportApi(GetRpColumns|GetQueryInfo|GetParamsInfo|TestConnection)$/, 'how reports are made'],
  [/^onlineCgreportApiGetReportDictList$/, 'no field of the reports has a dictionary'],
]

/** Areas whose operations show rows of their own alone, and why. */
const SILENT_AREAS: readonly (readonly [path: RegExp, why: string])[] = [
  [
    /^\/sys\/(user|addressBook|role|sysDepart|sysDepartRole|sysDepartPermission|permission|tenant|sysRoleIndex|category)\//,
    'accounts and what they may do',
  ],
  [/^\/sys\/(login|loginGetUserDeparts|mLogin|logout|phoneLogin|sms|checkCaptcha|getEncryptedString|selectDepart)$/, 'signing in'],
  [/^\/sys\/(cas|totp|thirdLogin|randomImage|signIn|online|websocket)\//, 'signing in and sessions'],
  [/^\/sys\/(setting|gatewayRoute|messageChannel|dataSource|checkRule|fillRule|cron|apiDocs)\//, 'settings of the installation'],
  [/^\/sys\/(monitor|log|logRetention|logSeal)\//, 'how the server is used'],
  [/^\/sys\/(quartzJob|jobFlow|jobFlowRun|jobRun)\//, 'schedules and runs; what they read they read as an account'],
  [/^\/sys\/(annountCement|sysAnnouncementSend|message)\//, 'messages'],
  [/^\/data\//, 'tables of files'],
  [/^\/audit\/law/, 'laws'],
  [/^\/unstructur\/documentdata\/(?!search\/)/, 'documents, knowledge and lists about them'],
]

const bases = loadEntities(root).flatMap(({ base }) => (base === '/course/lecturer' || base === '/course/comment' ? [] : [base]))

/** Operations that the engine makes for every entity. */
const ofEntity = ({ path }: Operation) => bases.some(base => path.startsWith(`${base}/`) && !path.slice(base.length + 1).includes('/'))

/** Why an operation shows nothing of the hidden rows; undefined for one that was not thought of. */
export function whySilent(operation: Operation): string | undefined {
  if (ofEntity(operation)) return 'rows of another entity'
  const named = SILENT.find(([ids]) => ids.test(operation.id)) ?? SILENT_AREAS.find(([path]) => path.test(operation.path))
  return named?.[1]
}
