import { expect, it } from 'vitest'
import { testHost } from '../../tests/helpers/client'
import { nameBook } from './name-book'

const people = new Map([
  ['u1', '赵敏'],
  ['u2', '赵云'],
  ['u3', '赵云'],
])

function book(more: { readonly fails?: boolean } = {}) {
  const asked: string[][] = []
  const host = testHost()
  const fetch = async (_: unknown, keys: readonly string[]) => {
    if (more.fails) throw new Error('away')
    asked.push([...keys])
    // As servers do that answer what they do not know by itself.
    return new Map(keys.map(key => [key, people.get(key) ?? key]))
  }
  const find = async (_: unknown, names: readonly string[]) => new Map([...people].filter(([, name]) => names.includes(name)))
  return { asked, names: nameBook(host, { what: 'person', fetch, find }) }
}

it('asks for each name once, fifty at a time', async () => {
  const { asked, names } = book()
  await names.load(['u1', 'u2', 'u1'])
  await names.load(['u2', ...Array.from({ length: 60 }, (_, at) => `x${at}`)])
  expect(asked.map(keys => keys.length)).toEqual([2, 50, 10])
  expect([names.knows('u1'), names.knows('u3')]).toEqual([true, false])
  expect(names.options()).toBe(names.options())
  expect(names.options().slice(0, 2)).toEqual([
    { value: 'u1', text: '赵敏' },
    { value: 'u2', text: '赵云' },
  ])
})

it('finds all who bear a name, and what was given as a key', async () => {
  const { names } = book()
  await names.find(['赵云', 'u1', '无人'])
  expect(names.options()).toEqual([
    { value: 'u2', text: '赵云' },
    { value: 'u3', text: '赵云' },
    { value: 'u1', text: '赵敏' },
  ])
})

it('rejects where nobody answers', async () => {
  await expect(book({ fails: true }).names.load(['u1'])).rejects.toThrow('away')
})
