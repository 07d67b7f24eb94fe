import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../tests/helpers/client'
import { inHost } from '../../tests/helpers/host'
import { FormWarning } from './form-warning'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CHECK = 'GET /sys/checkRule/checkByCode'

function draw(listed: string) {
  const client = fakeClient({
    [CHECK]: ({ query }: RecordedCall) => {
      const { value, ruleCode } = query as { readonly value: string; readonly ruleCode: string }
      return { success: decodeURIComponent(value) !== listed, message: `${listed}在黑名单中（${ruleCode}）` }
    },
  })
  const element = (value: unknown) => inHost(testHost({ client }), <FormWarning codes={['watchList.company']} value={value} />)
  const view = render(element(null))
  const type = async (value: unknown) => {
    view.rerender(element(value))
    await act(() => vi.advanceTimersByTimeAsync(600))
  }
  return { client, type }
}

it('says what speaks against a value once typing rests, and nothing of another value', async () => {
  const { client, type } = draw('甲公司')
  expect(client.calls).toEqual([])
  await type('甲公司')
  expect(screen.getByRole('status').textContent).toBe('甲公司在黑名单中（watchList.company）')
  await type('乙公司')
  expect(screen.queryByRole('status')).toBeNull()
  await type('')
  expect([client.calls.length, screen.queryByRole('status')]).toEqual([2, null])
})
