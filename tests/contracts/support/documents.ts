import type { Maker } from './requests'
import type { World } from './world'

const SAVED = '/unstructur/documentdata/search/saved'
const BASE = '/unstructur/documentdata/documentinformation'

/** The id of what was made; a test of nothing would pass. */
function made(rows: readonly { readonly id: string }[] | undefined, answer?: { readonly message: string }): string {
  const [row] = rows ?? []
  if (row === undefined) throw new Error(`What a call is tried on was not made: ${answer?.message ?? 'no row'}`)
  return row.id
}

async function kept({ admin }: World): Promise<string> {
  const { body } = await admin.upload('/sys/common/upload', { name: '合同.txt', content: '甲方' }, { biz: 'library' })
  return body.message
}

const named = async (world: World, name: string) =>
  (await world.admin.get<{ records: { id: string }[] }>(`${BASE}/list`, { name })).body.result.records

/** A document with a file. */
async function document(world: World): Promise<string> {
  const name = `合同${Math.random()}`
  const { body } = await world.admin.post(`${BASE}/add`, { name, secretLevel: '0', file: await kept(world) })
  return made(await named(world, name), body)
}

const about = async (world: World) => ({ tableName: 'document', tableDataId: await document(world) })
const withRole = async (world: World) => ({ ...(await about(world)), roles: (await world.usual('/sys/role')).id })

/** A document that is shared with a role, by what its shares are asked. */
async function sharedRecord(world: World) {
  const given = await withRole(world)
  await world.admin.post('/sys/recordShare/add', given)
  const { tableName, tableDataId } = given
  return { tableName, tableDataId }
}

async function share(world: World): Promise<string> {
  const { body } = await world.admin.get<{ records: { id: string }[] }>('/sys/recordShare/list', await sharedRecord(world))
  return made(body.result.records, body)
}

const LIST = '/unstructur/documentdata/watchlist'
const KNOWLEDGE = '/unstructur/documentdata/knowledgebase'

/** An entry of a list, in a state in which the calls that follow find it. */
async function entry(world: World, state = 'draft'): Promise<string> {
  const { id } = await world.make(LIST)
  const kept = state === 'binned' ? "is_deleted = '1'" : `state = '${state}'`
  await world.server.sql(`update weft.watch_entry set ${kept} where id = $1`, [String(id)], world.tenantId)
  return String(id)
}

/** One that another user has written and handed in. */
async function entryOfAnother(world: World): Promise<string> {
  const rows = await world.server.sql<{ id: string }>(
    `insert into weft.watch_entry (kind, side, name, level, reason, state, is_deleted, in_force)
      values ('company', 'black', $1, '2', '测试', 'pending', '0', 'N') returning id`,
    [`他人名单${Math.random()}`],
    world.tenantId,
  )
  return made(rows)
}

/** One that is in force. */
async function entryInForce(world: World): Promise<string> {
  const id = await entry(world)
  await world.server.sql(
    `insert into weft.watch_force (tenant_id, entry_id, kind, side, level, list_name, name, aliases, number, wins, reason, approved_by)
      select tenant_id, id, kind, side, level, '', name, '', '', false, reason, 'nobody' from weft.watch_entry where id = $1`,
    [id],
  )
  return id
}

/** The one place of a document without a file. */
async function written(world: World) {
  const name = `批注${Math.random()}`
  const { body } = await world.admin.post(`${BASE}/add`, { name, secretLevel: '0' })
  return { source: 'document', id: made(await named(world, name), body), page: 1 }
}

async function noted(world: World): Promise<string> {
  const given = { ...(await written(world)), text: '核对' }
  return (await world.admin.post<{ id: string }>('/unstructur/documentdata/reader/notes/add', given)).body.result.id
}

/** The version that a document has of the file that it had before. */
async function formerFile(world: World): Promise<string> {
  const id = await document(world)
  // Without a version: reading the file changes the record meanwhile.
  const { body } = await world.admin.put(`${BASE}/edit`, { id, file: await kept(world) })
  if (!body.success) throw new Error(`The file of a document was not changed: ${body.message}`)
  return made(await world.server.sql<{ id: string }>('select id from weft.document_version where record_id = $1', [id], world.tenantId))
}

