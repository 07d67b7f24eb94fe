import { expect, it } from 'vitest'
import { Listeners, NamedListeners, Store } from './store'

it('calls its listeners with every event until they end', () => {
  const heard: string[] = []
  const listeners = new Listeners<number>()
  const end = listeners.subscribe(event => heard.push(`first ${event}`))
  listeners.subscribe(event => heard.push(`second ${event}`))
  listeners.emit(1)
  expect(listeners.size).toBe(2)
  end()
  end()
  listeners.emit(2)
  expect(heard).toEqual(['first 1', 'second 1', 'second 2'])
})

it('calls no listener for an event during which it came or went', () => {
  const heard: string[] = []
  const listeners = new Listeners()
  listeners.subscribe(() => {
    end()
    listeners.subscribe(() => heard.push('came'))
  })
  const end = listeners.subscribe(() => heard.push('went'))
  listeners.emit()
  expect(heard).toEqual([])
  listeners.emit()
  expect(heard).toEqual(['came'])
})

it('has the other listeners called when the last of an earlier name goes twice', () => {
  const heard: string[] = []
  const listeners = new NamedListeners()
  const end = listeners.subscribe('a', () => heard.push('old'))
  end()
  listeners.subscribe('a', () => heard.push('new'))
  listeners.subscribe('b', () => heard.push('other'))
  end()
  listeners.emit('a')
  listeners.emit('nothing of it')
  expect(heard).toEqual(['new'])
})

it('tells of another value, and not of the same one', () => {
  const store = new Store<{ readonly at: number }>({ at: 1 })
  const seen: number[] = []
  const end = store.subscribe(() => seen.push(store.get().at))
  const second = { at: 2 }
  store.set(second)
  store.set(second)
  expect(store.get()).toBe(second)
  end()
  store.set({ at: 3 })
  expect(seen).toEqual([2])
})
