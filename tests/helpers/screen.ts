import { parseTemplate } from '../../renderer/expression'
import type { ActionModel } from '../../renderer/model/action'
import type { FieldModel } from '../../renderer/model/field'
import type { ScreenModel } from '../../renderer/model/screen'

/** A template from its text; throws for a wrong one. */
export function template(text: string) {
  const { template: parsed, issue } = parseTemplate(text)
  if (parsed === undefined) throw new Error(`${text}: ${issue.found}`)
  return parsed
}

/** A field with the defaults of the pipeline. */
export function testField(name: string, title: string, parts: Partial<FieldModel> = {}): FieldModel {
  return {
    name,
    title,
    type: 'input',
    kind: 'text',
    settings: {},
    in: ['list', 'form', 'details', 'import', 'export'],
    visible: true,
    required: false,
    disabled: false,
    readonly: false,
    rules: [],
    sortable: true,
    ellipsis: 0,
    statistics: [],
    span: 1,
    ...parts,
  }
}

/** An action that runs the built-in of its name. */
export function testAction(name: string, title: string, parts: Partial<ActionModel> = {}): ActionModel {
  return { name, title, visible: true, disabled: false, danger: false, batch: false, steps: [{ step: 'action', name }], ...parts }
}

/** A list screen over `/demo` with the defaults of the pipeline. */
export function testScreen(parts: Partial<ScreenModel> = {}): ScreenModel {
  const fields = parts.fields ?? [testField('name', '姓名'), testField('age', '年龄', { kind: 'integer' })]
  return {
    id: 'demo/person',
    kind: 'list',
    title: template('人员'),
    source: { kind: 'rest', base: '/demo', operations: demoOperations, key: 'id' },
    fields,
    list: {
      pageSize: 10,
      pageSizes: [10, 20, 30],
      columns: fields.map(field => field.name),
      toolbar: [],
      row: [],
      selection: 'checkbox',
      rowNumber: true,
    },
    query: { fields: [], shown: 3, advanced: true, initial: {}, params: {} },
    form: { columns: 1, layout: fields.map(field => ({ node: 'field', name: field.name })), width: 800, as: 'dialog', actions: [] },
    details: { columns: 2, fields: fields.map(field => field.name) },
    tree: { parent: 'pid', hasChildren: 'hasChild', label: fields[0]?.name ?? 'name', lazy: true, expandLevel: 0 },
    body: [],
    children: [],
    ...parts,
  }
}

const demoOperations = {
  list: { method: 'GET', path: '/demo/list' },
  get: { method: 'GET', path: '/demo/queryById' },
  add: { method: 'POST', path: '/demo/add' },
  edit: { method: 'PUT', path: '/demo/edit' },
  delete: { method: 'DELETE', path: '/demo/delete' },
  deleteBatch: { method: 'DELETE', path: '/demo/deleteBatch' },
  import: { method: 'POST', path: '/demo/importExcel' },
  importTemplate: { method: 'GET', path: '/demo/importTemplate' },
  importPreview: { method: 'POST', path: '/demo/importPreview' },
  export: { method: 'GET', path: '/demo/exportXls' },
  roots: { method: 'GET', path: '/demo/rootList' },
  children: { method: 'GET', path: '/demo/childList' },
} as const
