import { describe, expect, it } from 'vitest'
import { columns, type Given, item, STATE, screenOf, shapeOf } from '../../../tests/helpers/online-forms'
import { onlineScreen } from './screen'

describe('an online form as a screen', () => {
  it('is a list with a form, as the contract describes both', () => {
    const { made } = screenOf()
    expect(made).toEqual({
      screen: 'list',
      title: '审计事项',
      source: 'online:h1',
      fields: {
        name: {
          title: '名称',
          type: 'input',
          props: { maxLength: 64 },
          in: 'list form details',
          required: true,
          sortable: false,
          align: 'center',
        },
        state: { title: '状态', type: 'select', options: STATE, in: 'list form details', sortable: false, align: 'center' },
        audit_item_log: {
          title: '日志',
          type: 'grid',
          in: 'form details',
          span: 2,
          props: { height: 300, rowHeight: 48, toolbar: ['add', 'remove', 'undo', 'redo'] },
          fields: {
            note: { title: '说明', type: 'input', width: '120px', required: true, rules: [{ required: true, message: '说明不能为空!' }] },
          },
        },
        files: { title: '附件', type: 'file', props: { number: 0 }, in: 'list details', sortable: false, align: 'center' },
      },
      list: {
        columns: ['name', 'state', 'files'],
        toolbar: ['add', 'export', 'deleteBatch'],
        row: ['edit', 'details', 'copy', 'delete'],
      },
      query: {
        fields: [],
        shown: 1,
        advanced: 'flat',
        initial: { name: '{{ route.query?.name }}', state: '{{ route.query?.state }}', files: '{{ route.query?.files }}' },
      },
      form: { columns: 2, width: 1000, layout: ['name', 'state', 'audit_item_log'] },
      details: { columns: 2, history: 'audit_item' },
    })
  })

  it.each<[string, Given, object]>([
    [
      'opens as the settings of later releases say',
      { head: { extConfigJson: '{"modalFullscreen":1,"modalMinWidth":"1600","draft":"server"}', formTemplateMobile: '2' } },
      { form: { width: 1600, full: true, draft: 'server', narrow: 2 } },
    ],
    [
      'opens as ever where those settings say nothing of use',
      { head: { extConfigJson: '{"modalFullscreen":0,"modalMinWidth":300,"joinQuery":1,"draft":"there"}', formTemplateMobile: '1' } },
      { form: { columns: 2, width: 1000, layout: ['name', 'state', 'audit_item_log'] } },
    ],
    [
      'has comments where the form says so',
      { head: { extConfigJson: '{"commentStatus":1}' } },
      { details: { columns: 2, history: 'audit_item', comments: 'audit_item' } },
    ],
    ['ticks nothing', { columns: { checkboxFlag: 'N' } }, { list: { selection: 'none' } }],
    ['has one page', { columns: { paginationFlag: 'N' } }, { list: { pageSize: 1000, pageSizes: [1000] } }],
    [
      'hides what the server hides',
      { columns: { hideColumns: ['add', 'update', 'batch_delete', 'detail', 'super_query'] } },
      { list: { toolbar: ['import', 'export'], row: ['delete'] }, query: { advanced: false } },
    ],
    ['knows the later code of editing', { columns: { hideColumns: ['edit'] } }, { list: { row: ['details', 'copy', 'delete'] } }],
    ['says that its script is not run', { columns: { enhanceJs: 'class A {}' } }, { help: expect.stringContaining('不会被执行') }],
    ['takes braces of a title for text', { columns: { description: '{{ 1 + 1 }}' } }, { title: '{ { 1 + 1 }}' }],
    [
      'sorts by the rule of a field',
      { properties: { a: { view: 'text', title: '甲', fieldExtendJson: '{"orderRule":"desc"}' } } },
      { list: { sort: '-a' } },
    ],
    [
      'is a tree that adds below a row',
      { code: 'tree/h1', columns: { pidField: 'up', hasChildrenField: 'has_child', textField: 'name' } },
      {
        screen: 'tree',
        source: 'online:tree/h1',
        tree: { parent: 'up', hasChildren: 'has_child', label: 'name' },
        list: { row: ['edit', 'addChild', 'details', 'delete'] },
      },
    ],
    [
      'has a tab for each table',
      { code: 'tab/h1' },
      {
        form: {
          layout: [
            {
              tabs: [
                { title: '审计事项', fields: ['name', 'state'] },
                { title: '日志', fields: ['audit_item_log'] },
              ],
            },
          ],
        },
      },
    ],
    [
      'shows its sub-tables inside of rows',
      { code: 'inner/h1' },
      { children: [{ screen: 'online:inner/h1/audit_item_log', on: { mainId: 'id' }, show: 'inner', title: '日志' }] },
    ],
    [
      'shows its sub-tables below, bound by their key',
      { code: 'erp/h1', sub: [{ ...columns, code: 'h2', description: '日志', foreignKeys: [{ field: 'item_id', key: 'id' }] }] },
      {
        source: 'online:erp/h1',
        children: [{ screen: 'online:erp/h1/h2', on: { item_id: 'id' }, show: 'tabs', title: '日志' }],
        form: { layout: ['name', 'state'] },
      },
    ],
    [
      'lists the rows of a sub-table inside of a row',
      { code: 'inner/h1/audit_item_log' },
      {
        title: '日志',
        fields: { note: { title: '说明', type: 'input', in: 'list details', sortable: false } },
        list: { toolbar: [], row: [] },
        query: { advanced: false },
      },
    ],
  ])('%s', (_, given, want) => {
    expect(screenOf(given).made).toMatchObject(want)
  })

  it('puts records of one-to-one tables into groups, and rows of several tables onto tabs', () => {
    const one = {
      view: 'tab',
      key: 'audit_card',
      describe: '卡片',
      order: 4,
      relationType: 1,
      required: ['no'],
      properties: { no: { view: 'text', title: '编号' } },
    }
    const { audit_item_log: log, ...rest } = item.schema.properties
    const { made } = screenOf({ properties: { ...rest, log, more: { ...log, key: 'more', describe: '其他', order: 5 }, audit_card: one } })
    expect(made.form?.layout).toEqual([
      'name',
      'state',
      'audit_card',
      {
        tabs: [
          { title: '日志', fields: ['log'] },
          { title: '其他', fields: ['more'] },
        ],
      },
    ])
    expect(made.fields.audit_card).toEqual({
      title: '卡片',
      type: 'object',
      in: 'form details',
      fields: { no: { title: '编号', type: 'input', in: 'form details', required: true } },
    })
  })
})

