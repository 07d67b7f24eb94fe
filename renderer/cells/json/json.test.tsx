import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { codeOf, findCode, typeCode } from '../../../tests/helpers/code'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'
import { jsonFault, jsonValue } from '../../controls/json/problems'
import { cellFromText, decodeCell } from '../../registry'

describe('the value of JSON', () => {
  it.each([
    [{ a: [1] }, {}, '{"a":[1]}', { a: [1] }],
    ['{"a":[1]}', { text: true }, '{"a":[1]}', '{"a":[1]}'],
    ['text', {}, '"text"', 'text'],
    ['', { text: true }, '', null],
    [null, {}, '', null],
    [false, {}, 'false', false],
  ])('reads %j with %j as %s and sends %j', (wire, props, shown, back) => {
    expect(faces(cellField('json', props), wire)).toEqual([shown, back])
  })

  it('refuses a text of the API that is none', () => {
    expect(() => decodeCell(testCells, cellField('json', { text: true }), '{"a"}')).toThrow('第 1 行，第 5 列：此处缺少冒号')
  })

  it.each([
    ['{"a": 1}', { a: 1 }],
    ['', null],
    ['{a: 1}', undefined],
  ])('takes the pasted text %s as %j', (text, value) => {
    expect(cellFromText(testCells, cellField('json'), text)).toEqual(value)
  })
})

describe('what is wrong in a text', () => {
  it.each([
    ['{"a": 1}', undefined],
    ['  ', undefined],
    ['{"a": 1,}', '第 1 行，第 9 列：此处应为带双引号的属性名'],
    ['{\n  "a" 1\n}', '第 2 行，第 7 列：此处缺少冒号'],
    ['[1 2]', '第 1 行，第 4 列：此处缺少逗号'],
    ['{"a": 1', '第 1 行，第 8 列：缺少右花括号 }'],
    ['"a', '第 1 行，第 1 列：字符串缺少结束的双引号'],
    ['[1] // one', '第 1 行，第 5 列：JSON 不支持注释'],
    ['[1] /*', '第 1 行，第 5 列：JSON 不支持注释'],
    ['{"a": 1, "a": 2}', '第 1 行，第 10 列：属性“a”重复'],
    ['[12345678901234567890]', '第 1 行，第 2 列：数值超出可精确表示的范围'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, '第 1 行，第 65 列：嵌套超过 64 层'],
  ])('of %s is %s', (text, fault) => {
    expect(jsonFault(text)).toBe(fault)
    expect(jsonValue(text) === undefined).toBe(fault !== undefined)
  })
})

describe('the editor of JSON', () => {
  it('tells a value as soon as the text is one, and keeps what is typed until then', async () => {
    const { changes } = editCell(cellField('json'), { a: 1 })
    const view = await findCode('字段')
    expect(codeOf(view)).toBe('{\n  "a": 1\n}')
    typeCode(view, '{"a": ')
    expect(changes).toEqual([])
    expect(codeOf(view)).toBe('{"a": ')
    typeCode(view, '{"a": 2}')
    expect(changes).toEqual([{ a: 2 }])
    expect(codeOf(view)).toBe('{"a": 2}')
  })

  it('has its text put in order by a button', async () => {
    editCell(cellField('json'))
    const view = await findCode('字段')
    typeCode(view, '{"a":[1,2]}')
    fireEvent.click(screen.getByRole('button', { name: '格式化' }))
    expect(codeOf(view)).toBe('{\n  "a": [\n    1,\n    2\n  ]\n}')
  })

  it('keeps a form from saving what is no value', async () => {
    const guard = vi.fn<(check: () => Promise<string | undefined>) => () => void>(() => () => undefined)
    editCell(cellField('json'), null, { guard })
    typeCode(await findCode('字段'), '{')
    expect(await guard.mock.calls[0]?.[0]()).toBe('第 1 行，第 2 列：缺少右花括号 }')
    typeCode(await findCode('字段'), '{}')
    expect(await guard.mock.calls[0]?.[0]()).toBeUndefined()
  })
})

describe('JSON to be read', () => {
  it('is a text in a list', () => {
    expect(showCell(cellField('json'), { it: { a: 1 } }).container.textContent).toBe('{"a":1}')
  })

  it('is a tree in the details, with a text for paper', () => {
    const { container } = showCell(cellField('json'), { it: { a: [1, { b: null }], c: {} } }, { view: 'details' })
    expect(screen.getByRole('region', { name: '字段' })).toBeDefined()
    expect([...container.querySelectorAll('summary')].map(each => each.textContent)).toEqual(['{ 2 项 }', 'a: [ 2 项 ]', '1: { 1 项 }'])
    expect([...container.querySelectorAll('.weft-json-leaf')].map(each => each.textContent)).toEqual(['0: 1', 'b: null', 'c: {}'])
    expect([...container.querySelectorAll('details')].map(each => each.open)).toEqual([true, true, false])
    expect(container.querySelector('pre')?.textContent).toBe(JSON.stringify({ a: [1, { b: null }], c: {} }, null, 2))
  })

  it('draws a long branch in pieces', () => {
    const { container } = showCell(cellField('json'), { it: Array.from({ length: 250 }, (_, index) => index) }, { view: 'details' })
    expect(container.querySelectorAll('.weft-json-leaf')).toHaveLength(100)
    fireEvent.click(screen.getByRole('button', { name: '还有 150 项' }))
    expect(container.querySelectorAll('.weft-json-leaf')).toHaveLength(200)
  })
})

