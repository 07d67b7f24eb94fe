import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { memoryAddress, type RecordedCall } from '../../../tests/helpers/client'
import { dialogTitled } from '../../../tests/helpers/dialogs'
import { drawScreen } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { RequestError } from '../../model/client'

beforeAll(plainStyles)

const right = (action: string) => ({ action, type: '1', status: '1' })
const ALL = ['storedScreen:add', 'storedScreen:share', 'permission:add', 'permission:list']
const sources = [
  { code: '/a', title: '甲表', exports: false, fields: [{ name: 'name', title: '姓名', type: 'input', kind: 'text', dict: null }] },
]
const pageScreen = {
  screen: 'query',
  title: '计数',
  source: '/a',
  fields: { name: { title: '姓名', type: 'input' } },
  analysis: { measures: [{ measure: 'count' }] },
}
const stored = {
  id: 'p1',
  name: 'count',
  title: '计数',
  content: JSON.stringify(pageScreen),
  audience: 'own',
  roleIds: '',
  mayEdit: true,
  mayDelete: true,
  version: 3,
}
const menus = [
  {
    key: 'm1',
    title: '在线课程',
    menuType: 0,
    component: 'layouts/RouteView',
    children: [{ key: 'm2', title: '讲师管理', menuType: 1, component: 'screens/course/lecturer', children: null }],
  },
]

function draw({
  id = 'demo/query',
  rights = ALL,
  answers = {},
}: {
  id?: string
  rights?: readonly string[]
  answers?: { [call: string]: unknown }
} = {}) {
  const opened: string[] = []
  const titles: string[] = []
  const drawn = drawScreen({
    screens: { [id]: pageScreen },
    answers: {
      'GET /sys/query/sources': sources,
      'POST /sys/query/run': {
        columns: [{ name: 'm0', field: null, kind: 'integer', bucket: null, measure: 'count' }],
        rows: [{ m0: 7 }],
        truncated: false,
      },
      'GET /sys/savedQuery/mine': [],
      'GET /sys/storedScreen/mine': [{ id: 'p1', name: 'count', title: '计数页', kind: 'query', mine: false, ownerName: '王五' }],
      'GET /sys/storedScreen/queryByName': stored,
      'GET /sys/permission/list': menus,
      'POST /sys/storedScreen/add': ({ body }: RecordedCall) => ({ ...stored, ...(body as object), title: '新页' }),
      'POST /sys/permission/add': null,
      'PUT /sys/storedScreen/edit': ({ body }: RecordedCall) => ({ ...stored, ...(body as object), version: 4 }),
      'DELETE /sys/storedScreen/delete': null,
      'GET /sys/dict/getDictItems/sys_role%2Crole_name%2Cid': [{ value: 'r1', text: '审计员' }],
      ...answers,
    },
    host: {
      auth: rights.map(right),
      allAuth: ALL.map(right),
      openScreen: screenId => void opened.push(screenId),
    },
    tab: { address: memoryAddress({}), rename: title => void titles.push(title) },
  })
  const bodies = (call: string) => drawn.client.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body)
  return { ...drawn, opened, titles, bodies }
}

async function saveAs(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: '保存为页面' }))
  return within(await dialogTitled('保存为页面'))
}

it('makes a page of a question, with a place in the menu, and opens it', async () => {
  const user = userEvent.setup()
  const { bodies, opened, host } = draw()
  const dialog = await saveAs(user)
  expect(dialog.getByText(/页面是系统的一部分/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '确定' }))
  expect(await dialog.findByText('请输入页面标题')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: '页面标题' }), ' 新页 ')
  await user.type(dialog.getByRole('textbox', { name: '页面地址' }), 'New')
  expect(await dialog.findByText('页面地址只能由小写字母、数字和短横线组成')).toBeTruthy()
  await user.clear(dialog.getByRole('textbox', { name: '页面地址' }))
  await user.type(dialog.getByRole('textbox', { name: '页面地址' }), 'new-page')
  await user.click(dialog.getByRole('radio', { name: '所有人' }))
  await user.click(dialog.getByRole('combobox', { name: '菜单位置' }))
  expect(screen.queryByText('讲师管理')).toBeNull()
  await user.click(await screen.findByText('在线课程'))
  await user.click(dialog.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(opened).toEqual(['stored/new-page']))
  const [made] = bodies('POST /sys/storedScreen/add') as { content: string }[]
  expect(made).toMatchObject({ name: 'new-page', audience: 'all', roleIds: '' })
  expect(JSON.parse(made?.content ?? '')).toEqual({
    screen: 'query',
    title: '新页',
    source: '/a',
    fields: { name: { title: '姓名', type: 'input' } },
    analysis: { measures: [{ measure: 'count' }], limit: 1000, chart: 'none' },
  })
  expect(bodies('POST /sys/permission/add')).toMatchObject([
    { name: '新页', menuType: 1, parentId: 'm1', url: '/stored/new-page', component: 'stored/new-page' },
  ])
  expect(host.notices).toEqual(['success: 保存成功'])
})

