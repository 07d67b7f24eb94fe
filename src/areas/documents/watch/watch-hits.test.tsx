import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import type { WatchHit } from './calls'
import { WatchBar } from './watch-bar'

beforeAll(plainStyles)

const hit = (parts: Partial<WatchHit>): WatchHit => ({
  entryId: 'e1',
  name: '恒润管材有限公司',
  side: 'black',
  level: '3',
  reason: '围标串标',
  how: 'exact',
  overruledBy: null,
  count: 2,
  places: [{ page: 2, text: '恒潤管材有限公司' }],
  ...parts,
})

function draw(hits: readonly WatchHit[]) {
  const client = fakeClient({ 'GET /unstructur/documentdata/watchlist/hits': [{ id: '7', hits }] })
  const host = testHost({ client })
  render(inHost(host, <WatchBar of={{ source: 'document', id: '7' }} />))
  return { client, host }
}

it('tells which black entries stand in a text and why, and opens it where one stands', async () => {
  const { host, client } = draw([hit({}), hit({ entryId: 'e2', name: '远山测绘', how: 'near', level: '1', count: 1 })])
  const items = within(await screen.findByRole('list', { name: '名单命中' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '黑名单恒润管材有限公司围标串标（2处）',
    '疑似黑名单远山测绘围标串标（1处）',
  ])
  await userEvent.click(screen.getByRole('link', { name: '恒润管材有限公司' }))
  expect(host.opened).toEqual([
    `/unstructur/reader?${new URLSearchParams({ source: 'document', id: '7', page: '2', text: '恒潤管材有限公司' })}`,
  ])
  expect(client.calls.map(({ query }) => query)).toEqual([{ source: 'document', ids: '7' }])
})

it('says nothing of white entries, and of black ones that a white one takes back', async () => {
  const { client } = draw([hit({ side: 'white' }), hit({ entryId: 'e2', overruledBy: '某分公司' })])
  await expect.poll(() => client.calls.length).toBe(1)
  expect(screen.queryByRole('list')).toBeNull()
})
