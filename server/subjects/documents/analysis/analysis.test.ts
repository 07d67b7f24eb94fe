import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import type { DocumentAnalysis, DocumentSetAnalysis, DocumentSetBrief } from '../../../generated/operations'
import { Segmenter } from '../index/words'
import { Analyser } from './analyse'

const NONE = { documents: 0, of: new Map() }
const CONTRACT = `设备采购合同
甲方：示例市水务集团有限公司
乙方：華東建設有限公司
合同总价为人民币壹佰贰拾叁万元整（¥1,230,000.00）。甲方应在设备到货后30日内支付预付款36.9万元。
本合同于二〇二四年五月六日签订，设备于2024年12月31日前交付。设备的质保期为两年，设备由乙方维护。`

describe('the analysis of a text', () => {
  it('finds key words, sentences that sum up, and entities at their places', async () => {
    const analyser = new Analyser(await Segmenter.of([]), new Set())
    analyser.addPage({ page: 3, text: CONTRACT })
    const { keywords, summary, entities, partial } = analyser.end(NONE)
    expect(partial).toBe(false)
    expect(keywords[0]?.word).toBe('设备')
    expect(keywords.map(({ word }) => word)).toContain('合同')
    for (const { page, start, end, text } of [...summary, ...entities]) expect([page, CONTRACT.slice(start, end)]).toEqual([3, text])
    expect(entities.map(({ text, item }) => [text, item])).toContainEqual(['¥1,230,000.00', '合同总价'])
    expect(entities.map(({ value }) => value)).toContain('华东建设有限公司')
    expect(summary.length).toBeGreaterThan(1)
  })

  it('a word that stands in all other documents weighs less', async () => {
    const analyser = new Analyser(await Segmenter.of([]), new Set())
    analyser.addPage({ page: 1, text: '水泵设备验收。水泵设备安装。' })
    const [first] = analyser.end({ documents: 1000, of: new Map([['设备', 1000]]) }).keywords
    expect(first?.word).toBe('水泵')
  })

  it('says that it looked at a part', async () => {
    const analyser = new Analyser(await Segmenter.of([]), new Set(), { characters: 10, entities: 1, sentences: 1 })
    analyser.addPage({ page: 1, text: '水泵' })
    analyser.addPage({ page: 2, text: CONTRACT })
    expect(analyser.end(NONE).partial).toBe(true)
  })
})