describe('a field of an online form', () => {
  it.each<[string, object, object]>([
    ['cannot be changed', { ui: { widgetattrs: { disabled: true } } }, { readonly: true }],
    ['goes along unseen', { view: 'hidden', value: 1 }, { type: 'hidden', in: 'form' }],
    ['goes along unseen by another word', { hidden: true }, { type: 'hidden', in: 'form' }],
    ['begins with a mark', { defVal: '#{sysUserCode}' }, { default: '{{ user.username }}' }],
    [
      'is matched by a pattern, in the words of the form',
      { pattern: '^\\d+$', errorInfo: '只能是数字' },
      { rules: [{ pattern: '^\\d+$', message: '只能是数字' }] },
    ],
    ['is a whole number', { pattern: 'z', errorInfo: '整数' }, { rules: [{ pattern: 'z', message: '整数' }] }],
    ['is the only one', { pattern: 'only', errorInfo: '已存在' }, { rules: [{ remote: 'audit_item.a', message: '已存在' }] }],
    ['has so many characters at least', { minLength: 2 }, { rules: [{ pattern: '^[\\s\\S]{2,}$' }] }],
    ['leaves a pattern that could take for ever to the server', { pattern: '^(a+)+$' }, { title: '甲', type: 'input', in: 'form details' }],
    ['leaves a pattern that is none to the server', { pattern: '(' }, { title: '甲', type: 'input', in: 'form details' }],
    ['takes a line of its own', { fieldExtendJson: '{"isOneRow":true}' }, { span: 2 }],
    ['writes the names of a category into no field that is not there', { view: 'cat_tree', textField: 'gone' }, { type: 'cat_tree' }],
  ])('%s', (_, property, want) => {
    const { made } = screenOf({ properties: { a: { view: 'text', title: '甲', ...property } }, required: [], columns: { columns: [] } })
    expect(made.fields.a).toMatchObject(want)
    if (!('rules' in want)) expect(made.fields.a).not.toHaveProperty('rules')
  })

  it('is an amount of rows with the digits of its column', () => {
    const columns = [{ key: 'amount', title: '金额', type: 'inputNumber', decimals: 2, wholeDigits: 10 }]
    const { made } = screenOf({ properties: { log: { view: 'tab', key: 'log', describe: '日志', columns } } })
    expect(made.fields.log).toMatchObject({
      fields: { amount: { type: 'inputNumber', props: { precision: 2 }, rules: [{ message: '数值超出范围（最多10位整数）' }] } },
    })
  })

  it('looks for another record in the table that a view shows', () => {
    const shape = shapeOf({ properties: { a: { view: 'text', title: '甲', pattern: 'only' } } })
    const view = onlineScreen({ ...shape, form: { ...shape.form, table: 'audit_item$2' } })
    expect((view.fields as { readonly a: object }).a).toMatchObject({ rules: [{ remote: 'audit_item.a' }] })
  })

  it('follows the level above it in a cascade', () => {
    const config =
      '{"table":"area","txt":"name","key":"id","linkField":"city,town","idField":"id","pidField":"pid","condition":"pid = \'0\'"}'
    const others = [
      { field: 'city', title: '市' },
      { field: 'town', title: '县' },
    ]
    const text = { view: 'text', title: '' }
    const { made } = screenOf({
      properties: { place: { view: 'link_down', title: '省', config, others }, city: text, town: text },
      required: [],
      columns: { columns: [] },
    })
    expect([made.fields.city, made.fields.town]).toMatchObject([
      { title: '市', type: 'link_down', dict: 'area,name,id', props: { parent: 'place', pidField: 'pid' } },
      { title: '县', type: 'link_down', props: { parent: 'city' } },
    ])
  })
})
