import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Data } from '../../../server/app/data'
import { hashPassword } from '../../../server/subjects/identity/passwords'
import { keepGivenPassword } from '../../helpers/people'
import { ADMIN, type Caller, makeCaller, startTestServer, type TestServer, type TestServerOptions } from '../../helpers/server'
import { operationOf } from './contracts'
import { fresh, sampleOf } from './samples'

const PASSWORD = 'Strong-2026-x'

export interface Row {
  readonly id: string
  readonly version: number
  readonly [column: string]: unknown
}

/** Where records of an area live, and which operation adds one. */
interface Area {
  readonly table: string
  readonly add: string
  /** What a record refers to. */
  readonly links?: (world: World) => Promise<object>
}

export const areas: Readonly<Record<string, Area>> = {
  '/sys/user': { table: 'sys_user', add: 'sysUserAdd' },
  '/sys/role': { table: 'sys_role', add: 'sysRoleAdd' },
  '/sys/sysDepart': { table: 'sys_depart', add: 'sysSysDepartAdd' },
  '/sys/sysDepartRole': {
    table: 'sys_depart_role',
    add: 'sysSysDepartRoleAdd',
    links: async world => ({ departId: (await world.usual('/sys/sysDepart')).id, roleCode: `drole${fresh()}` }),
  },
  '/sys/dict': { table: 'sys_dict', add: 'sysDictAdd' },
  '/sys/dictItem': {
    table: 'sys_dict_item',
    add: 'sysDictItemAdd',
    links: async world => ({ dictId: (await world.usual('/sys/dict')).id }),
  },
  '/sys/category': { table: 'sys_category', add: 'sysCategoryAdd' },
  '/sys/permission': { table: 'sys_permission', add: 'sysPermissionAdd' },
  '/sys/annountCement': { table: 'sys_announcement', add: 'sysAnnountCementAdd' },
  '/sys/sysAnnouncementSend': {
    table: 'sys_announcement_send',
    add: 'sysSysAnnouncementSendAdd',
    links: async world => ({ anntId: (await world.make('/sys/annountCement')).id, userId: (await world.usual('/sys/user')).id }),
  },
  '/sys/savedQuery': {
    table: 'sys_saved_query',
    add: 'sysSavedQueryAdd',
    links: async world => ({
      kind: 'conditions',
      content: '{"matchType":"and","records":[{"field":"name","rule":"eq","val":"x"}]}',
      roleIds: [(await world.usual('/sys/role')).id],
    }),
  },
  '/sys/storedScreen': {
    table: 'sys_stored_screen',
    add: 'sysStoredScreenAdd',
    links: async world => ({
      name: `page-${fresh()}`,
      content: storedScreen,
      audience: 'roles',
      roleIds: (await world.usual('/sys/role')).id,
    }),
  },
  '/course/lecturer': { table: 'course_lecturer', add: 'courseLecturerAdd' },
  '/course/category': { table: 'course_category', add: 'courseCategoryAdd' },
  '/course/comment': {
    table: 'course_comment',
    add: 'courseCommentAdd',
    links: async world => ({ lecturer: (await world.usual('/course/lecturer')).id, reviewer: world.username }),
  },
  '/course/course': {
    table: 'course',
    add: 'courseCourseAdd',
    links: async world => ({
      category: (await world.usual('/course/category')).id,
      lecturer: (await world.usual('/course/lecturer')).id,
      cover: null,
      state: '1',
      secretLevel: '0',
    }),
  },
  '/course/chapter': {
    table: 'course_chapter',
    add: 'courseChapterAdd',
    links: async world => ({ courseId: (await world.usual('/course/course')).id }),
  },
  '/course/lesson': {
    table: 'course_lesson',
    add: 'courseLessonAdd',
    links: async world => ({ chapterId: (await world.usual('/course/chapter')).id, kind: '5', seconds: 60, content: '<p>甲</p>' }),
  },
  '/course/collection': {
    table: 'course_collection',
    add: 'courseCollectionAdd',
    links: async world => ({ state: '1', courses: [{ courseId: (await world.usual('/course/course')).id }] }),
  },
  '/data/folder': { table: 'data_folder', add: 'dataFolderAdd' },
  '/data/sheet': { table: 'data_sheet', add: 'dataSheetAdd', links: async () => ({ folderId: null, secretLevel: '0' }) },
  '/data/recipe': {
    table: 'data_recipe',
    add: 'dataRecipeAdd',
    links: async world => ({ sheetId: (await world.usual('/data/sheet')).id, folderId: null, secretLevel: '0' }),
  },
  '/unstructur/documentdata/documenttype': {
    table: 'document_type',
    add: 'unstructurDocumentdataDocumenttypeAdd',
    links: async () => ({ isEnable: '1', isDeleted: '0' }),
  },
  '/unstructur/documentdata/knowledgebasedocumenttype': {
    table: 'knowledge_type',
    add: 'unstructurDocumentdataKnowledgebasedocumenttypeAdd',
    links: async () => ({ isEnable: '1', isDeleted: '0' }),
  },
  '/unstructur/documentdata/documentfolder': { table: 'document_folder', add: 'unstructurDocumentdataDocumentfolderAdd' },
  '/unstructur/documentdata/knowledgecategory': { table: 'knowledge_category', add: 'unstructurDocumentdataKnowledgecategoryAdd' },
  '/unstructur/documentdata/companyinformation': {
    table: 'company_information',
    add: 'unstructurDocumentdataCompanyinformationAdd',
    links: async () => ({ creditCode: null, kind: null }),
  },
  '/unstructur/documentdata/tag': {
    table: 'document_tag',
    add: 'unstructurDocumentdataTagAdd',
    links: async () => ({ color: '#1890FF' }),
  },
  '/unstructur/documentdata/searchword': { table: 'document_word', add: 'unstructurDocumentdataSearchwordAdd' },
  '/unstructur/documentdata/contracttemplate': {
    table: 'contract_template',
    add: 'unstructurDocumentdataContracttemplateAdd',
    links: async () => ({ documentTypeIds: null, items: [{ label: '合同金额', kind: 'amount', needed: 'N', place: 'any' }] }),
  },
  '/audit/project': {
    table: 'audit_project',
    add: 'auditProjectAdd',
    links: async world => ({
      number: `SJ-2026-${fresh()}`,
      kind: '1',
      year: '2026-01-01',
      state: '1',
      leader: world.username,
      members: null,
      periodBegin: '2025-01-01',
      periodEnd: '2025-12-31',
      tasks: [],
    }),
  },
  '/audit/doubt': {
    table: 'audit_doubt',
    add: 'auditDoubtAdd',
    links: async world => ({
      sheetId: (await world.usual('/data/sheet')).id,
      state: '1',
      projectId: null,
      handler: null,
      deadline: null,
      evidence: null,
      secretLevel: '0',
    }),
  },
  '/audit/finding': {
    table: 'audit_finding',
    add: 'auditFindingAdd',
    links: async world => ({
      projectId: (await world.usual('/audit/project')).id,
      kind: '1',
      severity: '1',
      state: '1',
      factDate: '2025-03-01',
      doubtId: null,
      deadline: null,
      basis: [],
      evidence: null,
      proof: null,
    }),
  },
  '/website/column': {
    table: 'website_column',
    add: 'websiteColumnAdd',
    links: async () => ({ code: `column-${fresh()}`, enabled: 'Y' }),
  },
  '/website/article': {
    table: 'website_article',
    add: 'websiteArticleAdd',
    links: async world => ({
      columnId: (await world.usual('/website/column')).id,
      pinned: 'N',
      publishFrom: null,
      publishUntil: null,
      cover: null,
      files: null,
      body: '<p>甲</p>',
    }),
  },
  '/website/slide': {
    table: 'website_slide',
    add: 'websiteSlideAdd',
    links: async () => ({ picture: null, link: '/a', shownFrom: null, shownUntil: null, enabled: 'N' }),
  },
  '/website/link': {
    table: 'website_link',
    add: 'websiteLinkAdd',
    links: async () => ({ address: 'https://example.org', logo: null, enabled: 'Y' }),
  },
  '/audit/law': { table: 'law', add: 'auditLawAdd', links: async () => ({ level: '5', relations: [] }) },
  '/audit/lawversion': {
    table: 'law_version',
    add: 'auditLawversionAdd',
    links: async world => ({
      lawId: (await world.usual('/audit/law')).id,
      promulgated: '2020-01-05',
      effective: '2020-02-01',
      expired: null,
      text: '第一条　甲\n第二条　乙',
      file: null,
    }),
  },
  '/unstructur/documentdata/watchlist': {
    table: 'watch_entry',
    add: 'unstructurDocumentdataWatchlistAdd',
    links: async () => watchFacts(),
  },
  '/unstructur/documentdata/documentinformation': {
    table: 'document',
    add: 'unstructurDocumentdataDocumentinformationAdd',
    links: async () => documentFacts,
  },
  '/unstructur/documentdata/knowledgebase': {
    table: 'knowledge_entry',
    add: 'unstructurDocumentdataKnowledgebaseAdd',
    links: async () => ({
      unstructurDocumentdataDocumentTypeId: null,
      category: null,
      tagIds: null,
      secretLevel: '0',
      validFrom: '2026-03-01',
      validUntil: null,
      fullTextContent: '<p>甲</p>',
      citations: null,
      related: null,
    }),
  },
  '/example/material': {
    table: 'example_material',
    add: 'exampleMaterialAdd',
    links: async () => ({ code: materialCode(), unit: '件', checked: '2026-03-01', active: 'Y' }),
  },
  '/example/cell': {
    table: 'example_cell',
    add: 'exampleCellAdd',
    links: async world => ({
      picture: '图片.png',
      material: (await world.usual('/example/material')).code,
      ok: 'Y',
      active: '1',
      begin: '2026-03-01',
      moment: '2026-03-01 08:00:00',
      size: '大',
      tags: '甲',
      days: '周一',
    }),
  },
  '/example/rule': { table: 'example_rule', add: 'exampleRuleAdd', links: async () => ruled() },
  '/example/budget': {
    table: 'example_budget',
    add: 'exampleBudgetAdd',
    links: async () => ({ kind: '设备', item: '服务器', quantity: 2, price: 3, spent: 1, reason: null, closed: 'N', closedOn: null }),
  },
  '/example/reading': {
    table: 'example_reading',
    add: 'exampleReadingAdd',
    links: async () => ({ no: `E${String(fresh()).padStart(6, '0')}`, station: '东门', readOn: '2026-03-01', checked: 'N' }),
  },
  '/example/sale': {
    table: 'example_sale',
    add: 'exampleSaleAdd',
    links: async () => ({
      no: `Y${fresh()}`,
      soldOn: '2026-03-01',
      region: '华北',
      province: '北京',
      product: '数据服务',
      channel: '直销',
      amount: 3,
    }),
  },
  '/example/job': { table: 'example_job', add: 'exampleJobAdd', links: async () => schedules },
  '/example/article': {
    table: 'example_article',
    add: 'exampleArticleAdd',
    links: async () => ({ writtenOn: '2026-03-01', content: '<p>甲</p>' }),
  },
  '/example/branch': { table: 'example_branch', add: 'exampleBranchAdd', links: async () => branch },
  '/example/region': { table: 'example_region', add: 'exampleRegionAdd', links: async () => ({ code: digits(), manager: null }) },
  '/example/code': { table: 'example_code', add: 'exampleCodeAdd', links: async () => ({ config: { retries: 3 } }) },
  '/example/picker': { table: 'example_picker', add: 'examplePickerAdd', links: async world => pickers(world.username) },
  '/online/report': { table: 'onl_report', add: 'onlineReportAdd', links: async () => report() },
  '/online/cgform': { table: 'onl_form_head', add: 'onlineCgformHeadAdd', links: async () => onlineForm() },
  '/sys/checkRule': {
    table: 'sys_check_rule',
    add: 'sysCheckRuleAdd',
    links: async () => ({ ruleCode: `rule${fresh()}`, ruleJson: CODE_RULES }),
  },
  '/sys/fillRule': {
    table: 'sys_fill_rule',
    add: 'sysFillRuleAdd',
    links: async () => ({ ruleCode: `fill${fresh()}`, ruleClass: 'format', ruleParams: '{"format":"T{000}"}' }),
  },
  '/sys/watchRule': {
    table: 'sys_watch_rule',
    add: 'sysWatchRuleAdd',
    links: async () => ({
      name: `规则${fresh()}`,
      measure: 'cpu',
      comparison: 'above',
      threshold: 1e6,
      minutes: 1,
      tells: null,
      status: '0',
    }),
  },
  '/sys/jobFlow': {
    table: 'sys_job_flow',
    add: 'sysJobFlowAdd',
    links: async () => ({ name: `流程${fresh()}`, steps: [flowStep] }),
  },
  '/sys/quartzJob': {
    table: 'sys_quartz_job',
    add: 'sysQuartzJobAdd',
    links: async () => schedule(),
  },
  '/sys/message/sysMessageTemplate': {
    table: 'sys_message_template',
    add: 'sysMessageSysMessageTemplateAdd',
    links: async () => ({
      templateCode: `template_${fresh()}`,
      templateType: '4',
      templateContent: '您好，${name}',
      templateTestJson: '{"name":"甲"}',
    }),
  },
  '/sys/message/sysMessage': {
    table: 'sys_message',
    add: 'sysMessageSysMessageAdd',
    links: async () => ({ esType: '4', esReceiver: 'admin', esParam: '{}', esSendTime: null, esSendStatus: '0' }),
  },
  '/sys/sysRoleIndex': {
    table: 'sys_role_index',
    add: 'sysSysRoleIndexAdd',
    links: async world => ({ roleCode: (await world.make('/sys/role')).roleCode, url: '/isystem/user', status: '0' }),
  },
  '/sys/tableWhiteList': {
    table: 'sys_table_white_list',
    add: 'sysTableWhiteListAdd',
    // Not in force: it would leave the other tables out.
    links: async () => ({ tableName: `table_${fresh()}`, fieldName: '*', status: '0' }),
  },
  '/sys/frameOrigin': {
    table: 'sys_frame_origin',
    add: 'sysFrameOriginAdd',
    links: async () => ({ origin: `https://site${fresh()}.test` }),
  },
  '/sys/position': { table: 'sys_position', add: 'sysPositionAdd', links: async () => ({ postRank: null, companyId: null }) },
  '/example/text': { table: 'example_text', add: 'exampleTextAdd', links: async () => ({ color: '#1890FF', score: 3.5, progress: 30 }) },
  '/example/attachment': {
    table: 'example_attachment',
    add: 'exampleAttachmentAdd',
    links: async () => ({ contract: '合同.pdf', cover: '封面.png', photos: '现场.png', items: [{ title: '凭证' }] }),
  },
  '/example/order': {
    table: 'example_order',
    add: 'exampleOrderAdd',
    links: async () => ({
      no: `AB${materialCode().slice(1)}`,
      orderDate: '2026-03-01',
      lines: [{ code: materialCode(), name: '纸', unit: '件', quantity: 1, price: 2.5 }],
    }),
  },
}