describe('the analysis of documents', () => {
  let server: TestServer
  let admin: Caller
  let reader: Caller
  const BASE = '/unstructur/documentdata'

  beforeAll(async () => {
    server = await startTestServer()
    admin = await server.signIn()
    const person = await makePerson(server, admin, ['documentinformation:list'])
    reader = person.caller
  })
  afterAll(() => server?.close())

  async function addDocument(name: string, text: string, secretLevel = '0'): Promise<string> {
    await admin.post(`${BASE}/documentinformation/add`, { name, secretLevel })
    const [row] = await server.sql<{ id: string }>('select id from weft.document where name = $1', [name])
    const id = row?.id ?? ''
    await server.sql("insert into weft.document_page (tenant_id, source, record_id, page, text) values (0, 'document', $1, 1, $2)", [
      id,
      text,
    ])
    return id
  }
  const analysis = async (id: string, who = admin) =>
    (await who.get<DocumentAnalysis>(`${BASE}/analysis/document`, { source: 'document', id })).body
  const ready = (id: string) => expect.poll(async () => (await analysis(id)).result?.state).toBe('ready')

  it('is made when it is first asked for, kept, and made anew when the text changes', async () => {
    await admin.post(`${BASE}/companyinformation/add`, { name: '华东建设有限公司' })
    const id = await addDocument('采购合同', CONTRACT)
    expect((await analysis(id)).result?.state).toBe('waiting')
    await ready(id)
    const { result } = await analysis(id)
    const firms = result.entities.filter(({ kind }) => kind === 'firm')
    expect(firms.map(({ value, company }) => [value, company?.name])).toEqual([
      ['示例市水务集团有限公司', undefined],
      ['华东建设有限公司', '华东建设有限公司'],
    ])
    expect(result.entities.find(({ value }) => value === '1230000.00')?.count).toBe(2)
    const [row] = await server.sql<{ keywords: string; summary: string }>('select keywords, summary from weft.document where id = $1', [id])
    expect(row?.keywords).toContain('设备')
    expect(row?.summary).toContain('合同总价')

    await server.sql("update weft.document_page set text = '预付款为50万元。' where record_id = $1", [id])
    expect((await analysis(id)).result?.state).toBe('waiting')
    await ready(id)
    expect((await analysis(id)).result.entities.map(({ value }) => value)).toEqual(['500000.00'])
  })

  it('tells nothing of a document that the caller may not read, and no company without the right to it', async () => {
    const secret = await addDocument('秘密合同', CONTRACT, '2')
    const open = await addDocument('公开合同', CONTRACT)
    await analysis(secret)
    await ready(secret)
    await ready(open)
    const [hidden, absent] = [await analysis(secret, reader), await analysis('none', reader)]
    expect({ ...hidden, timestamp: 0 }).toEqual({ ...absent, timestamp: 0 })
    expect(hidden.success).toBe(false)
    const { result } = await analysis(open, reader)
    expect(result.entities.some(({ company }) => company !== null)).toBe(false)
    expect(result.entities.length).toBeGreaterThan(3)
  })

  it('has nothing for a document without text', async () => {
    await admin.post(`${BASE}/documentinformation/add`, { name: '空文档', secretLevel: '0' })
    const [row] = await server.sql<{ id: string }>("select id from weft.document where name = '空文档'")
    expect((await analysis(row?.id ?? '')).result?.state).toBe('none')
  })

  describe('over a set', () => {
    const add = async (documents: readonly string[], who = admin) =>
      (await who.post<{ id: string }>(`${BASE}/analysis/set/add`, { documents: documents.map(id => `document:${id}`) })).body
    const read = async (id: string, who = admin) => (await who.get<DocumentSetAnalysis>(`${BASE}/analysis/set/queryById`, { id })).body

    it('finds what contradicts, and tells of no document that its reader may not read any more', async () => {
      const one = await addDocument('合同正本', CONTRACT)
      const other = await addDocument('合同副本', CONTRACT.replace('壹佰贰拾叁万元整（¥1,230,000.00）', '壹佰叁拾贰万元整'))
      const third = await addDocument('会议纪要', '示例市水务集团有限公司会议：合同总价为900万元。')
      const made = await add([one, other, third], reader)
      expect(made.success).toBe(true)
      const { id } = made.result
      await expect.poll(async () => (await read(id, reader)).result?.state).toBe('ready')
      const { result } = await read(id, reader)
      expect(result.documents.map(({ name }) => name)).toEqual(['合同正本', '合同副本', '会议纪要'])
      const [price] = result.contradictions
      expect([price?.item, ...(price?.statements.map(({ value }) => value) ?? [])]).toEqual([
        '合同总价',
        '1230000.00',
        '1320000.00',
        '9000000.00',
      ])
      expect(price?.statements[1]?.around).toContain('合同总价为人民币壹佰叁拾贰万元整')

      await server.sql("update weft.document set secret_level = '2' where id = $1", [third])
      const later = JSON.stringify((await read(id, reader)).result)
      expect(later).not.toMatch(/9000000|会议纪要/)
      expect(later).not.toContain(third)
      expect(later).toContain('1320000.00')
      expect((await read(id)).message).toBe('分析结果不存在，或已过期')
      const listed = async (who: Caller) => (await who.get<DocumentSetBrief[]>(`${BASE}/analysis/set/list`)).body.result
      expect(await listed(reader)).toEqual([{ id, state: 'ready', time: expect.any(String), count: 2, names: ['合同正本', '合同副本'] }])
      expect(await listed(admin)).toEqual([])
    })

    it('takes in only what the caller may read, and wants two', async () => {
      const secret = await addDocument('绝密', CONTRACT, '2')
      const open = await addDocument('公开', CONTRACT)
      expect((await add([secret, open], reader)).message).toBe('请至少选择两篇有权查看的文档')
      expect((await add([open, 'none'], reader)).success).toBe(false)
    })
  })
})
