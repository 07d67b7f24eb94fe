import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInRegistry } from '../../../../renderer/core'
import { checkFiles } from '../../../../scripts/screens/check'
import { readFiles } from '../../../../scripts/screens/files'
import { Forms, formField as field } from '../../../../tests/helpers/form-caller'
import { makePerson } from '../../../../tests/helpers/people'
import { type Caller, startTestServer, type TestServer } from '../../../../tests/helpers/server'
import { root } from '../../../util/root'
import { columnNames, placeOf } from './names'

let server: TestServer
let admin: Caller
let forms: Forms

beforeAll(async () => {
  server = await startTestServer({ demo: true })
  admin = await server.signIn()
  forms = new Forms(admin)
})
afterAll(() => server?.close())

const headOf = async (tableName: string) =>
  (await admin.get<{ records: { id: string }[] }>('/online/cgform/head/list', { tableName })).body.result.records[0]?.id ?? ''

async function archive(query: Record<string, string>): Promise<Record<string, string>> {
  const { raw } = await admin.get('/online/cgform/api/downGenerateCode', query)
  return Object.fromEntries(Object.entries(unzipSync(raw)).map(([path, text]) => [path, Buffer.from(text).toString('utf8')]))
}

/** The issues that the project's own check finds once the files lie in it. */
function issuesWith(files: Record<string, string>, table: string): string[] {
  const project = new Map(readFiles(root))
  const menus = JSON.parse(project.get('schemas/menus.json') ?? '') as { menus: object[] } | object[]
  for (const [path, text] of Object.entries(files)) {
    const inside = path.slice(table.length + 1)
    if (inside.startsWith('menus/')) (Array.isArray(menus) ? menus : menus.menus).push(JSON.parse(text))
    else if (!inside.startsWith('schemas/demo/')) project.set(inside, text)
  }
  project.set('schemas/menus.json', JSON.stringify(menus))
  return checkFiles(project, builtInRegistry).map(({ message }) => message)
}

describe('the files of a form', () => {
  it('are shown one by one, each below its path, and to no caller who may not build forms', async () => {
    const code = await headOf('demo_project')
    const lines = (await admin.post<string[]>('/online/cgform/api/codeGenerate', { code })).body.result
    const files = await archive({ code })
    const view = (path: string, who = admin) => who.get('/online/cgform/api/codeView', { path: encodeURI(path), pathKey: '' })
    for (const line of lines) {
      const path = line.replace('生成成功：', '')
      const text = (await view(path)).raw.toString('utf8')
      expect(text).toBe(`// ${path.replace('demo_project/', '')}\n${files[path]}`)
      expect(() => JSON.parse(text), 'clients would read it as an object').toThrow()
    }
    expect(lines.length).toBeGreaterThan(3)
    const { body } = await view('demo_project/../../secrets.json')
    expect(body).toMatchObject({ success: false })
    const { caller } = await makePerson(server, admin)
    expect((await view('demo_project/README.md', caller)).status).toBe(403)
  })

  it('go to the browser: no folder of the server can be chosen', async () => {
    const roots = (await admin.get('/online/cgform/head/rootFile')).body.result
    expect(roots).toEqual([{ key: 'download', title: '由浏览器下载，服务器不写文件', isLeaf: true }])
    expect((await admin.get('/online/cgform/head/fileTree', { parentPath: '/etc' })).body.result).toEqual([])
  })

  it.each(['demo_project', 'demo_matter', 'demo_contract'])('of %s pass the check of the project', async table => {
    const files = await archive({ code: await headOf(table) })
    expect(issuesWith(files, table)).toEqual([])
    const name = table.replace('demo_', '')
    expect(Object.keys(files).sort()).toEqual(
      ['menus/demo/', 'schemas/demo/demo/', 'schemas/entities/demo/', 'schemas/screens/demo/']
        .map(folder => `${table}/${folder}${name}.json`)
        .concat(`${table}/README.md`)
        .sort(),
    )
  })

  it('have the rows of sub-tables in the record, and samples as the entity takes them', async () => {
    const files = await archive({ code: await headOf('demo_contract') })
    const entity = JSON.parse(files['demo_contract/schemas/entities/demo/contract.json'] ?? '')
    expect(
      Object.entries(entity.fields as Record<string, { type?: string }>)
        .filter(([, { type }]) => type === 'grid' || type === 'object')
        .map(([name]) => name)
        .sort(),
    ).toEqual(['contact', 'payment'])
    const [row] = JSON.parse(files['demo_contract/schemas/demo/demo/contract.json'] ?? '')
    expect(
      Object.keys(row)
        .filter(name => name !== 'id')
        .every(name => name in entity.fields),
    ).toBe(true)
    expect(row.payment.length).toBeGreaterThan(0)
  })

  it('say of each column how it is asked for, kept and first filled', async () => {
    const id = await forms.made({ tableName: 'code_paper_kind', tableTxt: '底稿种类', formTemplate: '2' }, [
      field('paper_no', '编号', { dbLength: 30, fieldMustInput: '1' }),
      field('made_by', '编制人', { isQuery: '0', isReadOnly: 1, fieldDefaultValue: '#{sysUserName}' }),
      field('fee', '费用', { dbType: 'BigDecimal', dbLength: 12, dbPointLength: 2, queryMode: 'group' }),
      field('pages', '页数', { dbType: 'int', dbLength: 10, isQuery: '0', fieldDefaultValue: '1' }),
      field('remark', '说明', { dbType: 'Text', dbLength: 0, fieldShowType: 'textarea', isQuery: '0' }),
    ])
    const files = await archive({ code: id })
    expect(issuesWith(files, 'code_paper_kind')).toEqual([])
    expect(JSON.parse(files['code_paper_kind/schemas/entities/code/paperKind.json'] ?? '')).toEqual({
      $schema: '../../meta/entity.schema.json',
      title: '底稿种类',
      table: 'code_paper_kind',
      perm: 'codePaperKind:',
      fields: {
        paperNo: { title: '编号', type: 'input', required: true, length: 30, query: 'like' },
        madeBy: {
          title: '编制人',
          in: 'list export form details',
          type: 'input',
          readonly: true,
          default: '{{ user.realname }}',
          length: 100,
        },
        fee: { title: '费用', type: 'inputNumber', props: { precision: 2 }, precision: 12, scale: 2, query: 'range' },
        pages: { title: '页数', type: 'inputNumber', default: 1, props: { precision: 0 }, precision: 10, scale: 0 },
        remark: { title: '说明', type: 'textarea', length: 0, span: 2 },
      },
    })
  })
})