/** An entry of a list that no other one is like. */
const watchFacts = () => ({
  kind: 'company',
  side: 'black',
  level: '2',
  name: `测试名单${fresh()}有限公司`,
  number: null,
  wins: null,
  validFrom: null,
  validUntil: null,
  citations: null,
  files: null,
  watchers: null,
})

/** A document without a file. */
const documentFacts = {
  unstructurDocumentdataDocumentTypeId: null,
  unstructurDocumentdataCompanyInformationId: null,
  folderIds: null,
  tagIds: null,
  secretLevel: '0',
  documentDate: '2026-03-01',
  textType: null,
  file: null,
}

const storedScreen = JSON.stringify({
  screen: 'query',
  title: '样本',
  source: '/course/lecturer',
  analysis: { measures: [{ measure: 'count' }] },
})

const schedules = { active: 'Y', schedule: '0 0 2 * * ?', summary: '0 0 8 L * ?', abroad: '0 30 9 ? * MON-FRI' }

/** It fails at once, and waits to be tried again for as long as a test may take. */
const flowStep = { name: '步骤', jobClassName: 'sample', parents: null, waitsFor: 'all', attempts: 20, parameter: '{"failsAt":1}' }

const schedule = () => ({
  name: `任务${fresh()}`,
  jobClassName: 'sample',
  cronExpression: '0 0 0 1 1 ? 2099',
  timeZone: null,
  parameter: '{"steps":1}',
  status: '0',
  startTime: null,
  endTime: null,
  missed: 'once',
  overlap: 'wait',
  attempts: 1,
  pauseSeconds: 0,
  timeLimit: 60,
  tells: 'failure',
  alarmAfter: 1,
  lateMinutes: 10,
  informed: null,
  delFlag: 0,
})

