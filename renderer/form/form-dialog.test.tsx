import { cellRenderer } from '../../tests/helpers/cells'
import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { dialogTitled } from '../../tests/helpers/dialogs'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { parseExpression } from '../expression'
import { RequestError } from '../model/client'
import type { Expression } from '../model/expression'
import type { Row } from '../model/source'
import { HostProvider } from '../source/host-context'
import { browserDrafts } from './draft-store'
import { FormDialog } from './form-dialog'
import type { FormDialogProps } from './props'

beforeAll(plainStyles)
// Its chunk, which takes long to load in a test.
beforeAll(() => import('./form-window'))
beforeEach(async () => {
  for (const mode of ['add|', 'edit|1', 'copy|1']) await browserDrafts.remove(`u1|test/screen|${mode}`)
})

const expression = (text: string): Expression => {
  const { expression: parsed } = parseExpression(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}

const lecturers = screenModel([
  fieldModel('name', {
    title: '姓名',
    required: true,
    rules: [{ rule: 'pattern', pattern: '^.{2,20}$', message: '请输入2到20位任意字符!' }],
  }),
  fieldModel('external', { title: '外聘' }),
  fieldModel('company', { title: '单位', visible: expression('external == "Y"'), required: expression('external == "Y"') }),
])

function draw(props: Partial<FormDialogProps> = {}, host = testHost()) {
  const onClose = vi.fn<(saved: boolean) => void>()
  const source = memorySource()
  const view = render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <HostProvider renderer={cellRenderer} host={host}>
        <FormDialog screen={lecturers} source={source} mode="add" onClose={onClose} {...props} />
      </HostProvider>
    </ConfigProvider>,
  )
  return { user: userEvent.setup(), onClose, source, host, view }
}

const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const save = async (user: ReturnType<typeof userEvent.setup>) => user.click(button('保存'))