describe('clients of the family', () => {
  it('are told what the files would be called, generate lines, and fetch by them', async () => {
    const code = await headOf('demo_contract')
    const { result: info } = (await admin.get<object>('/online/cgform/head/tableInfo', { code })).body
    expect(info).toMatchObject({ main: { tableName: 'demo_contract', entityName: 'contract', entityPackage: 'demo' }, projectPath: '' })
    const given = { code, entityPackage: 'audit', entityName: 'Deal' }
    const { result: lines } = (await admin.post<string[]>('/online/cgform/api/codeGenerate', given)).body
    expect(lines).toContain('生成成功：demo_contract/schemas/entities/audit/deal.json')
    expect(Object.keys(await archive({ fileList: lines.join(',') }))).toContain('demo_contract/schemas/screens/audit/deal.json')
  })

  it('are refused names that no folder or entity has, and lines of no form', async () => {
    const code = await headOf('demo_project')
    const refused = async (given: object) => (await admin.post('/online/cgform/api/codeGenerate', { code, ...given })).body
    const badName = '包名以小写字母开头，只能有小写字母、数字和连字符；实体类名只能有字母和数字，最多50位'
    expect(await refused({ entityPackage: '../../etc' })).toMatchObject({ success: false, message: badName })
    expect(await refused({ entityName: '项目' })).toMatchObject({ success: false, message: badName })
    const { body } = await admin.get('/online/cgform/api/downGenerateCode', { fileList: 'nothing/schemas/entities/a/b.json' })
    expect(body).toMatchObject({ success: false })
  })
})

it('names are in camel case unless two would be the same, and places come from the table', () => {
  expect([...columnNames(['item_name', 'a1', 'x_2'])]).toEqual([
    ['item_name', 'itemName'],
    ['a1', 'a1'],
    ['x_2', 'x2'],
  ])
  expect([...columnNames(['a_1', 'a1'])]).toEqual([
    ['a_1', 'a_1'],
    ['a1', 'a1'],
  ])
  expect(placeOf('audit_matter_paper')).toEqual({ area: 'audit', name: 'matterPaper' })
  expect(placeOf('plain')).toEqual({ area: 'app', name: 'plain' })
  expect(placeOf('audit_1')).toEqual({ area: 'audit', name: 'audit1' })
  expect(placeOf('audit', { name: 'Ä' })).toBeUndefined()
})
