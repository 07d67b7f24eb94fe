import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, editCell } from '../../../tests/helpers/draw-cells'
import type { AnyCellType, CellEditorProps } from '../../model/cell-type'
import { retryLostParts } from '../../model/lost-parts'
import { createRenderer } from '../../registry'
import { lazyEditor } from './lazy-editor'

function Plain({ field, value, onChange, onBlur, autoFocus, unfolded }: CellEditorProps<string, unknown>) {
  return (
    <input
      aria-label={field.title}
      data-unfolded={unfolded === true}
      ref={element => void (autoFocus && element?.focus())}
      value={value ?? ''}
      onChange={event => onChange(event.target.value)}
      onBlur={onBlur}
      onKeyDown={event => ['Enter', 'Tab'].includes(event.key) && onChange(`${value} by ${event.key}`)}
    />
  )
}

/** A cell type whose editor is loaded so. */
function typeOf(opens: 'list' | 'calendar', load: () => Promise<typeof Plain>): AnyCellType {
  const Editor = lazyEditor<string, unknown>(load, {
    text: value => value ?? '',
    fromText: text => (text.startsWith('=') ? text.slice(1) : undefined),
    opens,
  })
  return { ...testCells.get('input'), type: 'slow', aliases: [], Editor: Editor as never }
}

/** Draws the editor of a renderer that has no other cell type. */
function edit(type: AnyCellType, start: unknown = null, parts: Parameters<typeof editCell>[2] = {}) {
  const renderer = createRenderer({ cells: [type] })
  return editCell(cellField(type.type, {}, {}, renderer.cells), start, { renderer, ...parts })
}

/** A cell type whose editor comes when the test lets it. */
function slow(opens: 'list' | 'calendar' = 'list') {
  let resolve: (editor: typeof Plain) => void = () => undefined
  const promise = new Promise<typeof Plain>(done => {
    resolve = done
  })
  const load = vi.fn(() => promise)
  return { load, come: () => act(async () => resolve(Plain)), type: typeOf(opens, load) }
}

const resting = () => screen.getByRole<HTMLInputElement>('combobox', { name: '字段' })
const editor = () => screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })
const quiet = () => act(() => new Promise<void>(done => setTimeout(done, 100)))

/** A place to go on to, behind the cell. */
function goOnTo(): HTMLElement {
  const next = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => {
    next.blur()
    next.remove()
  })
  return next
}

it('shows its text and loads nothing before somebody comes', () => {
  const { load, type } = slow()
  edit(type, 'a')
  expect(resting().value).toBe('a')
  expect(load).not.toHaveBeenCalled()
})

it('tells what was typed and is a value when it is left, and needs no editor for that', async () => {
  const { load, come, type } = slow()
  const { user, changes } = edit(type, 'a')
  const next = goOnTo()
  await user.tab()
  await user.keyboard('=b')
  expect(changes).toEqual([])
  await user.tab()
  expect(changes).toEqual(['b'])
  expect(resting().value).toBe('b')
  expect(document.activeElement).toBe(next)
  await come()
  await quiet()
  expect(load).toHaveBeenCalledTimes(1)
  expect(resting().value).toBe('b')
  expect(changes).toEqual(['b'])
})

it('opens under the pointer, and is only entered by the keyboard', async () => {
  for (const [come, unfolded] of [
    ['pointer', 'true'],
    ['keyboard', 'false'],
  ] as const) {
    const { come: arrive, type } = slow()
    const { user, unmount } = edit(type, 'a')
    if (come === 'pointer') await user.click(resting())
    else await user.tab()
    await arrive()
    const input = await editor()
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(input.dataset.unfolded).toBe(unfolded)
    unmount()
  }
})

it('opens under a pointer that comes while it is on its way to the focus', async () => {
  const { come, type } = slow()
  const { user } = edit(type, 'a')
  await user.tab()
  await user.click(resting())
  await come()
  expect((await editor()).dataset.unfolded).toBe('true')
})

it('is only entered where the press before it was left again', async () => {
  const { come, type } = slow()
  const { user } = edit(type, 'a')
  const next = goOnTo()
  await user.click(resting())
  await user.click(next)
  await user.tab({ shift: true })
  await come()
  expect((await editor()).dataset.unfolded).toBe('false')
})

it.each([
  ['gives the editor what was typed before it came', 'abc', ['abc']],
  ['confirms it there, and not in the form around', 'abc{Enter}', ['abc', 'abc by Enter']],
])('%s', async (_, keys, expected) => {
  const { come, type } = slow()
  const { user, changes } = edit(type)
  await user.tab()
  await user.keyboard(keys)
  await come()
  await waitFor(() => expect(changes).toEqual(expected))
})

it.each(['readOnly', 'disabled'] as const)('rests for ever when it is %s', async state => {
  const { load, type } = slow()
  const { user } = edit(type, 'a', { [state]: true })
  await user.click(resting())
  expect(load).not.toHaveBeenCalled()
})