const CODE_RULES = JSON.stringify([{ digits: '2', pattern: '^[A-Z]+$', message: '前两位须为大写字母' }])

/** A row that keeps every rule. */
const ruled = () => ({
  code: `R${fresh()}`,
  material: `Z${fresh()}`,
  asset: null,
  digits: '123456',
  text: 'abcdef',
  letters: 'abcdef',
  anyText: 'a',
  url: 'https://example.com',
  email: 'a@example.com',
  mobile: '13800000000',
  post: '100000',
  word: 'abc',
  number: '-1.5',
  whole: '3',
  money: '1.50',
  plate: 'AB-123',
  begin: '2026-01-01',
  end: '2026-12-31',
})

const branch = {
  place: '110101',
  service: '110100',
  region: null,
  province: null,
  city: null,
  town: null,
  sector: null,
  line: null,
  kind: null,
  kindName: null,
  papers: null,
  manager: null,
  days: '周一',
  duties: '审计',
}

/** Nothing is chosen but the user. */
const pickers = (person: string) => ({
  people: person,
  owner: null,
  departs: null,
  roles: null,
  position: null,
  lecturers: null,
  material: null,
  teacher: null,
  witness: null,
  team: [],
})

const digits = () => String(fresh()).padStart(6, '0')

/** A report on the list of roles. */
const report = () => ({
  dbSource: null,
  code: `R${fresh()}`,
  source: '/sys/role',
  cgrSql: null,
  sort: null,
  returnType: null,
  items: [{ fieldName: 'roleName', fieldTxt: '角色', fieldType: 'String', isShow: '1', isSearch: '1', searchMode: 'single', isOrder: '1' }],
  params: [],
})

