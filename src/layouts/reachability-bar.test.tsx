import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reachability, watchNetwork } from '../api/reachability'
import { Reachability } from './reachability-bar'

let answer: () => Promise<Response>
const online = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  vi.useFakeTimers()
  online.mockReturnValue(true)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  )
})

afterEach(() => {
  reachability.set(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const said = () => screen.getByRole('status').textContent
/** What stands below has moved down. */
const makesRoom = () => document.documentElement.classList.contains('has-news')

it('says that the server is away, asks every 5 s, and says when it is back', async () => {
  answer = () => Promise.reject(new TypeError('fetch failed'))
  render(<Reachability />)
  expect([said(), makesRoom()]).toEqual(['', false])
  act(() => reachability.set(false))
  expect([said(), makesRoom()]).toEqual(['无法连接服务器，正在重新连接…', true])
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(fetch).toHaveBeenCalledTimes(1)
  answer = async () => new Response(null, { status: 404 })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(said()).toBe('已重新连接服务器')
  expect(makesRoom()).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect([said(), makesRoom()]).toEqual(['', false])
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('takes a proxy with nobody behind it for nobody', async () => {
  answer = async () => new Response(null, { status: 502 })
  render(<Reachability />)
  act(() => reachability.set(false))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(said()).toBe('无法连接服务器，正在重新连接…')
})

it('follows what the browser says of the network', async () => {
  answer = async () => new Response(null, { status: 404 })
  watchNetwork()
  render(<Reachability />)
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(said()).toBe('网络已断开，正在重新连接…')
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(said()).toBe('已重新连接服务器')
})