it('shows what is typed meanwhile in the place of its text, and that again once it is given up', async () => {
  const { type } = slow()
  const { user } = edit(type, '甲')
  const escaped = vi.fn()
  await user.tab()
  await user.keyboard('ab{Backspace}c')
  await user.paste('d')
  expect(resting().value).toBe('acd')
  document.addEventListener('keydown', escaped)
  onTestFinished(() => document.removeEventListener('keydown', escaped))
  await user.keyboard('{Escape}')
  expect(resting().value).toBe('甲')
})

it('chooses what stands in it for whoever comes by keyboard, so that he types over it', async () => {
  const { come, type } = slow('calendar')
  const { user, changes } = edit(type, '2026-01-01')
  await user.tab()
  await come()
  const input = await editor()
  await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 10]))
  await user.keyboard('x')
  expect(changes).toEqual(['x'])
})

it('comes when an input method has finished', async () => {
  const { come, type } = slow()
  const { user, changes } = edit(type, '甲')
  await user.tab()
  fireEvent.compositionStart(resting())
  fireEvent.change(resting(), { target: { value: 'yi' } })
  await come()
  await quiet()
  expect(resting().value).toBe('yi')
  fireEvent.compositionEnd(resting(), { data: '乙' })
  await waitFor(() => expect(changes).toEqual(['乙']))
})

describe('an editor that comes when somebody has gone on', () => {
  it('stays at rest when nothing was typed', async () => {
    const { come, type } = slow()
    const { user, changes } = edit(type, 'a')
    const next = goOnTo()
    await user.click(resting())
    await user.click(next)
    await come()
    await quiet()
    expect([document.activeElement, resting().value, changes]).toEqual([next, 'a', []])
    // It has been loaded meanwhile, and comes with the next visit.
    await user.click(resting())
    expect(document.activeElement).toBe(await editor())
  })

  it.each(['list', 'calendar'] as const)('takes what was typed and kept by Tab, and leaves the focus where it is: %s', async opens => {
    const { come, type } = slow(opens)
    const { user, changes } = edit(type, 'a')
    const next = goOnTo()
    await user.tab()
    await user.keyboard('bcd')
    await user.tab()
    expect(document.activeElement).toBe(next)
    const moved = vi.fn()
    next.addEventListener('blur', moved)
    await come()
    await waitFor(() => expect(changes).toEqual(['bcd', 'bcd by Tab']))
    await quiet()
    expect([document.activeElement, moved.mock.calls]).toEqual([next, []])
  })

  it('is told of the leaving, as if somebody had been there', async () => {
    const { come, type } = slow('calendar')
    const onBlur = vi.fn()
    const { user, changes } = edit(type, 'a', { onBlur })
    const next = goOnTo()
    await user.tab()
    await user.keyboard('bcd')
    await user.click(next)
    const before = onBlur.mock.calls.length
    await come()
    await waitFor(() => expect(changes).toEqual(['bcd']))
    await waitFor(() => expect(onBlur).toHaveBeenCalledTimes(before + 1))
    expect(document.activeElement).toBe(next)
  })

  it('forgets what was only searched for in a list', async () => {
    const { come, type } = slow('list')
    const { user, changes } = edit(type, 'a')
    const next = goOnTo()
    await user.click(resting())
    await user.keyboard('bcd')
    await user.click(next)
    await come()
    await quiet()
    expect([document.activeElement, resting().value, changes]).toEqual([next, 'a', []])
  })
})

describe('a record with an editor that has not come', () => {
  const guarded = () => {
    const checks = new Set<() => Promise<string | undefined>>()
    const guard = (check: () => Promise<string | undefined>) => {
      checks.add(check)
      return () => void checks.delete(check)
    }
    const ask = () => Promise.all([...checks].map(check => check()))
    return { guard, ask, checks }
  }

  it('is saved when the editor has what was typed', async () => {
    const { come, type } = slow('calendar')
    const { guard, ask, checks } = guarded()
    const { user, changes } = edit(type, null, { guard })
    expect(checks.size).toBe(0)
    await user.tab()
    await user.keyboard('abc')
    const answer = vi.fn()
    const asked = ask().then(answer)
    await quiet()
    expect(answer).not.toHaveBeenCalled()
    await come()
    await act(() => asked)
    expect([answer.mock.calls, changes, checks.size]).toEqual([[[[undefined]]], ['abc'], 0])
  })

  it('is not saved when the editor cannot be loaded, and is once it could be, which takes the focus from nobody', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let fail: () => void = () => undefined
    const first = new Promise<typeof Plain>((_resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
    })
    let there = false
    const type = typeOf('calendar', () => (there ? Promise.resolve(Plain) : first))
    const { guard, ask, checks } = guarded()
    const { user, changes } = edit(type, null, { guard })
    const next = goOnTo()
    await user.tab()
    await user.keyboard('abc')
    const asked = ask()
    await act(async () => fail())
    expect(await asked).toEqual(['加载失败'])
    await screen.findByRole('button', { name: '重试' })
    await user.click(next)
    there = true
    act(() => retryLostParts())
    await waitFor(() => expect(changes).toEqual(['abc']))
    await waitFor(() => expect(checks.size).toBe(0))
    expect(document.activeElement).toBe(next)
  })
})
