import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cellRenderer } from '../../tests/helpers/cells'
import { fakeClient, testHost } from '../../tests/helpers/client'
import type { Host } from '../model/host'
import { HostProvider } from '../source/host-context'
import { useDictionarySearch } from './search'
import { dictionariesOf } from './store'
import { useDictionary } from './use-dictionary'

function Options({ code }: { readonly code?: string }) {
  const { options, state } = useDictionary(code)
  return <p>{`${state}: ${options.map(option => option.text).join()}`}</p>
}

function Search({ keyword }: { readonly keyword: string }) {
  const { options } = useDictionarySearch('sys_user,realname,id', keyword)
  return <p>{options.map(option => option.text).join() || 'nothing'}</p>
}

function draw(host: Host, node: ReactNode) {
  return render(
    <HostProvider renderer={cellRenderer} host={host}>
      {node}
    </HostProvider>,
  )
}

describe('useDictionary', () => {
  it('shares one request among all who show a code', async () => {
    const client = fakeClient({ 'GET /sys/dict/getDictItems/sex': [{ value: '1', text: '男' }] })
    draw(
      testHost({ client }),
      <>
        <Options code="sex" />
        <Options code="sex" />
      </>,
    )
    expect(await screen.findAllByText('ready: 男')).toHaveLength(2)
    expect(client.calls).toHaveLength(1)
  })

  it('is ready without options when there is no code', () => {
    draw(testHost(), <Options />)
    expect(screen.getByText('ready:')).toBeDefined()
  })

  it('shows options again after they were invalidated', async () => {
    let text = '男'
    const host = testHost({ client: fakeClient({ 'GET /sys/dict/getDictItems/sex': () => [{ value: '1', text }] }) })
    draw(host, <Options code="sex" />)
    await screen.findByText('ready: 男')
    text = '先生'
    act(() => dictionariesOf(host).invalidate('sex'))
    expect(await screen.findByText('ready: 先生')).toBeDefined()
  })

  it('says that it failed', async () => {
    const host = testHost({ client: fakeClient({}) })
    draw(host, <Options code="sex" />)
    expect(await screen.findByText('failed:')).toBeDefined()
    expect(host.notices).toEqual(['warning: 请求字典值【sex】失败！'])
  })
})

describe('useHost', () => {
  it('says what is missing', () => {
    expect(() => renderToString(<Options code="sex" />)).toThrow('wrap the screen in <HostProvider')
  })
})

describe('useDictionarySearch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks once the typing rests for 800 ms, and not for blanks', async () => {
    const client = fakeClient({ 'GET /sys/dict/loadDict/sys_user%2Crealname%2Cid': [{ value: 'u1', text: '张三' }] })
    const host = testHost({ client })
    const drawn = draw(host, <Search keyword="" />)
    for (const keyword of [' ', '张', '张三']) {
      drawn.rerender(
        <HostProvider renderer={cellRenderer} host={host}>
          <Search keyword={keyword} />
        </HostProvider>,
      )
      await act(() => vi.advanceTimersByTimeAsync(500))
    }
    expect(client.calls).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(client.calls.map(call => call.query)).toEqual([{ keyword: '张三' }])
    expect(screen.getByText('张三')).toBeDefined()
  })
})
