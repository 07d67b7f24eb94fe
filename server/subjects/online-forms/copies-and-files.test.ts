import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { Forms, formField as field } from '../../../tests/helpers/form-caller'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import type { Caller } from '../../../tests/helpers/server'

openServer()

const HEAD = '/online/cgform/head'
const API = '/online/cgform/api'
let forms: Forms
let plan: string
beforeAll(async () => {
  forms = new Forms(admin)
  const papers = field('papers', '附件', { fieldShowType: 'file', dbLength: 1000, isQuery: '0' })
  plan = await forms.made({ tableName: 'copy_plan', tableTxt: '计划' }, [field('name', '名称'), papers])
})

describe('a copy of a form', () => {
  const copy = async (tableName: string, who: Caller = admin, id = plan) =>
    (await who.get<string>(`${HEAD}/copyOnlineTable/${id}`, { tableName })).body

  it('has its columns, indexes and buttons, and a table of its own without rows', async () => {
    const button = { cgformHeadId: plan, buttonCode: 'close', buttonName: '关闭', actionType: 'set', actionValues: "name = '已关闭'" }
    expect((await admin.post('/online/cgform/button/add', button)).body).toMatchObject({ success: true })
    await forms.add(plan, { name: '甲' })
    const { result: id, message } = await copy('copy_plan_two')
    expect(message).toBe('表单复制成功，同步数据库后可以使用')
    const head = (await admin.get<object>(`${HEAD}/queryById`, { id })).body.result
    expect(head).toMatchObject({ tableName: 'copy_plan_two', tableTxt: '计划（副本）', isDbSynch: 'N', copyType: 0 })
    expect((await admin.post(`${API}/doDbSynch/${id}/normal`)).body).toMatchObject({ success: true })
    expect((await forms.data(id)).result.total).toBe(0)
    const { result: row } = await forms.add(id, { name: '乙' })
    await admin.post(`${API}/doButton`, { formId: id, buttonCode: 'close', dataId: row })
    expect(await forms.read(id, row)).toMatchObject({ name: '已关闭' })
    expect((await forms.data(plan)).result.total).toBe(1)
  })

  it('wants a free name and the right to add forms, and is not made of a view', async () => {
    expect(await copy('copy_plan')).toMatchObject({ success: false, message: expect.stringContaining('copy_plan') })
    expect(await copy('Bad Name')).toMatchObject({ success: false })
    const { caller } = await makePerson(server, admin, ['onlineForm:list'])
    expect(await copy('copy_plan_three', caller)).toMatchObject({ success: false, code: 510 })
    const view = (await admin.post<string>(`${HEAD}/copyOnline?code=${plan}`)).body.result
    expect(await copy('copy_plan_four', admin, view)).toMatchObject({ success: false })
  })
})

describe('the files of a column', () => {
  const upload = async (name: string, content: string) =>
    (await admin.upload('/sys/common/upload', { name, content }, { biz: 'temp' })).body.message
  const download = (id: string, column = 'papers', who: Caller = admin) => who.get(`/online/cgform/field/download/${plan}/${id}/${column}`)

  it('come as one archive, those of one name apart', async () => {
    const paths = [await upload('底稿.txt', '第一份'), await upload('底稿.txt', '第二份')]
    const { result: id } = await forms.add(plan, { name: '丙', papers: paths.join() })
    const answer = await download(id)
    const files = unzipSync(answer.raw)
    expect(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')])).toEqual([
      ['底稿.txt', '第一份'],
      ['底稿 (2).txt', '第二份'],
    ])
    const [audited] = await server.sql<{ detail: string }>(
      "select after::text as detail from weft.sys_audit where record_id = $1 and action = 'download'",
      [id],
    )
    expect(audited).toBeDefined()
  })

  it('are for who sees form, record and column, and are those of columns of files', async () => {
    const { result: id } = await forms.add(plan, { name: '丁' })
    expect((await download(id)).body).toMatchObject({ success: false, message: '没有可以下载的文件' })
    expect((await download(id, 'name')).body).toMatchObject({ success: false, message: '表单没有字段“name”' })
    expect((await download('none')).body).toMatchObject({ success: false })
    const { caller } = await makePerson(server, admin)
    expect((await download(id, 'papers', caller)).body).toMatchObject({ success: false, code: 510 })
  })
})

describe('columns that are put under control together', () => {
  const columns = async () =>
    Object.fromEntries(
      (
        await admin.get<{ code: string; cgformId: string; status: number; listShow: boolean; formShow: boolean; formEditable: boolean }[]>(
          `${API}/authColumn/${plan}`,
        )
      ).body.result.map(({ code, cgformId, ...kept }) => [
        code,
        [cgformId === plan, kept.status, kept.listShow, kept.formShow, kept.formEditable],
      ]),
    )
  const batch = async (method: 'PUT' | 'POST', payload: object[]) => (await admin.call(method, `${API}/authColumn/batch`, { payload })).body

  it('are all, or none where one of them is unknown', async () => {
    const all = ['name', 'papers'].map(code => ({ cgformId: plan, code, status: 1 }))
    expect(await batch('PUT', [...all, { cgformId: plan, code: 'none', status: 1 }])).toMatchObject({ success: false })
    expect(await columns()).toMatchObject({ name: [true, 0, false, false, false] })
    expect(await batch('PUT', all)).toMatchObject({ success: true })
    expect(await columns()).toMatchObject({ name: [true, 1, true, true, true], papers: [true, 1, true, true, true] })
  })

  it('are freed in forms by one flag for both of their parts', async () => {
    const off = ['name', 'papers'].map(code => ({ cgformId: plan, code, switchFlag: 4, formShow: false, formEditable: false }))
    expect(await batch('POST', off)).toMatchObject({ success: true })
    expect(await columns()).toMatchObject({ name: [true, 1, true, false, false] })
    expect(await batch('POST', [{ ...off[0], switchFlag: 5 }])).toMatchObject({ success: false })
    expect(await batch('PUT', [])).toMatchObject({ success: false })
  })
})
