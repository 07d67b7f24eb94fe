import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NumberBox } from './number-box'

it('has buttons with names in the language of the page, also when it is drawn anew', () => {
  const onChange = vi.fn()
  const { rerender } = render(<NumberBox value={3} onChange={onChange} />)
  rerender(<NumberBox value={4} max={4} onChange={onChange} />)
  expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual(['增加', '减少'])
  fireEvent.mouseDown(screen.getByRole('button', { name: '减少' }))
  expect(onChange).toHaveBeenCalledWith(3)
})
