import { afterEach, expect, it, vi } from 'vitest'

const load = async () => {
  vi.resetModules()
  return import('./language')
}

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

it('is Chinese where nobody chose', async () => {
  const { inLanguages, language } = await load()
  expect([language(), inLanguages({ save: '保存' }, { save: 'Save' }).save]).toEqual(['zh', '保存'])
})

it('is what was kept, from the next load on', async () => {
  const before = await load()
  before.keepLanguage('en')
  expect(before.language()).toBe('zh')
  const { inLanguages, language } = await load()
  expect([language(), inLanguages({ save: '保存' }, { save: 'Save' }).save]).toEqual(['en', 'Save'])
})

it('is Chinese where something else was kept, or nothing can be', async () => {
  window.localStorage.setItem('weft:language', 'de')
  expect((await load()).language()).toBe('zh')
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect((await load()).language()).toBe('zh')
})

it('follows nobody in a browser', async () => {
  const { followLanguage, language } = await load()
  followLanguage(() => 'en')
  expect(language()).toBe('zh')
})
