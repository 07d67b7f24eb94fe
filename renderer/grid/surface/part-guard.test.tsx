import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { laterPart } from '../../ui/loading/later-part'
import { PartGuard } from './part-guard'

it('keeps a part in its place that cannot be loaded again and again, until it can', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let there = false
  const load = vi.fn(async () => {
    if (!there) throw new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
    return () => <p>编辑</p>
  })
  const Part = laterPart(load)
  const onFail = vi.fn()
  const drawn = (cell: number) => (
    <>
      <p>数据</p>
      <Suspense fallback={null}>
        <PartGuard retryOn={cell} onFail={onFail} fallback={<p>原文</p>}>
          <Part />
        </PartGuard>
      </Suspense>
    </>
  )
  const view = render(drawn(1))
  for (const times of [1, 2, 3]) {
    view.rerender(drawn(times))
    await waitFor(() => expect([load.mock.calls.length, onFail.mock.calls.length]).toEqual([times, times]))
    expect([screen.queryByText('数据'), screen.queryByText('原文')]).not.toContain(null)
  }
  there = true
  view.rerender(drawn(4))
  await screen.findByText('编辑')
})
