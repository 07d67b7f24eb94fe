import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { StrictMode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { testHost } from '../../tests/helpers/client'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { parseExpression, parseTemplate } from '../expression'
import type { CellEditorProps } from '../model/cell-type'
import type { Expression } from '../model/expression'
import type { FieldModel } from '../model/field'
import type { LayoutNode, ScreenModel } from '../model/screen'
import type { Row } from '../model/source'
import type { WidgetProps } from '../model/widget'
import { createRenderer } from '../registry'
import { HostProvider } from '../source/host-context'
import { FormBody } from './form-body'
import { FormSession } from './form-session'
import { RawFields } from './raw/raw-fields'

const expression = (text: string): Expression => {
  const { expression: parsed } = parseExpression(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}

const renders = new Map<string, number>()

function CountingEditor({ field, value, onChange }: CellEditorProps<unknown, unknown>) {
  renders.set(field.name, (renders.get(field.name) ?? 0) + 1)
  return <input aria-label={field.title} value={String(value ?? '')} onChange={event => onChange(event.target.value)} />
}

function Notice({ settings, values }: WidgetProps<unknown>) {
  return (
    <p>
      widget {JSON.stringify(settings)} {JSON.stringify(values)}
    </p>
  )
}

const renderer = createRenderer({
  cells: [...testCells.all, { ...testCells.get('input'), type: 'counted', aliases: [], Editor: CountingEditor }],
  widgets: [{ widget: 'notice', title: '提示', settings: { type: 'object' } as never, load: async () => Notice }],
})

beforeAll(() => {
  plainStyles()
  // The chunk of raw blocks is large.
  expect(RawFields).toBeTruthy()
})
afterEach(() => vi.restoreAllMocks())

function draw(model: ScreenModel, row: Row = {}, strict = false) {
  const host = testHost()
  const session = new FormSession({
    cells: renderer.cells,
    screen: model,
    source: memorySource(row),
    host,
    mode: 'edit',
    row,
    preset: {},
    route: { from: 'menu' },
  })
  const body = (
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <HostProvider renderer={renderer} host={host}>
        <FormBody session={session} id="form" onInput={() => {}} />
      </HostProvider>
    </ConfigProvider>
  )
  const view = render(strict ? <StrictMode>{body}</StrictMode> : body)
  return { session, view, user: userEvent.setup() }
}

const form = (fields: readonly FieldModel[], layout: readonly LayoutNode[] = []) => screenModel(fields, { layout, columns: 2 })
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const field = (name: string): LayoutNode => ({ node: 'field', name })

describe('linkages', () => {
  it.each(['visible', 'required', 'disabled', 'readonly'] as const)('%s follows the values', async word => {
    const { user, session } = draw(
      form([fieldModel('a', { title: '甲' }), fieldModel('b', { title: '乙', [word]: expression('a == "1"') })]),
    )
    const state = () => ({
      visible: screen.queryByRole('textbox', { name: '乙' }) !== null,
      required: screen.queryByText('*') !== null,
      disabled: screen.queryByRole<HTMLInputElement>('textbox', { name: '乙' })?.disabled === true,
      readonly: screen.queryByRole<HTMLInputElement>('textbox', { name: '乙' })?.readOnly === true,
    })
    expect(state()[word]).toBe(false)
    await user.type(input('甲'), '1')
    expect(state()[word]).toBe(true)
    await user.type(input('甲'), '2')
    expect(state()[word]).toBe(false)
    expect(session.dirty).toBe(true)
  })

  it('computes a value that cannot be typed', async () => {
    const { user, session } = draw(
      form([fieldModel('a', { title: '甲' }), fieldModel('b', { title: '乙', value: expression('`${a}元`') })], []),
      { a: '1' },
    )
    expect(input('乙').value).toBe('1元')
    expect(input('乙').readOnly).toBe(true)
    expect(session.dirty).toBe(false)
    await user.type(input('甲'), '0')
    expect(input('乙').value).toBe('10元')
    expect(session.wire()).toEqual({ a: '10', b: '10元' })
  })

  it('offers the options that an expression decides', async () => {
    const { user } = draw(
      form([
        fieldModel('a', { title: '甲' }),
        fieldModel('b', { title: '乙', type: 'radio', options: [], optionsFrom: expression('a == "1" ? ["男", "女"] : ["无"]') }),
      ]),
    )
    expect(screen.getByText('无')).toBeTruthy()
    await user.type(input('甲'), '1')
    expect(screen.getByText('男')).toBeTruthy()
    expect(screen.queryByText('无')).toBeNull()
  })

  it('draws only what depends on a change', async () => {
    const fields = ['a', 'b', 'c', 'd'].map(name => fieldModel(name, { type: 'counted' }))
    const linked = fields.map(model => (model.name === 'b' ? { ...model, value: expression('a') } : model))
    const { user } = draw(form(linked))
    renders.clear()
    await user.type(input('a'), 'xy')
    expect(Object.fromEntries(renders)).toEqual({ a: 2, b: 2 })
  })

  it('tells in its place that an expression fails, and goes on', async () => {
    const { user } = draw(
      form([fieldModel('a', { title: '甲' }), fieldModel('b', { title: '乙', visible: expression('a["con" + "structor"]') })]),
      { a: 'x' },
    )
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/“乙”的表达式有误/))
    await user.type(input('甲'), 'x')
    expect(input('乙')).toBeTruthy()
  })

  it('holds under strict mode too', async () => {
    const { user } = draw(
      form([fieldModel('a', { title: '甲' }), fieldModel('b', { title: '乙', visible: expression('a == "1"') })]),
      {},
      true,
    )
    await user.type(input('甲'), '1')
    expect(input('乙')).toBeTruthy()
    await user.type(input('甲'), '2')
    expect(screen.queryByRole('textbox', { name: '乙' })).toBeNull()
  })
})