/** A form without columns. */
const onlineForm = () => ({
  tableName: `form_${fresh()}`,
  tableType: 1,
  relationType: null,
  subTableStr: null,
  tabOrderNum: 1,
  isCheckbox: 'Y',
  isPage: 'Y',
  isTree: 'N',
  idType: 'UUID',
  idSequence: null,
  queryMode: 'single',
  formCategory: 'demo',
  formTemplate: '1',
  formTemplateMobile: '1',
  themeTemplate: 'normal',
  scroll: 0,
  treeParentIdField: null,
  treeIdField: null,
  treeFieldname: null,
  isDesForm: 'N',
  desFormCode: null,
  extConfigJson: null,
})

const materialCode = () => `M${String(fresh()).padStart(6, '0')}`

/** A server with people and records to call it on. */
export class World {
  private readonly kept = new Map<string, Row>()

  private constructor(
    readonly server: TestServer,
    readonly admin: Caller,
    /** The name of the administrator. */
    readonly username: string,
    readonly tenantId: number,
    private readonly word: string,
  ) {}

  static async open(options: TestServerOptions = {}): Promise<World> {
    // Hostile calls of one test fail to sign in under names that another test signs in with.
    const limits = { account: 10_000, address: 10_000, everybody: 10_000, everywhere: 10_000, captcha: 10_000, minutes: 15 }
    const server = await startTestServer({ limits, ...options })
    return new World(server, await server.signIn(), ADMIN.username, 0, '样本')
  }

