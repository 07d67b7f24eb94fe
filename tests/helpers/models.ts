import type { FieldModel } from '../../renderer/model/field'
import type { FormModel, QueryModel, ScreenModel } from '../../renderer/model/screen'

/** A field of a screen as normalising makes it; for tests. */
export function fieldModel(name: string, more: Partial<FieldModel> = {}): FieldModel {
  return {
    name,
    title: name,
    type: 'input',
    kind: 'text',
    settings: {},
    in: ['list', 'form', 'details', 'import', 'export'],
    visible: true,
    required: false,
    disabled: false,
    readonly: false,
    rules: [],
    sortable: false,
    ellipsis: 0,
    statistics: [],
    span: 1,
    ...more,
  }
}

/** A screen of these fields; for tests. */
export function screenModel(fields: readonly FieldModel[], form: Partial<FormModel> = {}, more: Partial<ScreenModel> = {}): ScreenModel {
  const query: QueryModel = {
    fields: fields.filter(field => field.query !== undefined).map(field => field.name),
    shown: 2,
    advanced: true,
    initial: {},
    params: {},
  }
  return {
    id: 'test/screen',
    kind: 'list',
    title: { text: '讲师', parts: ['讲师'] },
    source: { kind: 'rest', base: '/test', operations: {}, key: 'id' },
    fields,
    list: { pageSize: 10, pageSizes: [10], columns: [], toolbar: [], row: [], selection: 'none', rowNumber: false },
    query,
    form: { columns: 1, layout: [], width: 600, as: 'dialog', actions: [], ...form },
    details: { columns: 2, fields: [] },
    tree: { parent: 'pid', hasChildren: 'hasChild', label: 'name', lazy: true, expandLevel: 0 },
    body: [],
    children: [],
    ...more,
  }
}