/** A batch of one file. */
async function batch(world: World): Promise<string> {
  const { body } = await world.admin.post<{ batchId: string }>(`${BASE}/ingest`, { file: await kept(world) })
  return body.result.batchId
}

/** One whose file could not be read. */
async function failedBatch(world: World): Promise<string> {
  const id = await batch(world)
  // A reading under way would say another state after that.
  await world.settled([world.tenantId])
  await world.server.sql(
    "update weft.document set state = 'failed' where id in (select document_id from weft.document_batch_item where batch_id = $1)",
    [id],
    world.tenantId,
  )
  return id
}

const two = async (world: World) => [`document:${await document(world)}`, `document:${await document(world)}`]

/** A document in which a table was found. */
async function withTable(world: World) {
  const id = await document(world)
  const [key, titles, cells] = ['print1', ['编号', '金额'], [['001', '1']]]
  await world.server.sql(
    `insert into weft.document_table (source, record_id, no, key, origin, title, page, last_page, titles, cells, places)
      values ('document', $1, 0, $2, 'laid', '台账', 1, 1, $3::jsonb, $4::jsonb, '[[null,null]]')`,
    [id, key, JSON.stringify(titles), JSON.stringify(cells)],
    world.tenantId,
  )
  return { source: 'document', id, key }
}

async function corrected(world: World) {
  const of = await withTable(world)
  const given = { ...of, correction: -1, title: '台账', titles: ['编号', '金额'], cells: [['001', '2']], rows: [0] }
  await world.admin.put('/unstructur/documentdata/analysis/tables/edit', given)
  return { given, query: { ...of, version: '0' } }
}

/** Fields that a template has found in a document, one of them. */
async function contract(world: World) {
  const id = await document(world)
  const template = `template${Math.random()}`
  const extractions = await world.server.sql<{ id: string }>(
    "insert into weft.contract_extraction (document_id, template_id, template_name, state) values ($1, $2, '采购合同', 'pending') returning id",
    [id, template],
    world.tenantId,
  )
  const extraction = made(extractions)
  const values = await world.server.sql<{ id: string }>(
    `insert into weft.contract_value (extraction_id, no, label, kind, required, value, state)
      values ($1, 0, '标的', 'text', false, '水泵', 'open') returning id`,
    [extraction],
    world.tenantId,
  )
  return { template, extraction, value: made(values) }
}