  /** Another tenant of the same server, with an administrator who holds every right; `word` stands in all of its texts. */
  async tenant(tenantId: number, word: string): Promise<World> {
    const username = `boss${tenantId}`
    const run = (text: string, values: unknown[]) => this.server.sql<{ id: string }>(text, values, tenantId)
    const [user] = await run('insert into weft.sys_user (username, realname) values ($1, $2) returning id', [username, word])
    const [role] = await run("insert into weft.sys_role (role_name, role_code) values ($1, 'admin') returning id", [word])
    await run('insert into weft.sys_user_role (user_id, role_id) values ($1, $2)', [user?.id, role?.id])
    await run('insert into weft.sys_role_permission (role_id, permission_id) select $1, id from weft.sys_permission', [role?.id])
    await run('insert into weft.sys_user_secret (user_id, password_hash) values ($1, $2)', [user?.id, await hashPassword(PASSWORD)])
    return new World(this.server, await this.signIn(username), username, tenantId, word)
  }

  /** Signs in from an address of its own: each may only try so often. */
  async signIn(username = ADMIN.username): Promise<Caller> {
    const n = fresh()
    const payload = { username, password: username === ADMIN.username ? ADMIN.password : PASSWORD }
    const remoteAddress = `10.0.${n >> 8}.${n & 255}`
    const { body } = await this.server.anonymous.call<{ token: string }>('POST', '/sys/login', { payload, remoteAddress })
    if (!body.success) throw new Error(`${username} cannot sign in: ${body.message}`)
    return makeCaller(this.server.app, body.result.token)
  }

