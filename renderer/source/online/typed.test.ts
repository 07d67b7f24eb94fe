import { describe, expect, it } from 'vitest'
import { typedForm } from './typed'

const column = (dbFieldName: string, more: object = {}) => ({
  dbFieldName,
  dbFieldTxt: dbFieldName.toUpperCase(),
  dbType: 'string',
  dbLength: 64,
  dbPointLength: 0,
  dbIsNull: '1',
  isShowForm: '1',
  isReadOnly: '0',
  fieldShowType: 'text',
  fieldMustInput: '0',
  ...more,
})
const head = (...fields: object[]) => ({ tableName: 'demo', tableTxt: '示例', formTemplate: '2', fields })
const fieldsOf = (...columns: object[]) => typedForm(head(...columns))?.fields

describe('what is typed in the builder', () => {
  it('is a form with the columns of its style, in the order of its rows', () => {
    const form = typedForm(head(column('name'), column('age', { dbType: 'int' })))
    expect(form).toMatchObject({ screen: 'form', title: '示例', source: { data: [] }, form: { columns: 2, layout: ['name', 'age'] } })
  })

  it('is none while nothing has a name that a column may have, or stands in the form', () => {
    const none = [column(''), column('Name'), column('hidden', { isShowForm: '0' }), column('create_by'), 'text']
    expect([typedForm(head(...(none as object[]))), typedForm({})]).toEqual([undefined, undefined])
  })

  it.each<[string, object, object]>([
    ['a text', {}, { type: 'input', props: { maxLength: 64 } }],
    ['a whole number', { dbType: 'int' }, { type: 'inputNumber', props: { precision: 0 } }],
    ['an amount', { dbType: 'BigDecimal', dbPointLength: 2 }, { type: 'inputNumber', props: { precision: 2 } }],
    [
      'an amount with room for few digits',
      { dbType: 'double', dbLength: 5, dbPointLength: 2 },
      { rules: [{ pattern: '^-?\\d{0,3}(\\.\\d*)?$', message: '数值超出范围（最多3位整数）' }] },
    ],
    ['a choice', { fieldShowType: 'list', dictField: 'sex' }, { type: 'select', dict: 'sex' }],
    ['a choice that says not of what', { fieldShowType: 'list' }, { type: 'input' }],
    [
      'a search',
      { fieldShowType: 'sel_search', dictTable: 'sys_user', dictField: 'username', dictText: 'realname' },
      { dict: 'sys_user,realname,username' },
    ],
    [
      'a tree',
      { fieldShowType: 'sel_tree', dictTable: 'demo', dictField: '0', dictText: 'id,pid,name,has_child' },
      { dict: 'demo,name,id', props: { pidValue: '0' } },
    ],
    [
      'a popup',
      { fieldShowType: 'popup', dictTable: 'report', dictField: 'name', dictText: 'a' },
      { type: 'popup', props: { popupCode: 'report' } },
    ],
    [
      'a column of a report',
      { fieldShowType: 'popup_dict', dictTable: 'report', dictField: 'id', dictText: 'name' },
      { props: { popupCode: 'report', valueField: 'id', textField: 'name' } },
    ],
    ['a category', { fieldShowType: 'cat_tree', dictField: 'B01' }, { type: 'cat_tree', props: { pcode: 'B01' } }],
    ['a switch', { fieldShowType: 'switch', fieldExtendJson: '["是","否"]' }, { type: 'switch', props: { values: ['是', '否'] } }],
    ['what must be filled in', { fieldMustInput: '1' }, { required: true }],
    ['what may not be empty', { dbIsNull: '0' }, { required: true }],
    ['what is read alone', { isReadOnly: '1' }, { readonly: true }],
    ['files, which nobody sends out of it', { fieldShowType: 'file' }, { type: 'file', readonly: true }],
    ['a check', { fieldValidType: 'm' }, { rules: [{ pattern: 'm' }] }],
    ['a default', { fieldDefaultValue: '甲' }, { default: '甲' }],
  ])('is drawn as it will be: %s', (_, given, want) => {
    expect(fieldsOf(column('a', given))?.a).toMatchObject(want)
  })

  it('leaves the mark of a tree to the server, whatever it is called', () => {
    const fields = [column('name'), column('is_group'), column('has_child')]
    const names = (head: object) => Object.keys(typedForm({ ...head, fields })?.fields ?? {})
    expect(names({ isTree: 'Y', treeIdField: 'is_group' })).toEqual(['name', 'has_child'])
    expect(names({ isTree: true })).toEqual(['name', 'is_group'])
    expect(names({ isTree: 'N', treeIdField: 'is_group' })).toEqual(['name', 'is_group', 'has_child'])
  })

  it('asks no table that may not be there whether a value is the only one', () => {
    expect(fieldsOf(column('a', { fieldValidType: 'only' }))?.a).not.toHaveProperty('rules')
  })

  it('has the levels of a cascade', () => {
    const config = JSON.stringify({ table: 'region', txt: 'name', key: 'id', pidField: 'pid', condition: "pid = '0'", linkField: 'b' })
    expect(fieldsOf(column('a', { fieldShowType: 'link_down', dictTable: config }), column('b'))?.b).toMatchObject({
      type: 'link_down',
      props: { parent: 'a' },
    })
  })
})
