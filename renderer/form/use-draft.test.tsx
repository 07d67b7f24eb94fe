import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft, DraftStore } from './draft-store'
import type { FormSession } from './form-session'
import { useDraft } from './use-draft'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function draw() {
  let typed = ''
  let changed = () => undefined as unknown
  const session = {
    get dirty() {
      return typed !== ''
    },
    onChange(listener: () => void) {
      changed = listener
      return () => undefined
    },
    draft: (): Draft => ({ values: { name: typed }, read: {}, time: 0 }),
  } as unknown as FormSession
  const kept: string[] = []
  const store: DraftStore = {
    get: async () => undefined,
    set: async (_, draft) => void kept.push(String(draft.values.name)),
    remove: async () => undefined,
  }
  const hook = renderHook(() => useDraft(session, 'key', store))
  const type = (text: string) => {
    typed += text
    changed()
  }
  return { kept, type, ...hook }
}

describe('what is typed', () => {
  it('is written when typing rests', () => {
    const { kept, type } = draw()
    type('王')
    vi.advanceTimersByTime(399)
    expect(kept).toEqual([])
    vi.advanceTimersByTime(1)
    expect(kept).toEqual(['王'])
  })

  it('is written every two seconds while typing does not rest', () => {
    const { kept, type } = draw()
    for (let key = 0; key < 50; key++) {
      type('a')
      vi.advanceTimersByTime(100)
    }
    expect(kept.map(text => text.length)).toEqual([20, 40])
  })

  it.each(['beforeunload', 'pagehide', 'visibilitychange'])('is written at once by %s', event => {
    const { kept, type } = draw()
    type('半')
    window.dispatchEvent(new Event(event))
    expect(kept).toEqual(['半'])
    vi.advanceTimersByTime(1000)
    expect(kept).toEqual(['半'])
  })

  it('is written when the form goes with its place, and not once it was saved', () => {
    const one = draw()
    one.type('留')
    one.unmount()
    expect(one.kept).toEqual(['留'])
    const other = draw()
    other.type('存')
    other.result.current.finish()
    other.unmount()
    expect(other.kept).toEqual([])
  })
})
