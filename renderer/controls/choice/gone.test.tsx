import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../../tests/helpers/client'
import { cellField, editCell, showCell } from '../../../tests/helpers/draw-cells'

const USERS = 'GET /sys/user/list'
const ITEMS = `GET /sys/dict/loadDictItem/${encodeURIComponent('sys_user,realname,username')}`
const people: Record<string, string> = { zhang: '张伟', admin: 'admin' }

function office() {
  const keysOf = ({ query }: RecordedCall) => String(query?.key ?? '').split(',')
  const client = fakeClient({
    [USERS]: ({ query }: RecordedCall) => {
      const found = String(query?.username ?? '')
        .split(',')
        .flatMap(username => (people[username] ? [{ id: username, username, realname: people[username] }] : []))
      return { records: found, total: found.length }
    },
    [ITEMS]: (call: RecordedCall) => keysOf(call).flatMap(key => people[key] ?? (call.query?.delNotExist === false ? key : [])),
    'GET /sys/role/queryall': [{ id: 'r1', roleName: '管理员' }],
    'GET /sys/sysDepart/queryIdTree': [{ key: 'd1', title: '审计局' }],
  })
  return { client, host: testHost({ client }) }
}

const search = { dict: 'sys_user,realname,username' }

describe('a stored value whose record is gone', () => {
  it.each([
    ['sel_user', {}, 'zhang,ghost', '张伟,ghost'],
    ['sel_role', {}, 'r1,ghost', '管理员,ghost'],
    ['sel_depart', {}, 'd1,ghost', '审计局,ghost'],
    ['sel_search', search, 'ghost', 'ghost'],
  ] as const)('of a %s stands for itself, with a hint', async (type, settings, value, text) => {
    const { host } = office()
    const { container } = showCell(cellField(type, settings), { it: value }, { host })
    await vi.waitFor(() => expect(container.querySelector('.weft-gone')?.textContent).toBe(text))
  })

  it('is none where a name is the same as what is stored', async () => {
    const { client, host } = office()
    const { container } = showCell(cellField('sel_search', search), { it: 'admin' }, { host })
    await vi.waitFor(() => expect(client.calls).toHaveLength(2))
    await vi.waitFor(() => expect(container.textContent).toBe('admin'))
    expect(container.querySelector('.weft-gone')).toBeNull()
  })

  it.each([
    ['sel_user', 'zhang,ghost', '张伟,ghost'],
    ['sel_depart', 'd1,ghost', '审计局,ghost'],
  ] as const)('is told in the input of a %s too', async (type, value, text) => {
    const { host } = office()
    editCell(cellField(type), value, { host })
    const input = await screen.findByRole('textbox', { name: '字段' })
    await vi.waitFor(() => expect(input.getAttribute('title')).toBe(`${text}（ghost 已不存在，或没有查看权限）`))
  })
})
