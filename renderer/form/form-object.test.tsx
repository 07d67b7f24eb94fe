import { cellRenderer } from '../../tests/helpers/cells'
import 'fake-indexeddb/auto'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testHost } from '../../tests/helpers/client'
import { memorySource } from '../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { parseExpression } from '../expression'
import { RequestError } from '../model/client'
import type { Expression } from '../model/expression'
import type { Row } from '../model/source'
import { HostProvider } from '../source/host-context'
import { DetailsView } from './details-view'
import { browserDrafts } from './draft-store'
import { FormDialog } from './form-dialog'
import type { FormDialogProps } from './props'

beforeAll(plainStyles)
beforeAll(() => import('./form-window'))
beforeEach(async () => {
  for (const mode of ['add|', 'edit|1']) await browserDrafts.remove(`u1|test/screen|${mode}`)
})

const expression = (text: string): Expression => {
  const { expression: parsed } = parseExpression(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}

const address = fieldModel('address', {
  title: '地址',
  type: 'object',
  kind: 'json',
  visible: expression('name != "无"'),
  fields: [
    fieldModel('city', { title: '城市', required: true }),
    fieldModel('street', { title: '街道', visible: expression('city == "北京"'), default: { text: '长安街', parts: ['长安街'] } }),
  ],
})
const customers = screenModel([
  fieldModel('name', { title: '名称' }),
  address,
  fieldModel('local', { title: '区号', visible: expression('address.city == "北京"') }),
])

function draw(props: Partial<FormDialogProps> = {}) {
  const row = { id: '1', version: 1, name: '甲', address: { city: '上海', street: '南京路', other: 7 } }
  let refusal: RequestError | undefined
  const written: Row[] = []
  const write = async (sent: Row) => {
    const error = refusal
    refusal = undefined
    if (error !== undefined) throw error
    written.push(sent)
    return '保存成功'
  }
  const source = memorySource(row, { create: write, update: write })
  const refuse = (error: RequestError) => {
    refusal = error
  }
  const host = testHost()
  const onClose = vi.fn<(saved: boolean) => void>()
  render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <HostProvider renderer={cellRenderer} host={host}>
        <FormDialog screen={customers} source={source} mode="add" onClose={onClose} {...props} />
      </HostProvider>
    </ConfigProvider>,
  )
  return { user: userEvent.setup(), written, refuse, host, onClose }
}

const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: '保存' }))

