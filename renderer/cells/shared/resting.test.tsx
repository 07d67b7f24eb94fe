import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cellField, editCell } from '../../../tests/helpers/draw-cells'
import type { CellEditorProps } from '../../model/cell-type'
import { defineCellType, getCellType } from '../../registry'
import { restingEditor } from './resting'

function Plain({ field, value, onChange, autoFocus, unfolded }: CellEditorProps<string, unknown>) {
  return (
    <input
      aria-label={field.title}
      data-unfolded={unfolded === true}
      ref={element => void (autoFocus && element?.focus())}
      value={value ?? ''}
      onChange={event => onChange(event.target.value)}
      onKeyDown={event => event.key === 'Enter' && onChange(`${value} chosen`)}
    />
  )
}

/** A cell type whose editor comes when the test lets it. */
function slow() {
  let resolve: (editor: typeof Plain) => void = () => undefined
  const promise = new Promise<typeof Plain>(done => {
    resolve = done
  })
  const load = vi.fn(() => promise)
  const type = `slow-${Math.random().toString(36).slice(2)}`
  cellField('input')
  const Editor = restingEditor<string, unknown>(load, { text: value => value ?? '', opens: 'list' })
  defineCellType({ ...getCellType('input'), type, aliases: [], Editor: Editor as never })
  return { load, come: () => act(async () => resolve(Plain)), type }
}

const resting = () => screen.getByRole<HTMLInputElement>('combobox', { name: '字段' })
const editor = () => screen.findByRole<HTMLInputElement>('textbox', { name: '字段' })

it('shows its text and loads nothing before somebody comes', () => {
  const { load, type } = slow()
  editCell(cellField(type), 'a')
  expect(resting().value).toBe('a')
  expect(load).not.toHaveBeenCalled()
})

it('opens under the pointer, and is only entered by the keyboard', async () => {
  for (const [come, unfolded] of [
    ['pointer', 'true'],
    ['keyboard', 'false'],
  ] as const) {
    const { come: arrive, type } = slow()
    const { user, unmount } = editCell(cellField(type), 'a')
    if (come === 'pointer') await user.click(resting())
    else await user.tab()
    await arrive()
    const input = await editor()
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(input.dataset.unfolded).toBe(unfolded)
    unmount()
  }
})

it('gives the editor what was typed before it came', async () => {
  const { come, type } = slow()
  const { user, changes } = editCell(cellField(type))
  await user.tab()
  await user.keyboard('abc')
  await come()
  await waitFor(() => expect(changes).toEqual(['abc']))
})

it('confirms it there, and not in the form around', async () => {
  const { come, type } = slow()
  const { user, changes } = editCell(cellField(type))
  await user.tab()
  await user.keyboard('abc{Enter}')
  await come()
  await waitFor(() => expect(changes).toEqual(['abc', 'abc chosen']))
})

it.each(['readOnly', 'disabled'] as const)('rests for ever when it is %s', async state => {
  const { load, type } = slow()
  const { user } = editCell(cellField(type), 'a', { [state]: true })
  await user.click(resting())
  expect(load).not.toHaveBeenCalled()
})