describe('the form of a value whose schema is known', () => {
  const kinds = [
    {
      name: 'a',
      params: {
        type: 'object',
        properties: {
          year: { type: 'integer', title: '年度', default: 2026 },
          note: { type: 'string', title: '说明' },
          full: { type: 'boolean', title: '全量' },
        },
        required: ['note'],
      },
    },
  ]
  const field = cellField('json', { schemas: 'GET /kinds', kind: 'kind' })

  it('has an input for each property, and leaves out what is empty', async () => {
    const host = testHost({ client: fakeClient({ 'GET /kinds': kinds }) })
    const { changes, user } = editCell(field, null, { record: { kind: 'a' }, host })
    expect((await screen.findByRole<HTMLInputElement>('spinbutton', { name: '年度' })).value).toBe('2026')
    await user.type(screen.getByRole('textbox', { name: /说明/ }), '好')
    expect(changes.at(-1)).toEqual({ note: '好' })
    await user.click(screen.getByRole('checkbox', { name: '全量' }))
    expect(changes.at(-1)).toEqual({ note: '好', full: true })
    await user.clear(screen.getByRole('textbox', { name: /说明/ }))
    expect(changes.at(-1)).toEqual({ full: true })
  })

  it('names choices, explains a property, and hides what is a password', async () => {
    const properties = {
      mode: { type: 'string', title: '方式', oneOf: [{ const: 'tls', title: '加密' }], description: '端口一般为 465' },
      secret: { type: 'string', title: '口令', format: 'password' },
    }
    const host = testHost({ client: fakeClient({ 'GET /kinds': [{ name: 'c', params: { type: 'object', properties } }] }) })
    editCell(field, { mode: 'tls' }, { record: { kind: 'c' }, host })
    expect(await screen.findByText('加密')).toBeDefined()
    expect(screen.getByText('端口一般为 465')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('口令').type).toBe('password')
  })

  it('chooses from a dictionary, of which several may be typed too, and has room for lines', async () => {
    const properties = {
      report: { type: 'string', title: '报表', dict: 'reports' },
      receivers: { type: 'string', title: '接收人', dict: 'people', many: true },
      text: { type: 'string', title: '正文', format: 'textarea' },
    }
    const reports = [{ value: 'a', text: '甲' }]
    const people = [
      { value: 'zhao', text: '丙' },
      { value: 'qian', text: '丁' },
    ]
    const kinds = [{ name: 'd', params: { type: 'object', properties } }]
    const client = fakeClient({
      'GET /kinds': kinds,
      'GET /sys/dict/getDictItems/reports': reports,
      'GET /sys/dict/getDictItems/people': people,
    })
    const { changes, user } = editCell(field, {}, { record: { kind: 'd' }, host: testHost({ client }) })
    await user.click(await screen.findByRole('combobox', { name: '报表' }))
    await user.click(await screen.findByText('甲'))
    expect(changes.at(-1)).toEqual({ report: 'a' })
    await user.type(screen.getByRole('combobox', { name: '接收人' }), 'zh')
    await user.click(await screen.findByTitle('丙'))
    await user.type(screen.getByRole('combobox', { name: '接收人' }), 'x@example.org,')
    expect(changes.at(-1)).toEqual({ report: 'a', receivers: 'zhao,x@example.org' })
    await user.type(screen.getByRole('textbox', { name: '正文' }), '一{Enter}二')
    expect(changes.at(-1)).toMatchObject({ text: '一\n二' })
  })

  it('shows a picture that is kept in the value, and refuses a file that is none', async () => {
    const properties = { value: { type: 'string', title: '标志', format: 'picture' } }
    const host = testHost({ client: fakeClient({ 'GET /kinds': [{ name: 'c', params: { type: 'object', properties } }] }) })
    const { changes, user } = editCell(field, { value: 'data:image/png;base64,aa' }, { record: { kind: 'c' }, host })
    expect((await screen.findByRole<HTMLImageElement>('img', { name: '当前图片' })).src).toBe('data:image/png;base64,aa')
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
    await user.upload(chooser as HTMLInputElement, new File(['text'], 'a.png', { type: 'image/png' }))
    expect((await screen.findByRole('alert')).textContent).toBe('该文件不是可显示的图片，请选择 PNG、JPG 或 SVG 图片')
    expect(changes).toEqual([])
  })

  it('stands in a window where the cell is one of a grid, whose line shows the value', async () => {
    const host = testHost({ client: fakeClient({ 'GET /kinds': kinds }) })
    const { changes, user } = editCell(field, { year: 2025 }, { record: { kind: 'a' }, host, compact: true })
    await user.click(await screen.findByDisplayValue('{"year":2025}'))
    await user.type(await screen.findByRole('textbox', { name: /说明/ }), '好')
    expect(changes.at(-1)).toEqual({ year: 2025, note: '好' })
  })

  it('is a text where the kind is unknown', async () => {
    const host = testHost({ client: fakeClient({ 'GET /kinds': kinds }) })
    editCell(field, null, { record: { kind: 'b' }, host })
    expect(await screen.findByRole('button', { name: '格式化' })).toBeDefined()
    expect(screen.queryByRole('spinbutton')).toBeNull()
  })
})