describe('layouts', () => {
  it('draws groups with their titles', () => {
    draw(form([fieldModel('a', { title: '甲' })], [{ node: 'group', title: '基本信息', children: [field('a')] }]))
    expect(screen.getByRole('region', { name: '基本信息' }).contains(input('甲'))).toBe(true)
  })

  it('takes a group away while nothing in it is shown', async () => {
    const fields = [fieldModel('kind', { title: '类型' }), fieldModel('a', { title: '甲', visible: expression('kind') })]
    const { session } = draw(form(fields, [field('kind'), { node: 'group', title: '更多', children: [field('a')] }]))
    expect(screen.queryByText('更多')).toBeNull()
    act(() => session.put({ kind: '1' }))
    expect(screen.getByRole('region', { name: '更多' }).contains(input('甲'))).toBe(true)
  })

  it('marks the tab with an error', async () => {
    const { session } = draw(
      form(
        [fieldModel('a', { title: '甲' }), fieldModel('b', { title: '乙', required: true })],
        [
          {
            node: 'tabs',
            items: [
              { title: '一', children: [field('a')] },
              { title: '二', children: [field('b')] },
            ],
          },
        ],
      ),
    )
    await screen.findByRole('tab', { name: '二' })
    expect(screen.queryByLabelText('此页有未通过校验的内容')).toBeNull()
    await act(async () => {
      expect((await session.save()).outcome).toBe('invalid')
    })
    const mark = screen.getByLabelText('此页有未通过校验的内容')
    expect(mark.closest('[role="tab"]')?.textContent).toContain('二')
  })

  it('goes to the next step when this one is right', async () => {
    const { user } = draw(
      form(
        [fieldModel('a', { title: '甲', required: true }), fieldModel('b', { title: '乙', required: true })],
        [
          {
            node: 'steps',
            items: [
              { title: '一', children: [field('a')] },
              { title: '二', children: [field('b')] },
            ],
          },
        ],
      ),
    )
    await user.click(await screen.findByRole('button', { name: '下一步' }))
    expect((await screen.findByRole('alert')).textContent).toBe('甲不能为空!')
    expect(document.activeElement).toBe(input('甲'))
    await user.type(input('甲'), 'x')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await waitFor(() => expect(input('乙')).toBeTruthy())
    expect(screen.queryByRole('textbox', { name: '甲' })).toBeNull()
    expect(screen.queryByRole('button', { name: '下一步' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '上一步' }))
    expect(input('甲').value).toBe('x')
  })

  it('draws a registered widget, whose settings follow the values', async () => {
    const { template } = parseTemplate('{{ a }}')
    const { user } = draw(
      form([fieldModel('a', { title: '甲' })], [field('a'), { node: 'widget', name: 'notice', props: { text: template ?? null } }]),
    )
    expect(await screen.findByText(/from/)).toBeTruthy()
    await user.type(input('甲'), 'x')
    expect(screen.getByText('widget {"text":"x"} {"from":"menu"}')).toBeTruthy()
  })

  it('merges a raw Formily block, with its values and its expressions', async () => {
    const schema = {
      type: 'void',
      properties: {
        remark: { type: 'string', title: '备注', 'x-decorator': 'FormItem', 'x-component': 'Input', 'x-visible': '{{ $values.a == "1" }}' },
      },
    }
    const { user, session } = draw(form([fieldModel('a', { title: '甲' })], [field('a'), { node: 'formily', schema }]), { remark: '旧' })
    await user.type(await screen.findByRole('textbox', { name: '甲' }), '1')
    const remark = await screen.findByDisplayValue('旧')
    await user.type(remark, '新')
    expect(session.wire()).toEqual({ a: '1', remark: '旧新' })
  })
})

