import { describe, expect, it, vi } from 'vitest'
import { createClosing } from './closing'
import { newTab, type TabList, without } from './tab-list'

function open(paths: string, active: string) {
  let list: TabList = { tabs: paths.split(' ').map(pathname => newTab({ pathname, search: '' })), active }
  const happened: string[] = []
  const store = {
    rules: { home: '/home' },
    get: () => list,
    activate(id: string) {
      happened.push(`show ${id}`)
      list = { ...list, active: id }
    },
    close(ids: Iterable<string>) {
      list = without(list, new Set(ids))
    },
    refresh: (id: string) => void happened.push(`refresh ${id}`),
  }
  const warn = vi.fn()
  return { closing: createClosing(store, warn), warn, happened, left: () => [list.tabs.map(({ id }) => id).join(' '), list.active] }
}

/** Answers after a person has read the question. */
const asking = (answer: boolean, asked: () => void) => () =>
  new Promise<boolean>(resolve => {
    asked()
    setTimeout(() => resolve(answer), 5)
  })

it.each([
  ['/home /a', '首页不能关闭!'],
  ['/home', '这是最后一页，不能再关闭了啦'],
])('of %s warns who closes home: %s', async (paths, text) => {
  const { closing, warn, left } = open(paths, '/home')
  await closing.close('/home')
  expect(warn).toHaveBeenCalledWith(text)
  expect(left()).toEqual([paths, '/home'])
})

it('closes what has nothing to lose without a word, wherever it stands', async () => {
  const { closing, happened, left } = open('/home /a /b', '/b')
  closing.guard('/a', async () => true)
  await closing.close('/a')
  expect([left(), happened]).toEqual([['/home /b', '/b'], []])
})

describe('what is not saved', () => {
  it('is asked for with its tab in front, and who agrees is back where he was', async () => {
    const { closing, happened, left } = open('/home /a /b', '/b')
    closing.guard(
      '/a',
      asking(true, () => happened.push('ask')),
    )
    await closing.close('/a')
    expect(happened).toEqual(['ask', 'show /a'])
    expect(left()).toEqual(['/home /b', '/b'])
  })

  it('stays, and is shown, when somebody says no; what comes after it stays too', async () => {
    const { closing, happened, left } = open('/home /a /b /c /d', '/d')
    closing.guard(
      '/b',
      asking(false, () => happened.push('ask')),
    )
    await closing.closeBeside('/d', 'left')
    expect(left()).toEqual(['/home /b /c /d', '/b'])
    expect(happened).toEqual(['ask', 'show /b'])
  })

  it('is not asked for twice at a time, nor of a page that has gone', async () => {
    const { closing, happened } = open('/home /a', '/a')
    const end = closing.guard(
      '/a',
      asking(false, () => happened.push('ask')),
    )
    await Promise.all([closing.close('/a'), closing.close('/a'), closing.refresh('/a')])
    expect(happened).toEqual(['ask'])
    end()
    await closing.refresh('/a')
    expect(happened).toEqual(['ask', 'refresh /a'])
  })
})

it.each([
  ['left', '/c', '/home /c /d', '/c'],
  ['right', '/b', '/home /a /b', '/a'],
  ['others', '/c', '/home /c', '/c'],
] as const)('closes what is to the %s of %s: %s', async (side, id, want, active) => {
  const { closing, left } = open('/home /a /b /c /d', '/a')
  await closing.closeBeside(id, side)
  expect(left()).toEqual([want, active])
})
