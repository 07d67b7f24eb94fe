import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { rowsOf } from '../../../../tests/helpers/workbook'
import type { ContractExtraction, ContractExtractionRow, ContractResults } from '../../../generated/operations'

const BASE = '/unstructur/documentdata'
const CONTRACT = `${BASE}/contract`
const TEXT = `设备采购合同
合同编号：CG-2024-001
甲方：示例市水务集团有限公司
乙方：示例市恒润管材有限公司
合同总价为人民币壹佰贰拾叁万元整（¥1,320,000.00）
签订日期：2024年5月6日`

let server: TestServer
let admin: Caller
let reader: Caller
let outsider: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
  reader = (await makePerson(server, admin, ['documentinformation:list', 'contract:list'])).caller
  outsider = (await makePerson(server, admin, ['documentinformation:list', 'contract:list', 'contract:edit'])).caller
})
afterAll(() => server?.close())

async function addDocument(name: string, secretLevel = '0'): Promise<string> {
  await admin.post(`${BASE}/documentinformation/add`, { name, secretLevel })
  const [row] = await server.sql<{ id: string }>('select id from weft.document where name = $1', [name])
  await server.sql("insert into weft.document_page (tenant_id, source, record_id, page, text) values (0, 'document', $1, 1, $2)", [
    row?.id,
    TEXT,
  ])
  return row?.id ?? ''
}

const listed = async (name: string, who = admin) =>
  (await who.get<{ records: ContractExtractionRow[] }>(`${CONTRACT}/list`, { name })).body.result.records
async function extracted(name: string, secretLevel = '0'): Promise<ContractExtraction> {
  const documents = await addDocument(name, secretLevel)
  expect((await admin.post(`${CONTRACT}/extract`, { documents })).body).toMatchObject({
    success: true,
    message: '已开始提取 1 篇文档的合同要素',
  })
  await expect.poll(async () => (await listed(name)).length).toBe(1)
  return read((await listed(name))[0]?.id ?? '')
}
const read = async (id: string, who = admin) => (await who.get<ContractExtraction>(`${CONTRACT}/queryById`, { id })).body.result
const fieldIn = ({ values }: ContractExtraction, label: string) => {
  const found = values.find(each => each.label === label)
  if (!found) throw new Error(`no ${label}`)
  return found
}
const edit = async (given: object, who = admin) => (await who.put<ContractExtraction>(`${CONTRACT}/value/edit`, given)).body

it('finds the fields of the template that applies, and keeps what a user says of each', async () => {
  const contract = await extracted('甲采购合同')
  expect([contract.templateName, contract.state, contract.values.length]).toEqual(['采购合同', 'pending', 10])
  const price = fieldIn(contract, '合同金额')
  expect(price).toMatchObject({ value: '1230000.00', page: 1, state: 'open', problem: expect.stringContaining('不一致') })

  const wrong = await edit({ id: price.id, version: price.version, state: 'corrected', value: '很多' })
  expect(wrong.message).toBe('请填写金额，如 1230000.00 或 壹佰贰拾叁万元整')
  const { result } = await edit({ id: price.id, version: price.version, state: 'corrected', value: '132万元', page: 1, start: 60, end: 70 })
  expect(fieldIn(result, '合同金额')).toMatchObject({
    value: '1320000.00',
    state: 'corrected',
    page: 1,
    start: 60,
    problem: null,
    checkedBy: expect.any(String),
  })
  expect((await edit({ id: price.id, version: price.version, state: 'absent' })).code).toBe(409)

  const unknown = (await admin.post(`${CONTRACT}/extract`, { documents: contract.documentId, templateId: 'none' })).body
  expect(unknown).toMatchObject({ success: false, result: [{ field: 'templateId', message: '模板不存在，或没有查看权限' }] })

  // Another run keeps what was corrected, and finds the rest anew.
  await admin.post(`${CONTRACT}/extract`, { documents: contract.documentId })
  await expect.poll(async () => fieldIn(await read(contract.id), '甲方').id).not.toBe(fieldIn(contract, '甲方').id)
  expect(fieldIn(await read(contract.id), '合同金额').value).toBe('1320000.00')
})

it('is checked once no field is open, by whom and when, and stays as it is until that is taken back', async () => {
  const contract = await extracted('乙采购合同')
  const check = async (checked: boolean) => (await admin.put<ContractExtraction>(`${CONTRACT}/check`, { id: contract.id, checked })).body
  expect((await check(true)).message).toBe('还有 10 个要素没有核对')
  for (const { id, version, value } of contract.values) await edit({ id, version, state: value === null ? 'absent' : 'confirmed' })
  const { result } = await check(true)
  expect(result).toMatchObject({ state: 'checked', checkedBy: expect.any(String), checkedTime: expect.any(String) })
  const [first] = result.values
  expect((await edit({ id: first?.id, version: first?.version, state: 'open' })).message).toBe('该合同已核对，请先取消核对再修改')
  expect((await check(false)).result).toMatchObject({ state: 'pending', checkedBy: null })
})

