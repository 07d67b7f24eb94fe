import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { Host } from '../../renderer/contract'
import { memoryAddress } from '../../tests/helpers/client'
import type { MenuNode } from '../api/generated/auth'
import { HostContext } from '../pages/host-context'
import { TabContext } from '../tabs/tab-context'
import { menuRoutes } from './menu-routes'
import { pageAt } from './page-at'

vi.mock('../pages/screen-page', () => ({
  ScreenPage: ({ id, values }: { id: string; values: object }) => <output aria-label="screen">{JSON.stringify([id, values])}</output>,
}))

const node = (path: string, component: string) =>
  ({ id: path, path, name: path, component, route: '1', hidden: true, meta: { title: '在线表单' } }) as unknown as MenuNode
const VALUES = { tenantId: '0', userId: '', username: '', orgCode: '', lang: 'zh-CN' }
const FORMS = 'modules/online/cgform/auto'

async function drawn(path: string, component: string, pathname: string, state: { readonly [name: string]: string } = {}) {
  const asked: string[] = []
  const host = {
    loadScreen: async (id: string) => {
      asked.push(id)
      return { file: id, text: '{"title":"采购合同"}' }
    },
  } as unknown as Host
  const tab = { address: memoryAddress(state), rename: () => {} }
  const view = { routes: menuRoutes([node(path, component)], VALUES), former: [], left: [], all: [] }
  render(
    <MemoryRouter>
      <HostContext.Provider value={host}>
        <TabContext.Provider value={tab}>{pageAt({ pathname, search: '', hash: '' } as never, view, '')}</TabContext.Provider>
      </HostContext.Provider>
    </MemoryRouter>,
  )
  const said = await screen.findByRole('status', { name: 'screen' })
  // An entry for one form names its page; one for all of them has it called as the form is.
  await screen.findByRole('heading', { name: path.includes(':') ? '采购合同' : '在线表单' })
  return { asked, drawn: JSON.parse(said.textContent ?? '') as unknown }
}

it.each([
  ['/online/cgformList/:code', `${FORMS}/OnlCgformAutoList`, '/online/cgformList/h1', 'online:h1'],
  ['/online/cgformTreeList/:code', `${FORMS}/OnlCgformTreeList`, '/online/cgformTreeList/h1', 'online:tree/h1'],
  ['/online/cgformErpList/:code', `${FORMS}/erp/OnlCgformErpList`, '/online/cgformErpList/h1', 'online:erp/h1'],
  ['/online/cgformTabList/:code', `${FORMS}/tab/OnlCgformTabList`, '/online/cgformTabList/h1', 'online:tab/h1'],
  [
    '/online/cgformInnerTableList/:code',
    `${FORMS}/innerTable/OnlCgformInnerTableList`,
    '/online/cgformInnerTableList/h1',
    'online:inner/h1',
  ],
  ['/contracts/h2', `${FORMS}/OnlCgformAutoList`, '/contracts/h2', 'online:h2'],
  ['/online/cgreport/:code', 'modules/online/cgreport/auto/OnlCgreportAutoList', '/online/cgreport/people', 'report/people'],
])('the menu entry %s with %s shows at %s the screen %s, under a name of its own', async (path, component, pathname, id) => {
  const { asked, drawn: made } = await drawn(path, component, pathname)
  expect(asked).toEqual([id])
  expect((made as unknown[])[0]).toBe(id)
})

it('keeps what a list is asked with apart from the path and from the state of the list', async () => {
  const { drawn: made } = await drawn('/online/cgformList/:code', `${FORMS}/OnlCgformAutoList`, '/online/cgformList/h1', {
    state: '1',
    code: 'A',
    page: '3',
    day_begin: '2026-01-01',
    'list.page': '2',
    'f.state': '2',
  })
  expect(made).toEqual(['online:h1', { code: 'h1', query: { state: '1', code: 'A', page: '3', day_begin: '2026-01-01' } }])
})

it('says at home what a user without a role may do, and whom to ask', () => {
  const view = { routes: [], former: [], left: [], all: [] }
  render(<MemoryRouter>{pageAt({ pathname: '/dashboard/analysis', search: '' }, view, '')}</MemoryRouter>)
  expect(screen.getByRole('heading', { name: '您还没有任何角色' })).toBeTruthy()
  expect(screen.getByText(/请联系系统管理员/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '我的消息' }).getAttribute('href')).toBe('/isps/userAnnouncement')
})
