import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { TabContext } from '../tabs/tab-context'
import { PageFrame } from './page-frame'
import { type PageHead, usePageHead } from './page-head'

const trail = [
  { title: '系统管理', path: '/isystem' },
  { title: '用户管理', path: '/isystem/user' },
]

function Page({ head }: { head: PageHead }) {
  const [active, setActive] = useState('one')
  usePageHead({ ...head, ...(head.tabs && { tabs: { ...head.tabs, active, onChange: setActive } }) })
  return <p>{`内容 ${active}`}</p>
}

const shown = (head: PageHead) =>
  render(
    <MemoryRouter>
      <PageFrame title="用户管理" trail={trail}>
        <Page head={head} />
      </PageFrame>
    </MemoryRouter>,
  )

it('leads home and to what stands above; the page itself is no link', () => {
  shown({})
  const steps = within(screen.getByRole('navigation', { name: '当前位置' })).getAllByRole('listitem')
  expect(steps.map(step => [step.textContent, step.querySelector('a')?.getAttribute('href')])).toEqual([
    ['首页', '/dashboard/analysis'],
    ['系统管理', '/isystem'],
    ['用户管理', undefined],
  ])
  expect(document.title).toBe('用户管理 · 审计大数据治理与分析系统')
})

it('names the tab that it stands in, and not the window', () => {
  document.title = ''
  const rename = vi.fn()
  const address = { get: () => ({}), set: () => {}, subscribe: () => () => {} }
  render(
    <TabContext.Provider value={{ address, rename }}>
      <PageFrame title="用户管理">内容</PageFrame>
    </TabContext.Provider>,
  )
  expect(rename).toHaveBeenCalledWith('用户管理')
  expect(document.title).toBe('')
})

it('shows description, links and image of its page, and nothing of one that has gone', async () => {
  const { rerender } = shown({ description: '管理用户', links: [{ title: '角色', path: '/isystem/role' }], image: <i>图</i> })
  expect(await screen.findByText('管理用户')).toBeTruthy()
  expect(screen.getByRole('link', { name: '角色' }).getAttribute('href')).toBe('/isystem/role')
  expect(screen.getByText('图')).toBeTruthy()
  rerender(
    <MemoryRouter>
      <PageFrame title="用户管理" trail={trail}>
        别的
      </PageFrame>
    </MemoryRouter>,
  )
  expect(screen.queryByText('管理用户')).toBeNull()
})

it('hands what somebody looks for to its page', async () => {
  const onSearch = vi.fn()
  shown({ onSearch })
  await userEvent.type(await screen.findByRole('searchbox', { name: '请输入要查找的内容' }), '张三{Enter}')
  expect(onSearch.mock.lastCall?.[0]).toBe('张三')
})

it('has the tabs that its page asks for', async () => {
  const items = [
    { key: 'one', title: '甲' },
    { key: 'two', title: '乙' },
  ]
  shown({ tabs: { items, active: 'one', onChange: () => {} } })
  await userEvent.click(await screen.findByRole('tab', { name: '乙' }))
  expect(screen.getByText('内容 two')).toBeTruthy()
})