describe('a hostile screen', () => {
  const attack = "{{ constructor.constructor('alert(1)')() }}"

  it('does nothing: no text of it becomes code', async () => {
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    const compiling = () => {
      throw new Error('something was compiled')
    }
    const compiler = vi.fn(compiling)
    const original = Function.prototype.constructor
    vi.stubGlobal('Function', Object.assign(compiler, { prototype: Function.prototype }))
    vi.stubGlobal('eval', compiler)
    Function.prototype.constructor = compiler
    const schema = {
      type: 'void',
      properties: {
        remark: {
          type: 'string',
          title: attack,
          default: attack,
          'x-decorator': 'FormItem',
          'x-component': 'Input',
          'x-reactions': attack,
        },
        other: {
          type: 'string',
          title: '{{ $form.constructor }}',
          'x-component': 'Input',
          'x-reactions': { fulfill: { run: 'alert(1)' } },
        },
      },
    }
    const fields = [fieldModel('a', { title: attack, help: attack, placeholder: attack })]
    draw(
      form(fields, [
        { node: 'group', title: attack, children: [field('a')] },
        { node: 'formily', schema },
      ]),
      { a: attack },
    )
    try {
      expect(await screen.findByDisplayValue(attack)).toBeTruthy()
      expect(screen.getByRole('region', { name: attack })).toBeTruthy()
    } finally {
      Function.prototype.constructor = original
      vi.unstubAllGlobals()
    }
    expect(alert).not.toHaveBeenCalled()
    expect(compiler).not.toHaveBeenCalled()
  })
})

