import { expect, it } from 'vitest'
import { readMenu } from '../session/read'
import { componentPage } from './component-page'
import { findRoute, menuRedirect, menuRoutes, permittedMenu } from './menu-routes'

const values = { tenantId: '0', userId: 'u1', username: 'lisi', orgCode: 'A01', lang: 'zh-CN' }

function node(path: string, component: string, more: Record<string, unknown> = {}) {
  const { meta, ...rest } = more
  return { id: path, path, name: path, component, route: '1', meta: { title: `题${path}`, ...(meta as object) }, ...rest }
}
const routesOf = (...nodes: unknown[]) => menuRoutes(readMenu(nodes), values)

it.each([
  ['dashboard/Analysis', { page: 'home' }],
  ['system/UserList', { page: 'screen', screen: 'system/user' }],
  ['system/RoleUserList', { page: 'screen', screen: 'system/role' }],
  ['system/DepartList', { page: 'screen', screen: 'system/depart' }],
  ['system/DictList', { page: 'screen', screen: 'system/dict' }],
  ['system/SysCategoryList', { page: 'screen', screen: 'system/category' }],
  ['system/PermissionList', { page: 'screen', screen: 'system/permission' }],
  ['screens/course/lecturer', { page: 'screen', screen: 'course/lecturer' }],
  ['views/system/UserList.vue', { page: 'screen', screen: 'system/user' }],
  ['modules/online/cgreport/OnlCgreportHeadList', { page: 'screen', screen: 'online/report' }],
  ['modules/online/cgreport/auto/OnlCgreportAutoList', { page: 'online', screen: 'report/' }],
  ['modules/online/cgform/OnlCgformHeadList', { page: 'screen', screen: 'online/form' }],
  ['modules/online/cgform/OnlCgformCopyList', { page: 'screen', screen: 'online/form-copy' }],
  ['modules/online/cgform/auto/OnlCgformAutoList', { page: 'online', screen: 'online:' }],
  ['modules/online/cgform/auto/OnlCgformTreeList', { page: 'online', screen: 'online:tree/' }],
  ['modules/online/cgform/auto/erp/OnlCgformErpList', { page: 'online', screen: 'online:erp/' }],
  ['modules/online/cgform/auto/tab/OnlCgformTabList', { page: 'online', screen: 'online:tab/' }],
  ['modules/online/cgform/auto/innerTable/OnlCgformInnerTableList', { page: 'online', screen: 'online:inner/' }],
  ['layouts/RouteView', { page: 'group' }],
  ['layouts/PageView', { page: 'group' }],
  ['layouts/IframePageView', { page: 'frame' }],
  ['screens/../secret', { page: 'missing', component: 'screens/../secret' }],
  ['custom/NoSuchPage', { page: 'missing', component: 'custom/NoSuchPage' }],
  ['constructor', { page: 'missing', component: 'constructor' }],
])('takes %s for %j', (component, page) => {
  expect(componentPage(component)).toEqual(page)
})

it('registers no node with route "0", but what stands below it', () => {
  const routes = routesOf(node('/a', 'layouts/RouteView', { route: '0', children: [node('/a/b', 'system/UserList')] }))
  expect(routes.map(({ path }) => path)).toEqual(['/a/b'])
  expect(routes[0]?.trail.map(({ title }) => title)).toEqual(['题/a', '题/a/b'])
})

it('registers hidden nodes, which menus leave out', () => {
  expect(routesOf(node('/a', 'system/UserList', { hidden: true }))).toHaveLength(1)
})

it('registers nothing that opens in a new browser tab', () => {
  expect(routesOf(node('digest', 'layouts/IframePageView', { meta: { url: 'https://a.test', internalOrExternal: true } }))).toEqual([])
})

it.each([
  ['https://a.test/{userId}', { page: 'frame', url: 'https://a.test/u1' }],
  ['{{ token }}', { page: 'missing', component: 'layouts/IframePageView', problem: '未知的占位符：token' }],
])('frames %s', (url, page) => {
  expect(findRoute(routesOf(node('digest', 'layouts/IframePageView', { meta: { url } })), '/digest')?.route.page).toEqual(page)
})

