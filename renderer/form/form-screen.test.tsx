import 'fake-indexeddb/auto'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { dialogTitled } from '../../tests/helpers/dialogs'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { builtInActions } from '../actions/built-in'
import { parseExpression } from '../expression'
import type { ActionModel } from '../model/action'
import { RequestError } from '../model/client'
import type { Expression } from '../model/expression'
import type { KindProps } from '../model/kind'
import type { SourceOperation, SourceType } from '../model/source'
import { createRenderer } from '../registry'
import { HostProvider } from '../source/host-context'
import { CloseGuardProvider, useCloseGuards } from '../ui/guard/close-guard'
import { DetailsView } from './details-view'
import { browserDrafts } from './draft-store'
import { FormDrawer } from './form-dialog'
import { FormScreen } from './form-screen'

const stored = memorySource({ id: '1', name: '王老师' })

/** What the source can be asked to do in a test; empty: what it usually can. */
const only = new Set<SourceOperation>()

const memory: SourceType = {
  source: 'memory',
  create: () => ({
    ...stored,
    can: operation => (only.size > 0 ? only.has(operation) : stored.can(operation)),
    create: row => stored.create(row),
    update: row => stored.update(row),
  }),
}
const renderer = createRenderer({ extend: { cells: testCells.all }, sources: [memory], actions: builtInActions })

beforeAll(async () => {
  plainStyles()
  await import('./form-window')
})
beforeEach(async () => {
  stored.written.length = 0
  only.clear()
  for (const key of ['add|', 'edit|1']) await browserDrafts.remove(`u1|test/screen|${key}`)
})

const expression = (text: string): Expression => {
  const { expression: parsed } = parseExpression(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}

const action = (name: string, title: string, more: Partial<ActionModel> = {}): ActionModel => ({
  name,
  title,
  visible: true,
  disabled: false,
  danger: false,
  batch: false,
  steps: [],
  ...more,
})

const save = action('save', '保存', { steps: [{ step: 'action', name: 'save' }] })

const source = { kind: 'memory', operations: {}, key: 'id' }
const fields = [fieldModel('name', { title: '姓名', required: true }), fieldModel('level', { title: '级别' })]

function draw(children: JSX.Element, host = testHost()) {
  render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <HostProvider renderer={renderer} host={host}>
        {children}
      </HostProvider>
    </ConfigProvider>,
  )
  return { user: userEvent.setup(), host }
}

const screenProps = (more: Partial<KindProps> = {}): KindProps => ({
  screen: screenModel(fields, { actions: [save] }, { kind: 'form', source }),
  values: {},
  params: {},
  main: true,
  ...more,
})

