import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusReturn } from './use-focus-return'

function Window({ open }: { readonly open: boolean }) {
  useFocusReturn(open)
  return open ? <input aria-label="window" /> : null
}

const page = (shown: 'open' | 'closed' | 'gone', opener = true) => (
  <>
    {opener && <button type="button">opener</button>}
    {shown !== 'gone' && <Window open={shown === 'open'} />}
  </>
)

it.each(['closed', 'gone'] as const)('goes back to the opener when the window is %s', async end => {
  const { rerender } = render(page('closed'))
  screen.getByRole('button').focus()
  rerender(page('open'))
  screen.getByRole('textbox').focus()
  rerender(page(end))
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it('stays where a person has put it meanwhile', () => {
  const { rerender } = render(
    <>
      {page('closed')}
      <textarea aria-label="elsewhere" />
    </>,
  )
  screen.getByRole('button').focus()
  rerender(
    <>
      {page('open')}
      <textarea aria-label="elsewhere" />
    </>,
  )
  const elsewhere = screen.getByRole('textbox', { name: 'elsewhere' })
  elsewhere.focus()
  rerender(
    <>
      {page('closed')}
      <textarea aria-label="elsewhere" />
    </>,
  )
  expect(document.activeElement).toBe(elsewhere)
})

it('leaves the focus alone when the opener has gone', () => {
  const { rerender } = render(page('closed'))
  screen.getByRole('button').focus()
  rerender(page('open'))
  screen.getByRole('textbox').focus()
  rerender(page('closed', false))
  expect(document.activeElement).toBe(document.body)
})