it.each([
  [{ redirect: '/a/b' }, '/a/b'],
  [{ redirect: '/a/b', alwaysShow: true }, undefined],
  [{ redirect: '/a' }, undefined],
  [{ redirect: '//evil.test' }, undefined],
  [{ redirect: 'https://evil.test/' }, undefined],
  [{ component: 'dashboard/Analysis' }, '/dashboard/analysis'],
  [{}, undefined],
])('sends a group with %j to %s, and else shows what it holds', (more, redirect) => {
  const outside = { title: '外部', internalOrExternal: true, url: 'https://a.test/{userId}' }
  const children = [
    node('/a/b', 'system/UserList'),
    node('/a/c', 'system/DictList', { hidden: true }),
    node('/digest', 'layouts/IframePageView', { meta: outside }),
    node('/digest2', 'layouts/IframePageView', { meta: { ...outside, url: '{{ token }}' } }),
  ]
  const [route] = routesOf({ ...node('/a', 'layouts/RouteView', { children }), ...more })
  expect(route?.redirect).toBe(redirect)
  expect(route?.page).toEqual({
    page: 'group',
    entries: [
      { title: '题/a/b', path: '/a/b' },
      { title: '外部', path: '/digest', url: 'https://a.test/u1' },
    ],
  })
})

it.each([
  ['/one', '/three'],
  ['/two', '/three'],
  ['/three', undefined],
  ['/round', undefined],
  ['/nowhere', undefined],
])('follows the redirects of %s to %s', (path, want) => {
  const group = (at: string, redirect: string) =>
    node(at, 'layouts/RouteView', { redirect, children: [node(`${at}/page`, 'system/UserList')] })
  const routes = routesOf(
    group('/one', '/two'),
    group('/two', '/three'),
    node('/three', 'system/UserList'),
    group('/round', '/trip'),
    group('/trip', '/round'),
  )
  expect(menuRedirect(routes, path)).toBe(want)
})

it('finds exact paths before those with parameters', () => {
  const routes = routesOf(node('/online/:code', 'system/UserList'), node('/online/list', 'system/DictList'))
  expect(findRoute(routes, '/online/list/')?.route.path).toBe('/online/list')
  expect(findRoute(routes, '/online/abc')).toMatchObject({ route: { path: '/online/:code' }, params: { code: 'abc' } })
  expect(findRoute(routes, '/other')).toBeUndefined()
})

it('finds paths with Chinese and broken escapes', () => {
  const routes = routesOf(node('/审计', 'system/UserList'))
  expect(findRoute(routes, encodeURI('/审计'))?.route.path).toBe('/审计')
  expect(findRoute(routes, '/%E0%A4%A')).toBeUndefined()
})

it('keeps the first of two nodes with one path', () => {
  expect(routesOf(node('/a', 'system/UserList'), node('/a', 'system/DictList')).map(({ page }) => page)).toEqual([
    { page: 'screen', screen: 'system/user' },
  ])
})

it('leaves out what wants a right that the person lacks, with children', () => {
  const menu = readMenu([
    node('/a', 'layouts/RouteView', {
      children: [
        node('/a/free', 'x'),
        node('/a/held', 'x', { meta: { permissionList: ['user:add'] } }),
        node('/a/lacked', 'x', { meta: { permissionList: ['user:delete'] } }),
      ],
    }),
    node('/b', 'layouts/RouteView', { meta: { permissionList: ['x:y'] }, children: [node('/b/c', 'x')] }),
  ])
  const left = permittedMenu(menu, [{ action: 'user:add,user:edit', type: '1' }])
  expect(left.map(({ path, children }) => [path, children?.map(child => child.path)])).toEqual([['/a', ['/a/free', '/a/held']]])
})

it('calls a form as the entry that leads to it, where the entry is no route itself', () => {
  const forms = node('/online/cgformList/:code', 'modules/online/cgform/auto/OnlCgformAutoList')
  const entry = node('/online/cgformList/h1', '1', { route: '0', meta: { title: '合同' } })
  const routes = routesOf(entry, forms, node('/nowhere', '1', { route: '0' }))
  expect(findRoute(routes, '/online/cgformList/h1')).toMatchObject({
    route: { title: '合同', page: { page: 'online', screen: 'online:' } },
    params: {},
  })
  expect(findRoute(routes, '/online/cgformList/h2')).toMatchObject({ params: { code: 'h2' } })
  expect(findRoute(routes, '/nowhere')).toBeUndefined()
})
