import { describe, expect, it } from 'vitest'
import { type Given, STATE, screenOf } from '../../../tests/helpers/online-forms'

describe('a column of an online list', () => {
  const column = (more: object, shape: Given = {}) =>
    screenOf({ properties: {}, required: [], ...shape, columns: { ...shape.columns, columns: [{ title: '甲', dataIndex: 'a', ...more }] } })
      .made.fields.a

  it.each<[string, object, object, object]>([
    ['sorts', { sorter: true }, {}, { sortable: true }],
    ['is cut', { showLength: '12' }, {}, { ellipsis: 12 }],
    ['has its width', { width: '120' }, {}, { width: 120 }],
    ['shows choices', { customRender: 'state' }, {}, { type: 'select', options: STATE }],
    ['shows pictures', { scopedSlots: { customRender: 'imgSlot' } }, {}, { type: 'image' }],
    ['shows HTML', { scopedSlots: { customRender: 'htmlSlot' } }, {}, { type: 'umeditor' }],
    ['shows days', { scopedSlots: { customRender: 'dateSlot' } }, {}, { type: 'date' }],
    ['shows places', { scopedSlots: { customRender: 'pcaSlot' } }, {}, { type: 'area' }],
    ['leads somewhere', { hrefSlotName: 'h' }, { fieldHrefSlots: [{ slotName: 'h', href: '/x/${a}?b=${b}' }] }, { link: '/x/{a}?b={b}' }],
    [
      'leads somewhere by its slot',
      { scopedSlots: { customRender: 'h' } },
      { fieldHrefSlots: [{ slotName: 'h', href: 'https://a.b/${a}' }] },
      { link: 'https://a.b/{a}' },
    ],
    [
      'leads somewhere under the text of its dictionary',
      { customRender: 'state', hrefSlotName: 'h' },
      { fieldHrefSlots: [{ slotName: 'h', href: '/x' }] },
      { type: 'select', link: '/x' },
    ],
  ])('%s', (_, more, list, want) => {
    expect(column(more, { columns: list })).toMatchObject({ title: '甲', in: 'list details', ...want })
  })

  it.each([
    [0, 7, '13%'],
    ['0', 10, '9%'],
    [0, 6, undefined],
    [1, 10, undefined],
    [undefined, 10, undefined],
  ])('with scrollFlag %o and %i columns each is as wide as %s', (scrollFlag, count, width) => {
    const given = Array.from({ length: count }, (_, at) => ({ title: `列${at}`, dataIndex: `c${at}` }))
    const { fields } = screenOf({
      properties: {},
      required: [],
      columns: { scrollFlag, columns: [...given, { title: '宽', dataIndex: 'w', width: 300 }].slice(1) },
    }).made
    expect([fields.c1, fields.w]).toMatchObject([width === undefined ? {} : { width }, { width: 300 }])
    expect(Object.hasOwn(fields.c1 as object, 'width')).toBe(width !== undefined)
  })

  it('is shown where the form hides it', () => {
    expect(column({ customRender: 'state' }, { properties: { a: { view: 'hidden', title: '甲' } } })).toMatchObject({
      type: 'select',
      in: 'list details',
    })
  })
})

describe('the query of an online form', () => {
  const asked = (query: readonly object[], more: Given = {}) => screenOf({ query, required: [], ...more })
  const own = { field: 'state', label: '状态', view: 'list', mode: 'single', config: '1', dictCode: 'other', defValue: '2' }

  it.each<[object, object, object]>([
    [{ field: 'name', view: 'text', mode: 'single' }, { view: 'text' }, { query: 'like' }],
    [{ field: 'name', view: 'date', mode: 'group' }, { view: 'date' }, { query: 'range' }],
    [{ field: 'name', view: 'number', mode: 'group' }, { view: 'number', type: 'integer' }, { query: 'range' }],
    [{ field: 'name', view: 'text', mode: 'group' }, { view: 'text' }, { query: 'like' }],
    [{ field: 'name', view: 'sel_user', mode: 'single' }, { view: 'sel_user' }, { query: 'eq' }],
  ])('asks %j of %j by %j', (query, property, want) => {
    expect(asked([query], { properties: { name: { title: '名称', ...property } } }).made.fields.name).toMatchObject(want)
  })

  it('hides inputs behind the expanding link, and asks for what is not shown', () => {
    const { screen, made } = asked([
      { field: 'gone', label: '别处', view: 'list', mode: 'single', hidden: '1', dictCode: 'sex' },
      { field: 'name', label: '名称', view: 'text', mode: 'single', hidden: '0' },
    ])
    expect(screen.query).toMatchObject({ fields: ['name', 'gone'], shown: 1 })
    expect(made.fields.gone).toEqual({ title: '别处', in: '', type: 'select', dict: 'sex', query: 'eq' })
  })

  it('asks by a control of its own, which begins with its default', () => {
    const { made } = asked([own])
    expect(made.fields.query__state).toEqual({ title: '状态', in: '', type: 'select', dict: 'other', query: 'eq' })
    expect(made.query?.fields).toEqual(['query__state'])
    expect(made.query?.initial).toMatchObject({ query__state: '{{ route.query?.state ?? "2" }}' })
  })

  it('wants and checks what a control of its own says', () => {
    const plain = { field: 'name', label: '名称', view: 'text', mode: 'single', queryMustInput: '1', queryValidType: 'm' }
    const properties = { name: { view: 'text', title: '名称' } }
    const bar = (query: object) => asked([query], { properties }).made.fields
    expect(bar({ ...plain, config: '1' }).query__name).toEqual({
      title: '名称',
      in: '',
      type: 'input',
      query: 'like',
      required: true,
      rules: [{ pattern: 'm' }],
    })
    expect(bar({ ...plain, config: '1', queryMustInput: '0', queryValidType: 'only' }).query__name).toBeUndefined()
    expect(bar(plain).query__name).toBeUndefined()
  })

  it('asks nothing of what cannot be asked', () => {
    expect(asked([{ field: 'files', view: 'file', mode: 'single' }]).made.query?.fields).toEqual([])
  })

  it('looks for a popup by its report', () => {
    const { made } = asked([
      { field: 'who', label: '人', view: 'popup', mode: 'single', dictTable: 'people', dictCode: 'a', dictText: 'who' },
    ])
    expect(made.fields.who).toMatchObject({ type: 'popup', props: { popupCode: 'people', orgFields: 'a', destFields: 'who' } })
  })
})
