import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'

plainStyles()

/** A window that is narrower than anything that a media query asks for. */
beforeEach(() => {
  const media = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation(query => ({ ...media(query), matches: query.includes('max-width') }))
})

afterEach(() => vi.restoreAllMocks())

const people = {
  screen: 'list',
  title: '人员',
  source: '/demo',
  fields: { name: '姓名' },
  children: [{ details: true, title: '基本信息', show: 'beside' }],
}
const rows = [
  { id: '1', name: '张三' },
  { id: '2', name: '李四' },
]

const draw = () => drawScreen({ screens: { 'demo/people': people }, answers: { 'GET /demo/list': { records: rows, total: rows.length } } })

const current = () => document.querySelector('[aria-current=true]')?.textContent

it('marks no row whose detail was not opened, and afterwards the one to come back to', async () => {
  draw()
  const user = userEvent.setup()
  await screen.findByRole('button', { name: '李四' })
  expect(current()).toBeUndefined()
  await user.click(screen.getByRole('button', { name: '李四' }))
  expect(await screen.findByRole('heading', { name: '李四' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: '返回列表' }))
  await waitFor(() => expect(current()).toContain('李四'))
})

it('calls the record by the title of its card', async () => {
  const named = { ...people, fields: { code: '编号', name: '姓名' }, list: { cards: { title: 'name' } } }
  const answers = { 'GET /demo/list': { records: [{ id: '1', code: '0', name: '张三' }], total: 1 } }
  drawScreen({ screens: { 'demo/people': named }, answers })
  await userEvent.setup().click(await screen.findByRole('button', { name: '张三' }))
  expect(await screen.findByRole('heading', { name: '张三' })).toBeDefined()
})

it('has a card to press where a row has nothing in the field of the title', async () => {
  const answers = { 'GET /demo/list': { records: [{ id: '1', name: null }], total: 1 } }
  drawScreen({ screens: { 'demo/people': people }, answers })
  expect(await screen.findByRole('button', { name: '（空）' })).toBeDefined()
})

it('shows what belongs to a row on its card, below a button that opens it', async () => {
  const inner = { ...people, children: [{ details: true, title: '基本信息', show: 'inner' }] }
  const answers = { 'GET /demo/list': { records: rows, total: rows.length } }
  drawScreen({ screens: { 'demo/people': inner }, answers })
  const user = userEvent.setup()
  const [first, second] = await screen.findAllByRole('button', { name: '基本信息' })
  if (first === undefined || second === undefined) throw new Error('The cards have no buttons.')
  expect(document.getElementById(second.getAttribute('aria-describedby') ?? '')?.textContent).toBe('李四')
  await user.click(second)
  expect(second.getAttribute('aria-expanded')).toBe('true')
  expect(first.getAttribute('aria-expanded')).toBe('false')
  const card = screen.getByRole('heading', { name: '基本信息' }).closest('li')
  expect(card?.textContent).toContain('李四')
  await user.click(second)
  expect(screen.queryByRole('heading', { name: '基本信息' })).toBeNull()
})