it('asks for the roles that see it, and keeps to oneself what one may not share', async () => {
  const user = userEvent.setup()
  const { bodies, unmount } = draw()
  const dialog = await saveAs(user)
  await user.type(dialog.getByRole('textbox', { name: '页面标题' }), '甲')
  await user.click(dialog.getByRole('radio', { name: '指定角色' }))
  await user.click(dialog.getByRole('button', { name: '确定' }))
  expect(await dialog.findByText('请选择可以查看页面的角色')).toBeTruthy()
  expect(bodies('POST /sys/storedScreen/add')).toEqual([])
  unmount()
  draw({ rights: ['storedScreen:add'] })
  const own = await saveAs(user)
  expect(own.getByText('没有共享页面的权限，页面仅自己可见')).toBeTruthy()
  expect(own.getByRole<HTMLInputElement>('radio', { name: '所有人' }).disabled).toBe(true)
  expect(own.queryByRole('combobox', { name: '菜单位置' })).toBeNull()
})

it('offers no page to who may not make one, and only the pages that he may open', async () => {
  const user = userEvent.setup()
  const { opened } = draw({ rights: [] })
  const link = await screen.findByRole('button', { name: '计数页' })
  expect(link.title).toBe('由王五创建')
  expect(screen.queryByRole('button', { name: '保存为页面' })).toBeNull()
  await user.click(link)
  expect(opened).toEqual(['stored/count'])
})

it('changes the page that it is, by its version, asks before it replaces what others did, and deletes it', async () => {
  const user = userEvent.setup()
  let calls = 0
  const { bodies, titles, host } = draw({
    id: 'stored/count',
    answers: {
      'PUT /sys/storedScreen/edit': ({ body }: RecordedCall) => {
        calls += 1
        if (calls === 1) return new RequestError('数据已被修改', 409, false, { ...stored, version: 8 })
        return { ...stored, ...(body as object), version: 9 }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: '保存页面' }))
  await waitFor(() => expect(host.notices).toContain('success: 保存成功'))
  expect(bodies('PUT /sys/storedScreen/edit')).toMatchObject([{ id: 'p1', version: 3 }, { version: 8 }])
  expect(host.notices[0]).toMatch(/^confirm: 页面已被他人修改，是否用当前内容覆盖？/)
  await user.click(screen.getByRole('button', { name: '页面设置' }))
  const dialog = within(await dialogTitled('页面设置'))
  await user.type(dialog.getByRole('textbox', { name: '页面标题' }), '改')
  await user.click(dialog.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(titles).toEqual(['计数改']))
  const last = bodies('PUT /sys/storedScreen/edit').at(-1) as { content: string }
  expect(JSON.parse(last.content)).toMatchObject({ title: '计数改', analysis: { measures: [{ measure: 'count' }] } })
  await user.click(screen.getByRole('button', { name: '删除页面' }))
  expect(await screen.findByText('删除成功')).toBeTruthy()
  expect(host.notices.some(notice => notice.startsWith('confirm: 是否删除页面'))).toBe(true)
})

it('goes back to what was saved last, not to what the page was opened with', async () => {
  const user = userEvent.setup()
  const { host } = draw({ id: 'stored/count' })
  await user.click(await screen.findByRole('button', { name: '修改查询' }))
  await user.click(screen.getByRole('button', { name: '添加统计' }))
  await user.click(screen.getByRole('button', { name: '保存页面' }))
  await waitFor(() => expect(host.notices).toContain('success: 保存成功'))
  await user.click(screen.getByRole('button', { name: '删除统计 2' }))
  await user.click(screen.getByRole('button', { name: '删除统计 1' }))
  await user.click(screen.getByRole('button', { name: '重置' }))
  expect(await screen.findByRole('button', { name: '删除统计 2' })).toBeTruthy()
})

it('tells who may not see its data that he may not', async () => {
  draw({ id: 'stored/count', answers: { 'GET /sys/query/sources': [] } })
  expect(await screen.findByText('没有查看该页面数据的权限，请联系管理员授权')).toBeTruthy()
})

it('tells what is wrong in a page where it stands', async () => {
  drawScreen({ screens: { 'stored/broken': '{"screen":"query","title":"坏","source":"/a","analysis":{"columns":["gone"]}}' } })
  expect(await screen.findByText('页面定义有误')).toBeTruthy()
  expect(screen.getByText(/^stored\/broken\.json:1:68 SCREEN_UNKNOWN_FIELD/)).toBeTruthy()
})