const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('a form that is a screen', () => {
  it('adds a record and begins anew', async () => {
    const { user, host } = draw(<FormScreen {...screenProps({ preset: { level: '2' } })} />)
    await user.type(await input('姓名'), '李老师')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(stored.written).toEqual([{ call: 'create', row: { name: '李老师', level: '2' } }]))
    await waitFor(async () => expect((await input('姓名')).value).toBe(''))
    expect(host.notices).toEqual(['success: 添加成功！'])
  })

  it('edits the record that it was opened with, and tells its opener', async () => {
    const onClose = vi.fn()
    const { user } = draw(<FormScreen {...screenProps({ values: { id: '1' }, onClose })} />)
    expect((await input('姓名')).value).toBe('王老师')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(stored.written).toEqual([{ call: 'update', row: { id: '1', name: '王老师', level: null } }])
  })

  it('is of a new record where its source reads and changes none, whatever key it was opened with', async () => {
    only.add('add')
    const { user } = draw(<FormScreen {...screenProps({ values: { id: '1' }, preset: { level: '2' } })} />)
    await user.type(await input('姓名'), '李老师')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(stored.written).toEqual([{ call: 'create', row: { name: '李老师', level: '2' } }]))
  })

  it('changes the record of its key where its source cannot read it', async () => {
    only.add('edit')
    const { user } = draw(<FormScreen {...screenProps({ values: { id: '1' } })} />)
    await user.type(await input('姓名'), '李老师')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(stored.written).toEqual([{ call: 'update', row: { id: '1', name: '李老师', level: null } }]))
  })

  it('draws its own actions, which see and set its values', async () => {
    const client = fakeClient({ 'POST /grade': { message: '' } })
    const actions = [
      action('grade', '评级', {
        disabled: expression('name == null'),
        steps: [
          {
            step: 'request',
            request: { method: 'POST', path: '/grade' },
            body: { name: { text: '{{ name }}', parts: [{ expression: expression('name'), offset: 2 }] } },
          },
          { step: 'set', values: { level: expression('name + "级"') } },
        ],
      }),
      action('never', '无权', { right: 'lecturer:never' }),
    ]
    const model = screenModel(fields, { actions }, { kind: 'form', source })
    const { user } = draw(
      <FormScreen {...screenProps({ screen: model })} />,
      testHost({ client, allAuth: [{ action: 'lecturer:never', type: '1', status: '1' }] }),
    )
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '评级' })
    expect(button.disabled).toBe(true)
    expect(screen.queryByRole('button', { name: '无权' })).toBeNull()
    await user.type(await input('姓名'), '甲')
    await user.click(button)
    await waitFor(async () => expect((await input('级别')).value).toBe('甲级'))
    expect(client.calls.at(-1)?.body).toEqual({ name: '甲' })
  })

  const sending = (...names: string[]) =>
    action('send', '送审', {
      steps: names.map(name =>
        name === 'POST' ? { step: 'request', request: { method: 'POST', path: '/send' } } : { step: 'action', name },
      ),
    })

  function withActions(actions: ActionModel[], more: Partial<KindProps> = {}, sent: unknown = { message: '' }) {
    const onClose = vi.fn()
    const client = fakeClient({ 'POST /send': sent })
    const model = screenModel(fields, { actions }, { kind: 'form', source })
    const drawn = draw(<FormScreen {...screenProps({ screen: model, onClose, ...more })} />, testHost({ client }))
    return { ...drawn, client, onClose }
  }

  it('checks before it calls the server, and closes without a question once that was answered', async () => {
    const { user, host, client, onClose } = withActions([sending('validate', 'POST', 'close')])
    await user.click(await screen.findByRole('button', { name: '送审' }))
    const name = await input('姓名')
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(client.calls).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
    await user.type(name, '甲')
    await user.click(screen.getByRole('button', { name: '送审' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(client.calls).toHaveLength(1)
    expect(host.notices.filter(text => text.startsWith('confirm'))).toEqual([])
  })

  it.each([
    ['at the items that it names', [{ field: 'level', message: '级别有误' }], []],
    ['as a message where it names none that is shown', [{ field: 'other', message: '其他有误' }], ['error: 未送审']],
  ])('shows what the server refuses %s, and keeps what was typed', async (_, result, notices) => {
    const refused = new RequestError('未送审', 500, false, result)
    const { user, host, onClose } = withActions([sending('validate', 'POST', 'close')], {}, refused)
    await user.type(await input('姓名'), '甲')
    await user.click(screen.getByRole('button', { name: '送审' }))
    await waitFor(() => expect(host.notices).toEqual(notices))
    const level = await input('级别')
    await waitFor(() => expect(level.getAttribute('aria-invalid') === 'true').toBe(notices.length === 0))
    expect(screen.queryByText('级别有误') === null).toBe(notices.length > 0)
    if (notices.length === 0) await waitFor(() => expect(document.activeElement).toBe(level))
    expect((await input('姓名')).value).toBe('甲')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('saves as a step, goes on, and closes at the end, once', async () => {
    const { user, client, onClose } = withActions([sending('save', 'POST', 'close')])
    await user.type(await input('姓名'), '甲')
    await user.click(screen.getByRole('button', { name: '送审' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(stored.written).toEqual([{ call: 'create', row: { name: '甲', level: null } }])
    expect(client.calls).toHaveLength(1)
  })

  it('closes after a save although a later step failed: a second press would save twice', async () => {
    const onClose = vi.fn()
    const actions = [sending('save', 'POST')]
    const model = screenModel(fields, { actions }, { kind: 'form', source })
    const { user, host } = draw(<FormScreen {...screenProps({ screen: model, onClose })} />, testHost({ client: fakeClient({}) }))
    await user.type(await input('姓名'), '甲')
    await user.click(screen.getByRole('button', { name: '送审' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(stored.written).toHaveLength(1)
    expect(host.notices.some(text => text.startsWith('error'))).toBe(true)
  })

  it('shows as the main button the one that saves, else the first that sends what was typed', async () => {
    const main = () => screen.getAllByRole('button').filter(button => button.classList.contains('ant-btn-primary'))
    const [close, send, again] = [
      action('close', '关闭'),
      sending('validate', 'POST'),
      { ...sending('validate'), name: 'b', title: '再送' },
    ]
    withActions([close, send, again])
    await input('姓名')
    expect(main().map(button => button.textContent)).toEqual(['送审'])
    cleanup()
    withActions([send, save])
    await input('姓名')
    expect(main().map(button => button.textContent)).toEqual(['保存'])
  })

  it('asks before 关闭 gives up what was typed', async () => {
    const { user, host, onClose } = withActions([action('close', '关闭', { steps: [{ step: 'action', name: 'close' }] })])
    await user.type(await input('姓名'), '甲')
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(host.notices[0]).toMatch(/^confirm: /)
  })

  it('saves by Ctrl+S only where one of its buttons does, and can be pressed', async () => {
    const { user, client } = withActions([{ ...sending('save', 'POST'), disabled: expression('name == "甲"') }])
    await user.type(await input('姓名'), '甲')
    await user.keyboard('{Control>}s{/Control}')
    expect(stored.written).toEqual([])
    await user.type(await input('姓名'), '乙')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(client.calls).toHaveLength(1))
    expect(stored.written).toEqual([{ call: 'create', row: { name: '甲乙', level: null } }])
  })

  it('runs the action of a field that a person changes', async () => {
    const change = action('change', '', { steps: [{ step: 'set', values: { level: expression('name + "!"') } }] })
    const model = screenModel(
      [fieldModel('name', { title: '姓名', on: { change } }), fieldModel('level', { title: '级别' })],
      {},
      { kind: 'form', source },
    )
    const { user } = draw(<FormScreen {...screenProps({ screen: model })} />)
    await user.type(await input('姓名'), '甲')
    await waitFor(async () => expect((await input('级别')).value).toBe('甲!'))
  })
})

describe('a form that was opened as a window', () => {
  function opened() {
    const Window = () => {
      const guards = useCloseGuards()
      return (
        <CloseGuardProvider guards={guards}>
          <FormScreen {...screenProps({ onClose })} />
        </CloseGuardProvider>
      )
    }
    const onClose = vi.fn()
    return { onClose, ...draw(<Window />) }
  }

  it('closes by 取消', async () => {
    const { user, onClose } = opened()
    await user.click(await screen.findByRole('button', { name: '取消' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('asks before 取消 gives up what was typed', async () => {
    const { user, host, onClose } = opened()
    await user.type(await input('姓名'), '甲')
    await user.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(host.notices).toHaveLength(1)
    expect(host.notices[0]).toMatch(/^confirm: /)
  })

  it('has nothing to cancel on a page of its own', async () => {
    draw(<FormScreen {...screenProps()} />)
    await input('姓名')
    expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  })
})

describe('a drawer', () => {
  it('brings the tab of the first error to the front and puts the focus there', async () => {
    const model = screenModel(fields, {
      layout: [
        {
          node: 'tabs',
          items: [
            { title: '其他', children: [{ node: 'field', name: 'level' }] },
            { title: '基本', children: [{ node: 'field', name: 'name' }] },
          ],
        },
      ],
    })
    const { user } = draw(<FormDrawer screen={model} source={memorySource()} mode="add" onClose={() => {}} />)
    await dialogTitled('新增讲师')
    await input('级别')
    expect(screen.queryByRole('textbox', { name: '姓名' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '保存' }))
    const name = await input('姓名')
    await waitFor(() => expect(document.activeElement).toBe(name))
  })
})

describe('details', () => {
  it('shows the fields by groups, without what is not visible', () => {
    const model = screenModel([
      fieldModel('name', { title: '姓名' }),
      fieldModel('phone', { title: '电话', group: '联系方式' }),
      fieldModel('secret', { title: '内部', visible: expression('name == "x"') }),
    ])
    draw(<DetailsView screen={model} row={{ name: '王老师', phone: '139' }} />)
    expect(screen.getByText('王老师')).toBeTruthy()
    expect(screen.getByText('联系方式')).toBeTruthy()
    expect(screen.queryByText('内部')).toBeNull()
  })
})
