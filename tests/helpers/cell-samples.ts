import type { FieldModel } from '../../renderer/model/field'
import type { Option } from '../../renderer/model/option'
import { fieldModel } from './models'

/** One value of one cell type, and what it is in every place. */
export interface CellSample {
  readonly type: string
  readonly settings?: Readonly<Record<string, unknown>>
  readonly more?: Partial<FieldModel>
  /** As the API holds it. */
  readonly wire: unknown
  /** What exports, copies and prints of lists say. */
  readonly text: string
  /** What lists and details draw; '' for a picture. Default: the text. */
  readonly drawn?: string
  /** What a printed list shows. Default: the text; a stored picture is drawn, and stands by its name until it is there. */
  readonly printed?: string
  /** False: what a workbook says of it cannot come back, such as a file or a secret. Default true. */
  readonly imported?: false
  /** Options that a server has for workbooks. */
  readonly rows?: readonly Option[]
  /** Role of what is focused in a form, or `password`, which has none. Default `textbox`; '' has no editor of a name. */
  readonly role?: string
  /** Where another control stands in a grid, or in a query bar. */
  readonly inGrid?: string
  readonly inQuery?: string
}

const options = [
  { value: '1', text: '甲' },
  { value: '2', text: '乙' },
]
const one = (value: string, text: string) => ({ wire: value, text, rows: [{ value, text }] })

/** Those that hold texts, numbers, times and files. */
const plain: readonly CellSample[] = [
  { type: 'input', wire: '审计', text: '审计' },
  { type: 'textarea', wire: '第一行', text: '第一行' },
  { type: 'input_pop', wire: '第一行', text: '第一行' },
  { type: 'input_filter', wire: '*审计*', text: '审计' },
  { type: 'tags', wire: '急件;普通', text: '急件;普通', drawn: '急件' },
  { type: 'ellipsis', wire: '摘要', text: '摘要' },
  { type: 'normal', wire: '只读', text: '只读', role: 'status', inQuery: 'textbox' },
  { type: 'password', wire: 'Aa-1', text: '******', imported: false, role: 'password' },
  { type: 'inputNumber', wire: 12.5, text: '12.5', role: 'spinbutton' },
  { type: 'rate', wire: 3, text: '3', drawn: '', role: 'group', inQuery: 'spinbutton' },
  { type: 'slider', wire: 30, text: '30', role: 'slider', inGrid: 'spinbutton', inQuery: 'spinbutton' },
  { type: 'date', wire: '2024-02-29', text: '2024-02-29' },
  { type: 'date_range', wire: '2024-02-01,2024-02-29', text: '2024-02-01 ~ 2024-02-29' },
  { type: 'datetime', wire: '2024-02-29 08:05:06', text: '2024-02-29 08:05:06' },
  { type: 'time', wire: '08:05:06', text: '08:05:06' },
  { type: 'color', wire: '#1890FF', text: '#1890FF' },
  { type: 'icon', wire: 'home', text: 'home', role: 'combobox' },
  { type: 'qrcode', wire: 'ZC-1', text: 'ZC-1', drawn: '' },
  { type: 'barcode', wire: 'ZC-1', text: 'ZC-1', drawn: '' },
  { type: 'code', wire: 'select 1', text: 'select 1' },
  { type: 'report_sql', settings: { items: 'it', params: 'it' }, wire: 'select 1', text: 'select 1' },
  { type: 'json', wire: { a: 1 }, text: '{"a":1}', drawn: 'a' },
  { type: 'markdown', wire: '甲', text: '甲' },
  { type: 'umeditor', wire: '<p>甲</p>', text: '甲' },
  { type: 'cron', wire: '0 0 8 * * ?', text: '0 0 8 * * ?' },
  { type: 'upload', wire: 'temp/1/a.zip', text: 'a.zip', imported: false, role: 'group' },
  { type: 'file', wire: 'temp/1/a.zip', text: 'a.zip', imported: false, role: 'group' },
  { type: 'image', wire: 'temp/1/a.png', text: 'a.png', drawn: '', imported: false, role: 'group' },
  { type: 'checkbox_meta', wire: 'Y', text: '是', role: 'checkbox', inQuery: 'combobox' },
  { type: 'switch', wire: 'Y', text: '是', role: 'switch', inQuery: 'combobox' },
  { type: 'hidden', wire: '秘', text: '秘', drawn: '', role: '' },
  { type: 'slot', settings: { widget: 'meter' }, wire: '40', text: '40', drawn: '', role: '' },
  {
    type: 'object',
    more: {
      fields: [
        fieldModel('city', { title: '城市' }),
        fieldModel('who', { title: '负责人', type: 'sel_user', settings: { multiple: true, store: 'username' } }),
      ],
    },
    wire: { city: '北京', who: 'wang' },
    text: '{"city":"北京","who":"wang"}',
    drawn: '负责人：王芳',
    printed: '城市：北京；负责人：王芳',
    imported: false,
  },
  {
    type: 'grid',
    more: { fields: [fieldModel('code', { title: '编码' })] },
    wire: [{ id: 'a', code: 'M1' }],
    text: '1行',
    drawn: '',
    imported: false,
    role: 'grid',
    inGrid: '',
  },
]

/** Those that choose. */
const choosing: readonly CellSample[] = [
  { type: 'select', more: { options }, wire: '1', text: '甲', role: 'combobox' },
  { type: 'list_multi', more: { options }, wire: '1,2', text: '甲,乙', role: 'combobox' },
  { type: 'radio', more: { options }, wire: '2', text: '乙', role: 'radiogroup', inQuery: 'combobox' },
  { type: 'checkbox', more: { options }, wire: '1,2', text: '甲,乙', role: 'group', inQuery: 'combobox' },
  { type: 'sel_user', ...one('wang', '王芳') },
  { type: 'sel_depart', ...one('d1', '审计局') },
  { type: 'sel_role', ...one('r1', '管理员') },
  { type: 'sel_position', ...one('p1', '主任') },
  { type: 'sel_entity', settings: { source: '/course/lecturer' }, ...one('l1', '陈国华') },
  { type: 'citations', ...one('document:d1', '供水合同') },
  { type: 'sel_search', settings: { dict: 'sys_user,realname,username' }, ...one('wang', '王芳'), role: 'combobox' },
  { type: 'sel_tree', settings: { dict: 'region,name,id' }, ...one('t1', '华北'), role: 'combobox' },
  { type: 'cat_tree', ...one('c1', '财务类'), role: 'combobox' },
  { type: 'link_down', settings: { dict: 'region,name,id' }, ...one('t1', '华北'), role: 'combobox' },
  { type: 'area', wire: '110101', text: '北京市/北京市/东城区', role: 'combobox' },
  { type: 'popup', settings: { popupCode: 'r', orgFields: 'name', destFields: 'it' }, wire: '陈国华', text: '陈国华' },
  { type: 'popup_dict', settings: { popupCode: 'r', valueField: 'username', textField: 'realname' }, ...one('wang', '王芳') },
]

/** Every cell type once. */
export const cellSamples: readonly CellSample[] = [...plain, ...choosing]
