import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Option } from '../../renderer/model/option'
import { cellText, getCellType } from '../../renderer/registry'
import { fakeClient, type RecordedCall, testHost } from '../helpers/client'
import { cellField, editCell, showCell } from '../helpers/draw-cells'

interface Place {
  readonly type: string
  readonly settings?: Record<string, unknown>
  readonly more?: { readonly options?: readonly Option[]; readonly dict?: string }
  /** As the API holds it. */
  readonly wire: unknown
  /** As people read it. */
  readonly text: string
  /** What a workbook may say for it, where that is not its text. */
  readonly written?: string
  /** Options that a server has for workbooks. */
  readonly rows?: readonly Option[]
  /** Role of what is focused in a form, a grid and a query bar. */
  readonly role: 'textbox' | 'combobox' | 'radiogroup' | 'group' | 'switch'
  /** Where another control stands in a query bar. */
  readonly query?: string
}

const options = [
  { value: '1', text: '甲' },
  { value: '2', text: '乙' },
]
const wang = [{ value: 'wang', text: '王芳' }]

/** Every cell type of choices and pickers. */
const places: readonly Place[] = [
  { type: 'select', more: { options }, wire: '1', text: '甲', role: 'combobox' },
  { type: 'list_multi', more: { options }, wire: '1,2', text: '甲,乙', role: 'combobox' },
  { type: 'radio', more: { options }, wire: '2', text: '乙', role: 'radiogroup', query: 'combobox' },
  { type: 'checkbox', more: { options }, wire: '1,2', text: '甲,乙', role: 'group', query: 'combobox' },
  { type: 'switch', wire: 'Y', text: '是', role: 'switch', query: 'combobox' },
  { type: 'sel_user', wire: 'wang', text: '王芳', rows: wang, role: 'textbox' },
  { type: 'sel_depart', wire: 'd1', text: '审计局', rows: [{ value: 'd1', text: '审计局' }], role: 'textbox' },
  { type: 'sel_role', wire: 'r1', text: '管理员', rows: [{ value: 'r1', text: '管理员' }], role: 'textbox' },
  { type: 'sel_position', wire: 'p1', text: '主任', rows: [{ value: 'p1', text: '主任' }], role: 'textbox' },
  {
    type: 'sel_entity',
    settings: { source: '/course/lecturer' },
    wire: 'l1',
    text: '陈国华',
    rows: [{ value: 'l1', text: '陈国华' }],
    role: 'textbox',
  },
  { type: 'sel_search', settings: { dict: 'sys_user,realname,username' }, wire: 'wang', text: '王芳', rows: wang, role: 'combobox' },
  {
    type: 'sel_tree',
    settings: { dict: 'region,name,id' },
    wire: 't1',
    text: '华北',
    rows: [{ value: 't1', text: '华北' }],
    role: 'combobox',
  },
  { type: 'cat_tree', wire: 'c1', text: '财务类', rows: [{ value: 'c1', text: '财务类' }], role: 'combobox' },
  {
    type: 'link_down',
    settings: { dict: 'region,name,id' },
    wire: 't1',
    text: '华北',
    rows: [{ value: 't1', text: '华北' }],
    role: 'combobox',
  },
  { type: 'area', wire: '110101', text: '北京市/北京市/东城区', role: 'combobox' },
  { type: 'popup', settings: { popupCode: 'r', orgFields: 'name', destFields: 'it' }, wire: '陈国华', text: '陈国华', role: 'textbox' },
  {
    type: 'popup_dict',
    settings: { popupCode: 'r', valueField: 'username', textField: 'realname' },
    wire: 'wang',
    text: '王芳',
    rows: wang,
    role: 'textbox',
  },
]

const asked = ({ query }: RecordedCall) => String(query?.key ?? '').split(',')

function office() {
  const names: Record<string, string> = { wang: '王芳', t1: '华北' }
  const client = fakeClient({
    'GET /sys/user/list': { records: [{ id: 'u1', username: 'wang', realname: '王芳' }], total: 1 },
    'GET /sys/sysDepart/queryIdTree': [{ key: 'd1', title: '审计局' }],
    'GET /sys/role/queryall': [{ id: 'r1', roleName: '管理员' }],
    'GET /sys/dict/getDictItems/sys_position%2Cname%2Ccode': [{ value: 'p1', text: '主任' }],
    'GET /course/lecturer/list': { records: [{ id: 'l1', name: '陈国华' }], total: 1 },
    'GET /sys/dict/loadDictItem/sys_user%2Crealname%2Cusername': (call: RecordedCall) => asked(call).map(key => names[key]),
    'GET /sys/dict/loadDictItem/region%2Cname%2Cid': (call: RecordedCall) => asked(call).map(key => names[key]),
    'GET /sys/category/loadDictItem/': ['财务类'],
    'GET /online/cgreport/api/getRpColumns/r': { cgRpConfigId: 'r1', columns: [] },
    'GET /online/cgreport/api/getData/r1': { records: [{ username: 'wang', realname: '王芳' }], total: 1 },
  })
  return testHost({ client })
}

const fieldOf = ({ type, settings, more }: Place) => cellField(type, settings, more)

describe.each(places.map(place => [place.type, place] as const))('%s', (type, place) => {
  it.each(['list', 'details'] as const)('is read in a %s, and so when it is printed', async view => {
    const { container } = showCell(fieldOf(place), { it: place.wire }, { host: office(), view })
    await vi.waitFor(() => expect(container.textContent).toBe(place.text))
  })

  it.each([
    ['a form', {}, place.role],
    ['a query bar', { inQuery: true }, place.query ?? place.role],
    ['a grid', { compact: true }, place.role],
  ])('is changed in %s by a control that is called as its field', async (_, parts, role) => {
    editCell(fieldOf(place), null, { host: office(), ...parts })
    expect(await screen.findByRole(role, { name: '字段' })).toBeDefined()
  })

  it('offers operators to queries', () => {
    expect(getCellType(type).operators.length).toBeGreaterThan(0)
  })

  it('goes into a workbook as its text and comes back as what is stored', () => {
    const field = fieldOf(place)
    const rows = place.rows ?? field.options ?? []
    const at = { settings: field.settings, options: rows }
    const { codec } = getCellType(type)
    expect(codec.text(codec.decode(place.wire, at), at)).toBe(place.text)
    expect(codec.encode(codec.fromText(place.written ?? place.text, at) ?? null, at)).toEqual(place.wire)
    expect(cellText(field, null)).toBe('')
  })
})

it('leaves out no cell type of choices', () => {
  const own = new Set(places.map(({ type }) => type))
  const choosing = [
    'sel_user',
    'sel_depart',
    'sel_role',
    'sel_position',
    'sel_entity',
    'sel_search',
    'sel_tree',
    'cat_tree',
    'area',
    'link_down',
  ]
  expect(
    [...choosing, 'popup', 'popup_dict', 'list_multi', 'radio', 'select', 'checkbox', 'switch'].filter(type => !own.has(type)),
  ).toEqual([])
})
