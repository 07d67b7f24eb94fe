import { expect } from 'vitest'
import { wordsOf } from '../../renderer/screen'
import { loadScreen } from '../../renderer/screen/load-text'
import { onlineForm, onlineList, onlineQuery } from '../../renderer/source/online/answers'
import { readCode } from '../../renderer/source/online/code'
import { onlineScreen } from '../../renderer/source/online/screen'
import type { OnlineShape } from '../../renderer/source/online/shape'
import { testRenderer } from './host'

// The samples of the contract, section 18.
export const columns = {
  columns: [
    { title: '名称', dataIndex: 'name', align: 'center', customRender: null, scopedSlots: null, hrefSlotName: null },
    { title: '状态', dataIndex: 'state', align: 'center', customRender: 'state' },
    { title: '附件', dataIndex: 'files', align: 'center', scopedSlots: { customRender: 'fileSlot' } },
  ],
  dictOptions: { state: [{ value: '1', text: '有效', title: '有效' }] },
  fieldHrefSlots: [],
  currentTableName: 'audit_item',
  description: '审计事项',
  tableType: 1,
  formTemplate: '1',
  paginationFlag: 'Y',
  checkboxFlag: 'Y',
  scrollFlag: 0,
  cgButtonList: [],
  enhanceJs: '',
  hideColumns: ['import'],
}
export const item = {
  head: { id: 'h1', tableType: 2, isTree: 'N' },
  formTemplate: '2',
  cgButtonList: [],
  enhanceJs: '',
  schema: {
    table: 'audit_item',
    required: ['name'],
    properties: {
      name: { view: 'text', type: 'string', title: '名称', order: 1, maxLength: 64 },
      state: { view: 'list', type: 'string', title: '状态', order: 2, enum: [{ value: '1', text: '有效', title: '有效' }] },
      audit_item_log: {
        view: 'tab',
        key: 'audit_item_log',
        id: 'h2',
        describe: '日志',
        order: 3,
        relationType: 0,
        hideButtons: [],
        columns: [
          { key: 'note', title: '说明', type: 'input', width: '120px', validateRules: [{ required: true, message: '说明不能为空!' }] },
        ],
      },
    },
  },
}
export const STATE = [{ value: '1', text: '有效' }]

export interface Given {
  readonly code?: string
  readonly columns?: object
  readonly head?: object
  readonly properties?: object
  readonly required?: readonly string[]
  readonly query?: readonly object[]
  readonly buttons?: readonly object[]
  readonly sub?: readonly object[]
}

export function shapeOf({ code = 'h1', query = [], properties, required, buttons = [], sub = [], head, ...given }: Given): OnlineShape {
  const at = readCode(code)
  const schema = { ...item.schema, ...(properties && { properties }), ...(required && { required }) }
  const form = onlineForm({ ...item, schema, cgButtonList: buttons, ...(head && { head: { ...item.head, ...head } }) })
  const part = at.sub === undefined ? undefined : form.properties[at.sub]
  return {
    ...at,
    table: onlineList({ ...columns, ...given.columns }),
    query: onlineQuery(query),
    form,
    subTables: sub.map(onlineList),
    ...(part && { part }),
  }
}

/** The screen, once the language has found nothing wrong in it. */
export function screenOf(given: Given = {}) {
  const made = onlineScreen(shapeOf(given))
  const { issues, screen } = loadScreen({ id: 'online:h1', file: 'online', text: JSON.stringify(made), registry: wordsOf(testRenderer) })
  expect(issues).toEqual([])
  return { made: made as typeof made & { readonly fields: { readonly [name: string]: object } }, screen: screen ?? expect.fail() }
}