it('judges conditions anew when another value has changed', async () => {
  const contract = await extracted('丁采购合同')
  const [signed, delivery] = [fieldIn(contract, '签订日期'), fieldIn(contract, '交货日期')]
  const { result } = await edit({ id: delivery.id, version: delivery.version, state: 'corrected', value: '2024年4月1日' })
  expect(fieldIn(result, '交货日期')).toMatchObject({ value: '2024-04-01', problem: '交货日期早于签订日期' })
  const later = await edit({ id: signed.id, version: signed.version, state: 'corrected', value: '2024-03-01' })
  expect(fieldIn(later.result, '交货日期').problem).toBe(null)
})

it('tells nothing of documents that a caller may not read, and is changed with the right to it', async () => {
  const [open, secret] = [await extracted('公开采购合同'), await extracted('秘密采购合同', '2')]
  expect((await listed('秘密采购合同', outsider)).length).toBe(0)
  const hidden = await outsider.get(`${CONTRACT}/queryById`, { id: secret.id })
  expect(hidden.body.message).toBe((await outsider.get(`${CONTRACT}/queryById`, { id: 'none' })).body.message)
  const [value] = secret.values
  expect((await edit({ id: value?.id, version: value?.version, state: 'absent' }, outsider)).message).toBe('合同要素不存在，或没有查看权限')
  expect((await outsider.post(`${CONTRACT}/extract`, { documents: secret.documentId })).body.message).toBe('请选择有权查看的文档')
  const results = async (who: Caller) =>
    (await who.get<ContractResults>(`${CONTRACT}/results`, { templateId: open.templateId })).body.result.contracts.map(({ name }) => name)
  expect(await results(admin)).toContain('秘密采购合同')
  expect(await results(outsider)).not.toContain('秘密采购合同')
  expect((await edit({ id: open.values[0]?.id, version: 0, state: 'absent' }, reader)).success).toBe(false)
  expect((await read(open.id, reader)).name).toBe('公开采购合同')
})

it('goes into one table of all contracts of the template', async () => {
  const { templateId } = await extracted('戊采购合同')
  const { raw } = await admin.get(`${CONTRACT}/exportXls`, { templateId })
  const [title, , head, ...rows] = rowsOf(raw)
  expect([title?.[0], head?.slice(0, 4)]).toEqual(['采购合同_合同要素', ['文档', '文号', '合同编号', '甲方']])
  const own = rows.find(row => row[0] === '戊采购合同')
  expect(own?.slice(2, 4)).toEqual(['CG-2024-001', '示例市水务集团有限公司'])
  expect(own?.[head?.indexOf('合同金额') ?? 0]).toBe(1230000)
})

it('goes into the table as the list is asked: by title, state and choice', async () => {
  const [one, other] = [await extracted('己采购合同一'), await extracted('己采购合同二')]
  const { templateId } = one
  const named = async (query: object) => {
    const { body } = await admin.get<ContractResults>(`${CONTRACT}/results`, { templateId, ...query })
    expect(body, body.message).toMatchObject({ success: true })
    return body.result.contracts.map(({ name }) => name)
  }
  expect(await named({ name: '*己采购合同*' })).toEqual(['己采购合同二', '己采购合同一'])
  expect(await named({ name: '*己采购合同*', ids: other.id })).toEqual(['己采购合同二'])
  expect(await named({ name: '*己采购合同*', state: 'checked' })).toEqual([])
  const ends = (val: string) => encodeURI(JSON.stringify([{ field: 'name', rule: 'left_like', val, type: 'string' }]))
  const advanced = { superQueryParams: ends('合同二'), superQueryMatchType: 'and' }
  expect(await named({ name: '*己采购合同*', ...advanced })).toEqual(['己采购合同二'])
  const book = await admin.get(`${CONTRACT}/exportXls`, { templateId, name: '*己采购合同*', ...advanced })
  expect(rowsOf(book.raw).slice(3)).toHaveLength(1)
  const { raw } = await admin.get(`${CONTRACT}/exportXls`, { templateId, name: '*己采购合同二*' })
  expect(rowsOf(raw).slice(3)).toHaveLength(1)
})

it('refuses templates whose patterns and conditions cannot be read', async () => {
  const faults = async (field: object) => {
    const items = [{ label: '甲', kind: 'text', needed: 'N', place: 'any', ...field }]
    return (await admin.post(`${BASE}/contracttemplate/add`, { name: '坏模板', enabled: 'Y', items })).body.message
  }
  expect(await faults({ pattern: '(' })).toBe('第1行 正则表达式无法读取')
  expect(await faults({ condition: 'value >' })).toBe('第1行 核对条件无法读取')
  expect(await faults({ place: 'heading' })).toBe('第1行 请填写标题或列名')
})
