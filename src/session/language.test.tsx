import { afterEach, expect, it, vi } from 'vitest'
import { switchLanguage } from './language'

const load = vi.fn()
const ask = vi.fn<() => Promise<boolean>>()
const unsaved = (event: Event) => event.preventDefault()

afterEach(() => {
  window.removeEventListener('beforeunload', unsaved)
  window.localStorage.clear()
  vi.resetAllMocks()
})

it('loads the page in the other language without a question when everything is saved', async () => {
  await switchLanguage(ask, load)
  expect(ask).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
  expect(window.localStorage.getItem('weft:language')).toBe('en')
})

it('changes nothing when somebody would rather save first', async () => {
  window.addEventListener('beforeunload', unsaved)
  ask.mockResolvedValue(false)
  await switchLanguage(ask, load)
  expect(load).not.toHaveBeenCalled()
  expect(window.localStorage.getItem('weft:language')).toBeNull()
})

it('has the browser not ask again what was answered', async () => {
  window.addEventListener('beforeunload', unsaved)
  ask.mockResolvedValue(true)
  await switchLanguage(ask, load)
  expect(load).toHaveBeenCalledOnce()
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  expect(leave(), 'who leaves later is asked again').toBe(false)
})
