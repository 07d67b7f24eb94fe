import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Hint } from './hint'

const shown = () =>
  render(
    <Hint title="全文">
      <button type="button">短</button>
    </Hint>,
  )
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

it('is nothing but its child until somebody points at it, and goes with the pointer', async () => {
  const { container } = shown()
  const user = userEvent.setup()
  expect(container.innerHTML).toBe('<span role="presentation" class="weft-hint"><button type="button">短</button></span>')
  const button = screen.getByRole('button')
  await user.hover(button)
  const bubble = await screen.findByRole('tooltip')
  expect(bubble.textContent).toBe('全文')
  expect(button.getAttribute('aria-describedby')).toBe(bubble.id)
  await user.unhover(button)
  await gone()
  expect(button.hasAttribute('aria-describedby')).toBe(false)
})

it('shows for who comes by keyboard, and Escape ends it', async () => {
  shown()
  const user = userEvent.setup()
  await user.tab()
  expect(await screen.findByRole('tooltip')).toBeTruthy()
  await user.keyboard('{Escape}')
  await gone()
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