describe('the form of a new record', () => {
  it('puts the focus into the first field, saves once, tells the message and closes', async () => {
    const { user, source, host, onClose } = draw()
    const name = await input('姓名')
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.keyboard('王老师')
    const saving = button('保存')
    await user.dblClick(saving)
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
    // A press that comes while the window closes.
    fireEvent.click(saving)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(source.written).toEqual([{ call: 'create', row: { name: '王老师', external: null } }])
    expect(host.notices).toEqual(['success: 添加成功！'])
  })

  it('shows what is wrong under the field, goes there and sends nothing', async () => {
    const { user, source, onClose } = draw()
    const name = await input('姓名')
    await user.click(await input('外聘'))
    await save(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('姓名不能为空!')
    expect(name.getAttribute('aria-describedby')).toBe(alert.id)
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.type(name, '王')
    expect(screen.getByRole('alert').textContent).toBe('请输入2到20位任意字符!')
    await user.type(name, '老')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(source.written).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('blames nobody for a field that was only passed by, but for one that was emptied', async () => {
    const { user } = draw()
    const name = await input('姓名')
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.tab()
    expect(document.activeElement).not.toBe(name)
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(name, '王')
    await user.clear(name)
    await user.tab()
    expect((await screen.findByRole('alert')).textContent).toBe('姓名不能为空!')
  })

  it('neither judges nor sends what is not visible, and keeps what was typed there', async () => {
    const { user, source } = draw()
    await user.type(await input('姓名'), '王老师')
    expect(screen.queryByRole('textbox', { name: '单位' })).toBeNull()
    await user.type(await input('外聘'), 'Y')
    await user.type(await input('单位'), '大学')
    await user.clear(await input('外聘'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '单位' })).toBeNull())
    await user.type(await input('外聘'), 'Y')
    expect((await input('单位')).value).toBe('大学')
    await user.clear(await input('外聘'))
    await save(user)
    await waitFor(() => expect(source.written).toHaveLength(1))
    expect(source.written[0]?.row).toEqual({ name: '王老师', external: null })
  })

  it('begins with defaults and what it was given, and sends that also where no field shows it', async () => {
    const model = screenModel([
      fieldModel('name', { title: '姓名', default: { text: '新人', parts: ['新人'] } }),
      fieldModel('level', { title: '级别', default: 1 }),
    ])
    const { user, source } = draw({ screen: model, preset: { level: '3', departId: '7' } })
    expect((await input('姓名')).value).toBe('新人')
    expect((await input('级别')).value).toBe('3')
    await save(user)
    await waitFor(() => expect(source.written[0]?.row).toEqual({ name: '新人', level: '3', departId: '7' }))
  })

  it('leads by F8 to what is refused', async () => {
    const { user } = draw()
    const name = await input('姓名')
    await save(user)
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.tab()
    expect(document.activeElement).not.toBe(name)
    await user.keyboard('{F8}')
    expect(document.activeElement).toBe(name)
  })

  it('saves by Ctrl+S and asks before it closes on what was typed', async () => {
    const confirm = vi.fn(async () => false)
    const host = testHost()
    const { user, source, onClose } = draw({}, { ...host, notify: { ...host.notify, confirm } })
    await user.type(await input('姓名'), '王')
    // Not by `user`, which leaves out the code that antd looks at.
    fireEvent.keyDown(await input('姓名'), { key: 'Escape', keyCode: 27 })
    await waitFor(() => expect(confirm).toHaveBeenCalledWith({ title: '有未保存的修改，确定关闭吗?', danger: true }))
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('老师{Control>}s{/Control}')
    await waitFor(() => expect(source.written).toHaveLength(1))
  })

  it('saves by Ctrl+S what an input tells only when it is left, and leaves the focus there', async () => {
    const settings = { filter: 'eq', trim: true }
    const model = screenModel([fieldModel('word', { title: '词语', type: 'input_filter', settings })])
    const { user, source } = draw({ screen: model })
    const word = await screen.findByRole<HTMLInputElement>('textbox', { name: '词语' })
    await user.type(word, '审计 ')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(source.written[0]?.row).toEqual({ word: '审计' }))
    expect(document.activeElement).toBe(word)
  })

  it('closes without a question when nothing was typed', async () => {
    const { user, host, onClose } = draw()
    await input('姓名')
    await user.click(button('取消'))
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(false))
    expect(host.notices).toEqual([])
  })

  it('can be left while a save does not come back, after a question, and keeps the draft until it is known what was saved', async () => {
    const answers = [false, true]
    const confirm = vi.fn(async () => answers.shift() ?? true)
    const plain = testHost()
    const host = { ...plain, notify: { ...plain.notify, confirm } }
    let answer = (_: string) => {}
    const source = memorySource({}, { create: () => new Promise<string>(resolve => (answer = resolve)) })
    const { user, onClose } = draw({ source }, host)
    await user.type(await input('姓名'), '王老师')
    await waitFor(async () => expect(await browserDrafts.get('u1|test/screen|add|')).toBeDefined())
    await save(user)
    await user.click(button('取消'))
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
    expect(confirm).toHaveBeenCalledWith({
      title: '保存尚未完成，确定离开吗？',
      content: '服务器尚未答复，修改可能已保存，也可能没有保存',
      danger: true,
    })
    expect(onClose).not.toHaveBeenCalled()
    await user.click(button('取消'))
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
    expect(await browserDrafts.get('u1|test/screen|add|')).toBeDefined()
    answer('添加成功！')
    await waitFor(() => expect(plain.notices).toEqual(['success: 添加成功！']))
    await waitFor(async () => expect(await browserDrafts.get('u1|test/screen|add|')).toBeUndefined())
  })

  it('stays open with everything typed when the server refuses, and shows its message', async () => {
    const source = memorySource({}, { create: () => Promise.reject(new RequestError('名称已存在', 500, false)) })
    const { user, host, onClose } = draw({ source })
    await user.type(await input('姓名'), '王老师')
    await save(user)
    await waitFor(() => expect(host.notices).toEqual(['error: 名称已存在']))
    expect((await input('姓名')).value).toBe('王老师')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('puts what the server says of a field at that field', async () => {
    const refused = new RequestError('校验失败', 500, true, { errors: [{ field: 'name', message: '重名' }] })
    const { user, host } = draw({ source: memorySource({}, { create: () => Promise.reject(refused) }) })
    await user.type(await input('姓名'), '王老师')
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe('重名')
    expect(host.notices).toEqual([])
  })
})

describe('the form of a record', () => {
  const row: Row = { id: '1', version: 3, name: '王老师', external: 'N', company: null, createBy: 'admin', other: 'x' }

  it('reads it, and sends its key, its version and the fields', async () => {
    const source = memorySource(row)
    const { user } = draw({ source, mode: 'edit', id: '1' })
    const name = await input('姓名')
    expect(name.value).toBe('王老师')
    await user.clear(name)
    await user.type(name, '李老师')
    await save(user)
    await waitFor(() => expect(source.written).toEqual([{ call: 'update', row: { id: '1', version: 3, name: '李老师', external: 'N' } }]))
  })

  it('copies it without key, version, audit fields and unique values', async () => {
    const model = screenModel([fieldModel('name', { title: '姓名' }), fieldModel('code', { title: '编码', rules: [{ rule: 'unique' }] })])
    const source = memorySource({ ...row, code: 'A1' })
    const { user } = draw({ screen: model, source, mode: 'copy', id: '1' })
    expect((await input('姓名')).value).toBe('王老师')
    expect((await input('编码')).value).toBe('')
    await save(user)
    await waitFor(() => expect(source.written).toEqual([{ call: 'create', row: { name: '王老师', code: null } }]))
  })

  it('says when it cannot be read and tries again', async () => {
    const get = vi.fn<() => Promise<Row>>().mockRejectedValueOnce(new Error('网络错误')).mockResolvedValue(row)
    const { user } = draw({ source: memorySource(row, { get }), mode: 'edit', id: '1' })
    expect(await screen.findByText('网络错误')).toBeTruthy()
    await user.click(button('重试'))
    expect((await input('姓名')).value).toBe('王老师')
  })

  it('shows both sides when somebody else saved meanwhile, and saves what was chosen over the new version', async () => {
    const current = { ...row, version: 4, name: '赵老师', external: 'X' }
    const update = vi
      .fn<(sent: Row) => Promise<string>>()
      .mockRejectedValueOnce(new RequestError('数据已被他人修改，请刷新后重试', 409, false, current))
      .mockResolvedValue('修改成功!')
    const { user, onClose } = draw({ source: memorySource(row, { update }), mode: 'edit', id: '1' })
    const name = await input('姓名')
    await user.clear(name)
    await user.type(name, '李老师')
    await save(user)
    const dialog = within(await dialogTitled('数据已被他人修改'))
    expect(dialog.getByText('李老师')).toBeTruthy()
    expect(dialog.getByText('赵老师')).toBeTruthy()
    // Only the other side changed it.
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: '外聘 对方的内容' }).checked).toBe(true)
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: '姓名 我的内容' }).checked).toBe(true)
    await user.click(dialog.getByRole('button', { name: '再次保存' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
    expect(update).toHaveBeenLastCalledWith({ id: '1', version: 4, name: '李老师', external: 'X' })
  })

  it('shows the details in a window when it is only to be read', async () => {
    draw({
      source: memorySource(row),
      mode: 'details',
      id: '1',
      screen: screenModel([fieldModel('name', { title: '姓名' }), fieldModel('other', { title: '其他', group: '更多' })]),
    })
    const dialog = within(await dialogTitled('详细信息'))
    expect(await dialog.findByText('王老师')).toBeTruthy()
    expect(dialog.getByText('更多')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('a draft', () => {
  it('is offered when the form is opened again, restored, and dropped by a save', async () => {
    const first = draw()
    await first.user.type(await input('姓名'), '王老师')
    first.view.unmount()
    await waitFor(async () => expect(await browserDrafts.get('u1|test/screen|add|')).toBeTruthy())

    const { user, source } = draw()
    expect((await input('姓名')).value).toBe('')
    expect(await screen.findByText(/发现未保存的草稿/)).toBeTruthy()
    await user.click(button('恢复'))
    expect((await input('姓名')).value).toBe('王老师')
    await save(user)
    await waitFor(() => expect(source.written[0]?.row).toEqual({ name: '王老师', external: null }))
    await waitFor(async () => expect(await browserDrafts.get('u1|test/screen|add|')).toBeUndefined())
  })

  it('is dropped when it is given up, and when the form is closed on purpose', async () => {
    await browserDrafts.set('u1|test/screen|add|', { values: { name: '王' }, read: {}, time: Date.now() })
    const { user } = draw()
    await screen.findByText(/发现未保存的草稿/)
    await user.click(button('放弃'))
    await waitFor(async () => expect(await browserDrafts.get('u1|test/screen|add|')).toBeUndefined())
    await user.type(await input('姓名'), '李')
    await user.click(button('取消'))
    await waitFor(async () => expect(await browserDrafts.get('u1|test/screen|add|')).toBeUndefined())
  })

  it('holds no secret', async () => {
    const model = screenModel([fieldModel('name', { title: '姓名' }), fieldModel('word', { title: '密码', type: 'password' })])
    const first = draw({ screen: model })
    await first.user.type(await input('姓名'), '王')
    await first.user.type(await screen.findByLabelText('密码', { selector: 'input' }), 'geheim')
    first.view.unmount()
    await waitFor(async () => expect((await browserDrafts.get('u1|test/screen|add|'))?.values).toEqual({ name: '王' }))
  })

  it('warns before the tab is left with unsaved input', async () => {
    const { user } = draw()
    const leave = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    const name = await input('姓名')
    expect(leave()).toBe(false)
    await user.type(name, '王')
    expect(leave()).toBe(true)
  })
})

describe('a value that must be free', () => {
  const model = screenModel([fieldModel('code', { title: '编码', rules: [{ rule: 'remote', table: 'sys_role', column: 'role_code' }] })])

  it('is asked of the server when it is saved, with the record that is edited', async () => {
    const taken = new RequestError('该值不可用，系统中已存在！', 500, false)
    const client = fakeClient({ 'GET /sys/duplicate/check': taken })
    const source = memorySource({ id: '1', code: 'A' })
    const { user } = draw({ screen: model, source, mode: 'edit', id: '1' }, testHost({ client }))
    await user.type(await input('编码'), 'B')
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe('该值不可用，系统中已存在！')
    expect(client.calls.at(-1)?.query).toEqual({ tableName: 'sys_role', fieldName: 'role_code', fieldVal: 'AB', dataId: '1' })
    expect(source.written).toEqual([])
  })

  it('passes without a call when it is empty', async () => {
    const client = fakeClient({})
    const { user, source } = draw({ screen: model }, testHost({ client }))
    await input('编码')
    await save(user)
    await waitFor(() => expect(source.written).toHaveLength(1))
    expect(client.calls).toEqual([])
  })
})

describe('what a record has beside its fields', () => {
  const account = screenModel([
    fieldModel('username', { title: '账号', readonly: expression('id') }),
    fieldModel('password', { title: '初始密码', visible: expression('!id') }),
  ])

  it.each([
    ['edit', true],
    ['copy', false],
    ['add', false],
  ] as const)('its id is known to expressions in %s: %o', async (mode, known) => {
    draw({ screen: account, mode, row: { id: '1', username: 'lisi' } })
    expect((await input('账号')).readOnly).toBe(known)
    expect(screen.queryAllByRole('textbox', { name: '初始密码' })).toHaveLength(known ? 0 : 1)
  })
})

it.each([
  [{}, '全屏', 0],
  [{ full: true as const }, '退出全屏', 1],
])('opens with %j so that its switch says %s', async (form, label, full) => {
  draw({ screen: { ...lecturers, form: { ...lecturers.form, ...form } } })
  await input('姓名')
  expect([button(label), document.querySelectorAll('.weft-window.is-full').length]).toEqual([expect.anything(), full])
})
