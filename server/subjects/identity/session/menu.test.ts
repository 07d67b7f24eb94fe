import { expect, it } from 'vitest'
import { allActions, heldActions, menuTree } from './menu'
import type { PermissionRow } from './repository'

const row = (parts: Partial<PermissionRow>): PermissionRow => ({
  id: 'x',
  tenantId: 0,
  createBy: null,
  createTime: '',
  updateBy: null,
  updateTime: null,
  version: 0,
  parentId: null,
  name: '',
  menuType: 1,
  url: null,
  component: null,
  componentName: null,
  redirect: null,
  perms: null,
  permsType: '1',
  status: '1',
  icon: null,
  sortNo: 0,
  route: true,
  leaf: true,
  keepAlive: false,
  hidden: false,
  alwaysShow: false,
  internalOrExternal: false,
  ruleFlag: 0,
  delFlag: 0,
  description: null,
  ...parts,
})

it('makes the menu of the family: names from paths, flags only when true, 首页 first', () => {
  const rows = [
    row({ id: 'm1', name: '系统管理', menuType: 0, url: '/isystem', component: 'layouts/RouteView', icon: 'setting' }),
    row({
      id: 'm2',
      parentId: 'm1',
      name: '用户管理',
      url: '/isystem/user',
      component: 'system/UserList',
      keepAlive: true,
      perms: 'user:list',
    }),
    row({ id: 'm3', parentId: 'm1', name: '详情', url: '/isystem/user/:id', component: 'system/User', hidden: true, route: false }),
    row({ id: 'b1', parentId: 'm2', name: '添加', menuType: 2, perms: 'user:add' }),
    row({ id: 'm0', name: '首页', menuType: 0, url: '/dashboard/analysis', component: 'dashboard/Analysis' }),
  ]
  expect(menuTree(rows)).toEqual([
    {
      id: 'm0',
      route: '1',
      path: '/dashboard/analysis',
      name: 'dashboard-analysis',
      component: 'dashboard/Analysis',
      redirect: null,
      meta: { title: '首页', keepAlive: false, internalOrExternal: false, componentName: 'Analysis' },
    },
    {
      id: 'm1',
      route: '1',
      path: '/isystem',
      name: 'isystem',
      component: 'layouts/RouteView',
      redirect: null,
      meta: { title: '系统管理', keepAlive: false, internalOrExternal: false, icon: 'setting', componentName: 'RouteView' },
      children: [
        {
          id: 'm2',
          route: '1',
          path: '/isystem/user',
          name: 'isystem-user',
          component: 'system/UserList',
          meta: { title: '用户管理', keepAlive: true, internalOrExternal: false, componentName: 'UserList' },
        },
        {
          id: 'm3',
          route: '0',
          path: '/isystem/user/:id',
          name: 'isystem-user-@id',
          component: 'system/User',
          hidden: true,
          meta: { title: '详情', keepAlive: false, internalOrExternal: false, componentName: 'User' },
        },
      ],
    },
  ])
})

it('gives an external address a path of its own and keeps it in the meta', () => {
  const [node] = menuTree([row({ id: 'e', name: '文档', url: 'https://example.org/a', internalOrExternal: true })])
  expect(node?.path).toMatch(/^[0-9a-f]{32}$/)
  expect(node?.meta).toMatchObject({ url: 'https://example.org/a', internalOrExternal: true })
})

it('leaves out what is switched off, and survives rows that are their own parents', () => {
  expect(menuTree([row({ id: 'a', status: '0', name: '关' }), row({ id: 'b', parentId: 'b', name: '环' })])).toEqual([])
})

it('lists held rights without status, and all rights with it', () => {
  const rows = [row({ perms: 'user:add', name: '添加' }), row({ perms: 'user:sex', status: '0', permsType: '2', name: '性别' })]
  expect(heldActions(rows)).toEqual([{ action: 'user:add', type: '1', describe: '添加' }])
  expect(allActions(rows)).toEqual([
    { action: 'user:add', status: '1', type: '1', describe: '添加' },
    { action: 'user:sex', status: '0', type: '2', describe: '性别' },
  ])
})
