import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cellField, editCell, showCell } from '../../../tests/helpers/draw-cells'
import { strengthOf } from './editor'

/** A password has no role. */
const passwordInput = () =>
  waitFor(() => {
    const box = document.querySelector<HTMLInputElement>('input[type="password"]')
    if (box === null) throw new Error('no input')
    return box
  })

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['Ab1-', 0],
    ['abcdefgh', 1],
    ['aaaaaaaa1', 1],
    ['abcdef12', 2],
    ['Abcdef12', 3],
    ['Abcdef12-x', 3],
    ['密码密码密码密码', 1],
  ])('of %j is %d', (text, level) => {
    expect(strengthOf(text)).toBe(level)
  })

  it('is said while it is typed, where the settings want it', async () => {
    const { user } = editCell(cellField('password', { strength: true }))
    const box = await passwordInput()
    expect(screen.queryByRole('status')).toBeNull()
    await user.type(box, 'abcdef')
    expect(screen.getByRole('status').textContent).toBe('强度：太短')
    await user.type(box, '12-X')
    expect(screen.getByRole('status').textContent).toBe('强度：强')
    expect(box.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
  })

  it('is not said elsewhere, and nobody reads the password', async () => {
    editCell(cellField('password'), 'abcdef12')
    await passwordInput()
    expect(screen.queryByRole('status')).toBeNull()
    expect(showCell(cellField('password'), { it: 'abcdef12' }).container.textContent).toBe('******')
  })
})
