import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cellRenderer } from '../../../tests/helpers/cells'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { HostProvider } from '../../source/host-context'
import { BIG, Editor } from './editor'

const DICT = 'sys_user,realname,id'
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ value: `u${index}`, text: `用户${index}` }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function draw(count: number, dict = DICT) {
  const client = fakeClient({ 'GET /sys/dict/loadDict/sys_user%2Crealname%2Cid': [{ value: 'far', text: '欧阳远' }] })
  render(
    <HostProvider renderer={cellRenderer} host={testHost({ client })}>
      <Editor
        field={{ name: 'user', title: '用户', dict }}
        value={null}
        options={rows(count)}
        onChange={() => {}}
        disabled={false}
        readOnly={false}
        invalid={false}
      />
    </HostProvider>,
  )
  await vi.waitFor(() => screen.getByRole('combobox'))
  return client
}

async function type(text: string) {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(800))
}

it('looks for rows of a big table on the server, once the typing rests', async () => {
  const client = await draw(BIG)
  await type('欧阳')
  expect(client.calls.map(({ query }) => query)).toEqual([{ keyword: '欧阳' }])
  expect(screen.getByTitle('欧阳远')).toBeDefined()
})

it.each([
  ['a small table', BIG - 1, DICT],
  ['a dictionary', BIG, 'sex'],
  ['a table under a condition', BIG, `${DICT},sex='2'`],
])('asks nobody about %s', async (_name, count, dict) => {
  const client = await draw(count, dict)
  await type('欧阳')
  expect(client.calls).toEqual([])
})

it('offers what is typed where it may be entered, and no text of an option twice', async () => {
  const settings = (allowInput: boolean) => ({ allowInput })
  const told: (string | null)[] = []
  const editor = (allowInput: boolean) => (
    <HostProvider renderer={cellRenderer} host={testHost()}>
      <Editor
        field={{ name: 'user', title: '用户' }}
        settings={settings(allowInput)}
        value={null}
        options={[{ value: 'a', text: '甲' }]}
        onChange={value => told.push(value)}
        disabled={false}
        readOnly={false}
        invalid={false}
      />
    </HostProvider>
  )
  const { rerender } = render(editor(false))
  await vi.waitFor(() => screen.getByRole('combobox'))
  const offered = () => [...document.querySelectorAll('.ant-select-item-option-content')].map(option => option.textContent)
  await type('乙')
  expect(offered()).toEqual([])
  rerender(editor(true))
  await type('丙')
  expect(offered()).toEqual(['丙'])
  await type('甲')
  expect(offered()).toEqual(['甲'])
  await type(' 丁 ')
  fireEvent.click(document.querySelector('.ant-select-item-option') as Element)
  expect(told).toEqual(['丁'])
})
