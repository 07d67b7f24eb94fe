import { describe, expect, it } from 'vitest'
import type { OnlineControl } from './answers'
import { looksOf } from './looks'

const choices = [
  { value: 1, text: '有效', title: '有效' },
  { value: '2', title: '无效' },
  { value: '1', text: '再来' },
]
const options = [
  { value: '1', text: '有效' },
  { value: '2', text: '无效' },
]
const cascade = "{table:'area',txt:'name',key:'id',linkField:'city',idField:'id',pidField:'pid',condition:\"pid = '0'\"}"
const json = '{"table":"area","txt":"name","key":"id","linkField":"city","idField":"id","pidField":"pid","condition":"pid = \'0\'"}'

describe('a control of an online form', () => {
  it.each<[OnlineControl, object]>([
    [{ view: 'text' }, { type: 'input' }],
    [
      { view: 'text', maxLength: 64 },
      { type: 'input', props: { maxLength: 64 } },
    ],
    [
      { view: 'text', type: 'number', maximum: '9.5' },
      { type: 'inputNumber', props: { max: 9.5 } },
    ],
    [
      { view: 'number', type: 'integer', minimum: 1 },
      { type: 'inputNumber', props: { min: 1, precision: 0 } },
    ],
    [{ view: 'number' }, { type: 'inputNumber' }],
    [{ view: 'password', maxLength: 32 }, { type: 'password' }],
    [
      { view: 'textarea', maxLength: 500 },
      { type: 'textarea', props: { maxLength: 500 } },
    ],
    [
      { view: 'list', enum: choices },
      { type: 'select', options },
    ],
    [
      { view: 'list', type: 'number', enum: choices },
      { type: 'select', options, props: { number: true } },
    ],
    [
      { view: 'radio', dictCode: 'sex' },
      { type: 'radio', dict: 'sex' },
    ],
    [
      { view: 'checkbox', enum: choices },
      { type: 'checkbox', options },
    ],
    [
      { view: 'list_multi', dictTable: 'sys_role', dictText: 'role_name', dictCode: 'id' },
      { type: 'list_multi', dict: 'sys_role,role_name,id' },
    ],
    [{ view: 'list' }, { type: 'input' }],
    [{ view: 'switch' }, { type: 'switch' }],
    [
      { view: 'switch', extendOption: ['1', '0'] },
      { type: 'switch', props: { values: ['1', '0'] } },
    ],
    [
      { view: 'switch', fieldExtendJson: '["T","F"]' },
      { type: 'switch', props: { values: ['T', 'F'] } },
    ],
    [{ view: 'date' }, { type: 'date' }],
    [
      { view: 'date', fieldExtendJson: '{"picker":"month"}' },
      { type: 'date', props: { picker: 'month' } },
    ],
    [{ view: 'datetime' }, { type: 'datetime' }],
    [{ view: 'time' }, { type: 'time' }],
    [{ view: 'file' }, { type: 'file', props: { number: 0 } }],
    [
      { view: 'image', fieldExtendJson: '{"uploadnum":"3"}' },
      { type: 'image', props: { number: 3 } },
    ],
    [
      { view: 'sel_search', dictTable: 'sys_user', dictText: 'realname', dictCode: 'username' },
      { type: 'sel_search', dict: 'sys_user,realname,username' },
    ],
    [
      { view: 'sel_search', dictCode: 'sex' },
      { type: 'sel_search', dict: 'sex' },
    ],
    [
      { view: 'sel_search', dictTable: "sys_user where status='1'", dictText: 'a', dictCode: 'b', enum: choices },
      { type: 'select', options },
    ],
    [{ view: 'sel_search', dictTable: "sys_user where status='1'", dictText: 'a', dictCode: 'b' }, { type: 'input' }],
    [{ view: 'sel_user' }, { type: 'sel_user' }],
    [
      { view: 'sel_user', fieldExtendJson: '{"multiSelect":false,"store":"id"}' },
      { type: 'sel_user', props: { multiple: false, store: 'id' } },
    ],
    [
      { view: 'sel_depart', fieldExtendJson: '{"multiSelect":true}' },
      { type: 'sel_depart', props: { multiple: true } },
    ],
    [
      { view: 'cat_tree', pidValue: 'B01', textField: 'kind_name' },
      { type: 'cat_tree', props: { pcode: 'B01', back: 'kind_name' } },
    ],
    [
      { view: 'cat_tree', pidValue: '1183693610979438594' },
      { type: 'cat_tree', props: { pid: '1183693610979438594' } },
    ],
    [
      { view: 'sel_tree', dict: 'demo_area,name,id', pidField: 'pid', pidValue: '0', hasChildField: 'has_child' },
      { type: 'sel_tree', dict: 'demo_area,name,id', props: { pidField: 'pid', pidValue: '0', hasChildField: 'has_child' } },
    ],
    [
      { view: 'popup', code: 'people', orgFields: 'a,b', destFields: 'x,y' },
      { type: 'popup', props: { popupCode: 'people', orgFields: 'a,b', destFields: 'x,y' } },
    ],
    [
      { view: 'popup', code: 'people', popupMulti: true },
      { type: 'popup', props: { popupCode: 'people', popupMulti: true } },
    ],
    [{ view: 'pca' }, { type: 'area' }],
    [
      { view: 'link_down', config: json },
      { type: 'link_down', dict: 'area,name,id', props: { pidField: 'pid', pidValue: '0' } },
    ],
    [
      { view: 'link_down', config: JSON.parse(json) },
      { type: 'link_down', dict: 'area,name,id', props: { pidField: 'pid', pidValue: '0' } },
    ],
    [
      { view: 'link_down', config: cascade },
      { type: 'link_down', dict: 'area,name,id', props: { pidField: 'pid', pidValue: '0' } },
    ],
    [{ view: 'umeditor' }, { type: 'umeditor' }],
    [{ view: 'markdown' }, { type: 'markdown' }],
    [{ view: 'link_table_field' }, { type: 'normal' }],
    [
      { view: 'link_table', dictTable: 'topic', dictCode: 'id', dictText: 'name,state' },
      { type: 'sel_search', dict: 'topic,name,id' },
    ],
    [
      { view: 'link_table', dictTable: "topic where state = '1'", dictCode: 'id', dictText: 'name', enum: [{ value: '7', text: '预算' }] },
      { type: 'select', options: [{ value: '7', text: '预算' }] },
    ],
    [
      { view: 'link_table', dictTable: 'topic', dictCode: 'id', dictText: 'name', fieldExtendJson: '{"multiSelect":true}' },
      { type: 'list_multi', dict: 'topic,name,id' },
    ],
    [
      { view: 'popup_dict', dictTable: 'people', dictCode: 'id', dictText: 'name' },
      { type: 'popup_dict', props: { popupCode: 'people', valueField: 'id', textField: 'name' } },
    ],
    [{ view: 'hidden' }, { type: 'hidden' }],
    [
      { view: 'something_new', maxLength: '20' },
      { type: 'input', props: { maxLength: 20 } },
    ],
  ])('%j is %j', (control, want) => {
    expect(looksOf(control)).toEqual(want)
  })
})