describe('a field that holds an object', () => {
  it('is drawn as items under its title, and saved under its name', async () => {
    const { user, written } = draw()
    await user.type(await input('名称'), '甲')
    const group = screen.getByRole('region', { name: '地址' })
    await user.type(within(group).getByRole('textbox', { name: '城市' }), '上海')
    await save(user)
    await waitFor(() => expect(written[0]).toEqual({ name: '甲', address: { city: '上海' } }))
  })

  it('has fields that follow each other by their own names, and others that follow them by their whole name', async () => {
    const { user, written } = draw()
    await user.type(await input('城市'), '北京')
    expect((await input('街道')).value).toBe('长安街')
    await user.type(await input('区号'), '010')
    await save(user)
    await waitFor(() => expect(written[0]).toEqual({ name: null, address: { city: '北京', street: '长安街' }, local: '010' }))
  })

  it('goes with all of its fields, which are neither judged nor sent, and comes back with them', async () => {
    const { user, written } = draw()
    await user.type(await input('城市'), '上海')
    await user.type(await input('名称'), '无')
    expect(screen.queryByRole('textbox', { name: '城市' })).toBeNull()
    await user.clear(await input('名称'))
    expect((await input('城市')).value).toBe('上海')
    await user.type(await input('名称'), '无')
    await save(user)
    await waitFor(() => expect(written[0]).toEqual({ name: '无' }))
  })

  it('is judged field by field, and the first that is wrong gets the focus', async () => {
    const { user, written } = draw()
    await input('城市')
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe('城市不能为空!')
    const city = await input('城市')
    await waitFor(() => expect(document.activeElement).toBe(city))
    expect(written).toEqual([])
  })

  it('shows what a server says of one of its fields', async () => {
    const { user, refuse } = draw()
    await user.type(await input('城市'), '上海')
    refuse(new RequestError('城市：停用', 500, false, [{ field: 'address.city', message: '城市：停用' }]))
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe('城市：停用')
  })

  it('keeps what it holds beside its fields', async () => {
    const { user, written } = draw({ mode: 'edit', id: '1' })
    await waitFor(async () => expect((await input('城市')).value).toBe('上海'))
    await user.type(await input('城市'), '市')
    await save(user)
    await waitFor(() => expect(written[0]).toEqual({ id: '1', version: 1, name: '甲', address: { city: '上海市', other: 7 } }))
  })

  it('comes back out of a draft', async () => {
    await browserDrafts.set('u1|test/screen|add|', { values: { address: { city: '广州' } }, read: {}, time: Date.now() })
    const { user } = draw()
    await user.click(await screen.findByRole('button', { name: '恢复' }))
    await waitFor(async () => expect((await input('城市')).value).toBe('广州'))
  })

  it('stands against the other side field by field', async () => {
    const { user, written, refuse } = draw({ mode: 'edit', id: '1' })
    await waitFor(async () => expect((await input('城市')).value).toBe('上海'))
    await user.type(await input('城市'), '市')
    const current = { id: '1', version: 2, name: '乙', address: { city: '深圳', street: '南京路' } }
    refuse(new RequestError('数据已被他人修改，请刷新后重试', 409, false, current))
    await save(user)
    const radio = await screen.findByRole('radio', { name: '地址 / 城市 对方的内容' })
    await user.click(radio)
    await user.click(screen.getByRole('button', { name: '再次保存' }))
    await waitFor(() => expect(written[0]).toMatchObject({ version: 2, name: '乙', address: { city: '深圳' } }))
  })
})

describe('an object whose fields stand apart', () => {
  const whole = fieldModel('address', { title: '地址', type: 'object', kind: 'json', required: true, fields: address.fields ?? [] })
  const apart = screenModel([fieldModel('name', { title: '名称' }), whole], {
    layout: [
      {
        node: 'tabs',
        items: [
          { title: '一', children: [{ node: 'field', name: 'name' }] },
          { title: '二', children: [{ node: 'group', title: '位置', children: [{ node: 'field', name: 'address.city' }] }] },
        ],
      },
    ],
  })

  it('has them where the layout names them, and is saved as one', async () => {
    const { user, written } = draw({ screen: apart, mode: 'edit', id: '1' })
    await user.click(await screen.findByRole('tab', { name: '二' }))
    const group = screen.getByRole('region', { name: '位置' })
    await user.type(within(group).getByRole('textbox', { name: '城市' }), '市')
    expect(screen.queryByRole('region', { name: '地址' })).toBeNull()
    await save(user)
    await waitFor(() => expect(written[0]).toMatchObject({ name: '甲', address: { city: '上海市', street: '南京路' } }))
  })

  it('tells what is wrong with it as a whole at the first of them, and brings its tab to the front', async () => {
    const { user, refuse } = draw({ screen: apart, mode: 'edit', id: '1' })
    await screen.findByRole('textbox', { name: '名称' })
    refuse(new RequestError('地址：停用', 500, false, [{ field: 'address', message: '地址：停用' }]))
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe('地址：停用')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '城市' })))
  })
})

it('shows an object under its title in the details', () => {
  render(
    <HostProvider renderer={cellRenderer} host={testHost()}>
      <DetailsView screen={customers} row={{ name: '甲', address: { city: '北京', street: '长安街' }, local: '010' }} />
    </HostProvider>,
  )
  expect(screen.getByText('地址')).toBeDefined()
  expect(screen.getByText('长安街')).toBeDefined()
  expect(screen.getByText('010')).toBeDefined()
})