describe('parts that a condition hides', () => {
  const fields = ['a', 'b', 'c', 'd'].map(name => fieldModel(name))
  const visible = expression("a == '1'")

  it('take their heading and their values with them, and bring them back', async () => {
    const model = form(fields, [field('a'), { node: 'group', title: '更多', children: [field('b')], visible }, field('c'), field('d')])
    const { user, session } = draw(model, { a: '1', b: '2' })
    expect([screen.queryByText('更多') !== null, session.wire()]).toEqual([true, { a: '1', b: '2', c: null, d: null }])
    await user.type(input('a'), '0')
    expect([screen.queryByText('更多'), screen.queryByRole('textbox', { name: 'b' }), session.wire()]).toEqual([
      null,
      null,
      { a: '10', c: null, d: null },
    ])
    await user.clear(input('a'))
    await user.type(input('a'), '1')
    expect([screen.queryByText('更多') !== null, session.wire()]).toEqual([true, { a: '1', b: '2', c: null, d: null }])
  })

  it('are away when all that stands in them is', async () => {
    const hidden = fieldModel('b', { visible: expression("a == '1'") })
    const inner: LayoutNode = { node: 'tabs', items: [{ title: '页', children: [field('b')] }] }
    const model = form([fieldModel('a'), hidden], [field('a'), { node: 'group', title: '更多', children: [inner] }])
    const { user } = draw(model)
    expect(screen.queryByText('更多')).toBeNull()
    await user.type(input('a'), '1')
    expect(await screen.findByText('页')).toBeTruthy()
    expect(screen.getByText('更多')).toBeTruthy()
  })

  it('are no tabs, and leave the one before them in front', async () => {
    const items = [
      { title: '一', children: [field('a')] },
      { title: '二', children: [field('b')], visible },
      { title: '三', children: [field('c')] },
    ]
    const { user, session } = draw(form(fields, [{ node: 'tabs', items }, field('d')]), { a: '1' })
    await user.click(await screen.findByRole('tab', { name: '二' }))
    expect(input('b')).toBeTruthy()
    act(() => session.items.get('a')?.setValue('2'))
    expect(screen.queryByRole('tab', { name: '二' })).toBeNull()
    expect(screen.getByRole('tab', { name: '一', selected: true })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: '三' }))
    expect(input('c')).toBeTruthy()
  })

  it('are no steps', async () => {
    const items = [
      { title: '一', children: [field('a')] },
      { title: '二', children: [field('b')], visible },
      { title: '三', children: [field('c')] },
    ]
    const { user } = draw(form(fields, [{ node: 'steps', items }]))
    await user.click(await screen.findByRole('button', { name: '下一步' }))
    await waitFor(() => expect(input('c')).toBeTruthy())
    expect(screen.queryByRole('button', { name: '下一步' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '上一步' }))
    await user.type(input('a'), '1')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await waitFor(() => expect(input('b')).toBeTruthy())
  })
})

describe('a number that is not kept', () => {
  it('is asked for no more when its text is emptied', async () => {
    const price = fieldModel('price', { title: '单价', type: 'inputNumber', kind: 'decimal', settings: { step: 1 } })
    const { user, session } = draw(form([price]))
    const box = screen.getByRole('spinbutton', { name: '单价' })
    await user.type(box, 'abc')
    await user.tab()
    expect(await screen.findByText('此值不是数字')).toBeTruthy()
    await user.clear(box)
    await user.tab()
    await waitFor(() => expect(screen.queryByText('此值不是数字')).toBeNull())
    expect(await act(() => session.validator.checkAll())).toEqual([])
  })

  it.each([
    ['1.005', '最多保留2位小数'],
    ['12345678901234567', '最多15位有效数字，更长的数字不能准确保存'],
    ['abc', '此值不是数字'],
    ['1e-400', '此值不是数字'],
  ])('stays as %s with its reason when it is left, and is not saved', async (typed, reason) => {
    const rules = [{ rule: 'limits', decimals: 2 }] as const
    const price = fieldModel('price', { title: '单价', type: 'inputNumber', kind: 'decimal', settings: { step: 1, precision: 2 }, rules })
    const { user, session } = draw(form([{ ...price, required: true }]))
    const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: '单价' })
    await user.type(box, typed)
    await user.tab()
    expect(await screen.findByText(reason)).toBeTruthy()
    expect([box.value, await act(() => session.validator.checkAll())]).toEqual([typed, ['price']])
    expect(screen.getByText(reason)).toBeTruthy()
    await user.clear(box)
    await user.type(box, '1.25')
    await user.tab()
    expect([screen.queryByText(reason), await act(() => session.validator.checkAll())]).toEqual([null, []])
  })
})