  close(): Promise<void> {
    return this.server.close()
  }

  /** Reads as the app role, in one tenant. */
  async rows<Found extends object = Row>(text: string, tenantId = this.tenantId): Promise<Found[]> {
    const data = this.server.app.data as Data
    const actor = { tenantId, username: 'test', orgCode: null }
    return data.readTenant(actor, async trx => (await sql.raw<Found>(text).execute(trx)).rows)
  }

  /** No job reads documents, takes them into the index or tells its owner, in any of the tenants: it would write beside the calls of a test. */
  async settled(tenants: readonly number[]): Promise<void> {
    const left = `select (select count(*) from weft.document_index_due) + (select count(*) from weft.document_analysis_due) + (select count(*) from weft.watch_due) + (select count(*) from weft.sys_job_run
      where state in ('waiting', 'running') and (job_class_name like 'document%' or job_class_name like 'data%' or job_class_name in ('watchDocuments', 'contractExtraction')) or state not in ('waiting', 'running') and not told)::integer as left`
    await vi.waitFor(
      async () => {
        // Twice: what ends in one tenant may have begun something in another that was looked at before.
        for (const tenant of [...tenants, ...tenants]) {
          const [found] = await this.server.sql<{ left: number }>(left, [], tenant)
          if (Number(found?.left) > 0) throw new Error(`Jobs of tenant ${tenant} have ${found?.left} runs or documents before them.`)
        }
      },
      { interval: 20 },
    )
  }

  /** What a new record of an area could be. */
  async sample(area: string): Promise<Record<string, unknown>> {
    const { add, links } = this.area(area)
    return { ...sampleOf(operationOf(add).body, this.word), ...(await links?.(this)) }
  }

  area(path: string): Area {
    const area = areas[path]
    if (!area) throw new Error(`Nothing is known of records below ${path}.`)
    return area
  }

  /** Adds a record through the server; the row as it stands. */
  async make(path: string, values: object = {}): Promise<Row> {
    const { table, add } = this.area(path)
    const { status, body } = await this.admin.post(operationOf(add).path, { ...(await this.sample(path)), ...values })
    if (status !== 200 || !body.success) throw new Error(`${add} answers ${status} ${body.message}`)
    const [row] = await this.rows(`select * from ${table} where tenant_id = ${this.tenantId} order by create_time desc limit 1`)
    if (!row) throw new Error(`${add} has added nothing.`)
    return row
  }

  /** A record of an area that is not deleted. */
  async usual(path: string): Promise<Row> {
    const known = this.kept.get(path)
    if (known) return known
    const made = await this.make(path)
    this.kept.set(path, made)
    return made
  }

  /** A new user with these roles, signed in; by a password of the user's own unless told otherwise. */
  async person(roles: readonly string[] = [], { oneTimePassword = false } = {}): Promise<{ caller: Caller; row: Row; username: string }> {
    const username = `somebody${fresh()}`
    const row = await this.make('/sys/user', { username, password: PASSWORD, selectedroles: roles.join(',') })
    if (!oneTimePassword) await keepGivenPassword(this.server, row.id)
    return { caller: await this.signIn(username), row, username }
  }

  /** Ids of menu entries by what they grant. */
  async rights(): Promise<Map<string, string>> {
    const rows = await this.rows<{ id: string; perms: string }>("select id, perms from sys_permission where perms <> ''")
    return new Map(rows.map(({ id, perms }) => [perms, id]))
  }
}
