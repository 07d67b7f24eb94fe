import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { inHost } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { ScreensContext } from '../../ui/page/screens-context'
import { FormRights } from './form-rights'
import { found, readSubjects } from './model'

plainStyles()

const API = '/online/cgform/api'
const column = { code: 'cost', title: '费用', status: 1, listShow: true, formShow: false, formEditable: false }

function draw() {
  const client = fakeClient({
    [`GET ${API}/authColumn/f1`]: [column],
    'GET /online/cgform/head/enhanceButton/f1': [{ code: 'add', title: '新增' }],
    [`GET ${API}/authButton/f1`]: { buttonList: [], authList: [{ id: 'b1', code: 'add', status: 1 }] },
    [`GET ${API}/authData/f1`]: [],
    [`GET ${API}/authPage/f1/1`]: [{ id: 'c1', code: 'cost', page: 3, control: 5 }],
    [`GET ${API}/authPage/f1/2`]: [{ id: 'b1', code: 'add', page: 3, control: 5 }],
    [`GET ${API}/roleAuth`]: [],
    'GET /sys/role/queryall': [{ id: 'r1', roleName: '审计员' }],
    [`PUT ${API}/authColumn`]: null,
    [`PUT ${API}/authButton/b1`]: null,
    [`POST ${API}/roleColumnAuth/r1/f1`]: null,
  })
  const screens = { Screen: () => null, Title: () => null, open: async () => {}, emit: () => {}, listen: () => () => {} }
  const drawn = (
    <ScreensContext.Provider value={screens}>
      <FormRights settings={{ form: 'f1' }} values={{}} />
    </ScreensContext.Provider>
  )
  render(inHost(testHost({ client }), drawn))
  return client
}

it('grants what is under control to the one that was chosen, and nothing before one is', async () => {
  const client = draw()
  const box = (await screen.findByRole('checkbox', { name: '费用：列表可见授权' })) as HTMLInputElement
  expect(box.disabled).toBe(true)
  await userEvent.click(await screen.findByText('审计员'))
  await waitFor(() => expect(box.disabled).toBe(false))
  expect((screen.getByRole('checkbox', { name: '费用：表单可见授权' }) as HTMLInputElement).disabled).toBe(true)
  await userEvent.click(box)
  await waitFor(() =>
    expect(client.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: `${API}/roleColumnAuth/r1/f1`,
      body: { authId: '["c1"]', authMode: 'role' },
    }),
  )
})

it('frees a column and a button', async () => {
  const client = draw()
  const puts = () => client.calls.filter(({ method }) => method === 'PUT')
  await userEvent.click(await screen.findByRole('switch', { name: '费用：启用控制' }))
  await waitFor(() => expect(puts()).toMatchObject([{ body: { cgformId: 'f1', code: 'cost', status: 0 } }]))
  await userEvent.click(screen.getByRole('tab', { name: '按钮权限' }))
  const button = (await screen.findByRole('switch', { name: '新增：启用控制' })) as HTMLButtonElement
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
  await waitFor(() => expect(puts().at(-1)?.path).toBe(`${API}/authButton/b1`))
})

it('finds departments with what stands above them', () => {
  const departs = readSubjects('depart', [
    {
      key: 'a',
      title: '审计局',
      children: [
        { key: 'b', title: '数据处' },
        { key: 'c', title: '法规处' },
      ],
    },
  ])
  expect(found(departs, '数据')).toMatchObject([{ id: 'a', children: [{ id: 'b' }] }])
  expect(found(departs, '无')).toEqual([])
})