/** Calls about documents, the notes on them, whom they are shared with, and lists. */
export const documents: Readonly<Record<string, Maker>> = {
  unstructurDocumentdataAnalysisDocument: async world => ({ query: { source: 'document', id: await document(world) } }),
  unstructurDocumentdataAnalysisSetAdd: async world => ({ body: { documents: await two(world) } }),
  unstructurDocumentdataAnalysisSetQueryById: async world => {
    const { body } = await world.admin.post<{ id: string }>('/unstructur/documentdata/analysis/set/add', { documents: await two(world) })
    return { query: { id: body.result.id } }
  },
  unstructurDocumentdataAnalysisTables: async world => ({ query: { source: 'document', id: await document(world) } }),
  unstructurDocumentdataAnalysisTablesQueryById: async world => ({ query: await withTable(world) }),
  unstructurDocumentdataAnalysisTablesEdit: async world => ({ body: { ...(await corrected(world)).given, correction: 0 } }),
  unstructurDocumentdataAnalysisTablesDelete: async world => ({ query: (await corrected(world)).query }),
  unstructurDocumentdataAnalysisTablesExportXls: async world => ({ query: await withTable(world) }),
  unstructurDocumentdataAnalysisTablesExportFile: async world => ({ body: { documents: [`document:${await document(world)}`] } }),
  unstructurDocumentdataContractExtract: async world => ({ body: { documents: await document(world) } }),
  unstructurDocumentdataContractQueryById: async world => ({ query: { id: (await contract(world)).extraction } }),
  unstructurDocumentdataContractValueEdit: async world => ({
    body: { id: (await contract(world)).value, version: 0, state: 'corrected', value: '水泵二台' },
  }),
  unstructurDocumentdataContractCheck: async world => ({ body: { id: (await contract(world)).extraction, checked: false } }),
  unstructurDocumentdataContractDelete: async world => ({ query: { id: (await contract(world)).extraction } }),
  unstructurDocumentdataContractResults: async world => ({ query: { templateId: (await contract(world)).template } }),
  unstructurDocumentdataContractExportXls: async world => ({ query: { templateId: (await contract(world)).template } }),
  sysRecordShareList: async world => ({ query: await sharedRecord(world) }),
  sysRecordShareAdd: async world => ({ body: await withRole(world) }),
  sysRecordShareDelete: async world => ({ query: { id: await share(world) } }),
  unstructurDocumentdataReaderPages: async world => ({ query: { source: 'document', id: await document(world) } }),
  unstructurDocumentdataSearchSavedAdd: async () => ({
    body: { name: `检索${Math.random()}`, query: { fullTextContent: '合同' }, address: '?text=x', tells: true },
  }),
  unstructurDocumentdataSearchSavedDelete: async ({ admin }) => {
    const name = `检索${Math.random()}`
    await admin.post(`${SAVED}/add`, { name, query: {}, address: '', tells: false })
    const { body } = await admin.get<{ id: string; name: string }[]>(`${SAVED}/list`)
    const own = body.result.filter(each => each.name === name)
    return { query: { id: made(own, body) } }
  },
  unstructurDocumentdataReaderNotes: async world => {
    const { source, id } = await written(world)
    return { query: { source, id } }
  },
  unstructurDocumentdataReaderNotesAdd: async world => ({ body: { ...(await written(world)), text: '核对' } }),
  unstructurDocumentdataReaderNotesEdit: async world => ({ body: { id: await noted(world), version: 0, text: '已核对' } }),
  unstructurDocumentdataReaderNotesDelete: async world => ({ query: { id: await noted(world) } }),
  unstructurDocumentdataDocumentinformationIngest: async world => ({ body: { file: await kept(world) } }),
  unstructurDocumentdataWatchlistSubmit: async world => ({ body: { ids: await entry(world) } }),
  unstructurDocumentdataWatchlistReview: async world => ({ body: { ids: await entryOfAnother(world), passed: true } }),
  unstructurDocumentdataWatchlistDisable: async world => ({ body: { ids: await entryInForce(world) } }),
  unstructurDocumentdataWatchlistRecycle: async world => ({ body: { ids: await entry(world) } }),
  unstructurDocumentdataWatchlistRestore: async world => ({ body: { ids: await entry(world, 'binned') } }),
  unstructurDocumentdataWatchlistMatch: async () => ({ body: { values: [{ value: '测试有限公司' }] } }),
  unstructurDocumentdataWatchlistHits: async world => ({ query: { source: 'document', ids: await document(world) } }),
  unstructurDocumentdataWatchlistDocuments: async world => ({ query: { id: await entry(world) } }),
  unstructurDocumentdataDocumentbatchItems: async world => ({ query: { batchId: await batch(world) } }),
  unstructurDocumentdataDocumentbatchRetry: async world => ({ body: { id: await failedBatch(world) } }),
  unstructurDocumentdataDocumentbatchCancel: async world => ({ body: { id: await batch(world) } }),
  unstructurDocumentdataKnowledgebaseVotes: async world => ({ query: { id: String((await world.make(KNOWLEDGE)).id) } }),
  unstructurDocumentdataKnowledgebaseVote: async world => ({ body: { id: String((await world.make(KNOWLEDGE)).id), useful: true } }),
  unstructurDocumentdataDocumentversionList: async world => ({ query: { documentId: await document(world) } }),
  unstructurDocumentdataDocumentversionQueryById: async world => ({ query: { id: await formerFile(world) } }),
  unstructurDocumentdataDocumentversionRestore: async world => ({ body: { id: await formerFile(world) } }),
  unstructurDocumentdataDocumentinformationFolders: async world => ({
    body: { ids: await document(world), folderIds: String((await world.usual('/unstructur/documentdata/documentfolder')).id), in: true },
  }),
  unstructurDocumentdataDocumentinformationReread: async world => ({ body: { ids: await document(world) } }),
}
