import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useMenuOpener } from './use-menu-opener'

function Menu({ onFocus }: { readonly onFocus: (button: HTMLElement | null) => void }) {
  const { ref, giveBack } = useMenuOpener()
  const choose = (domEvent: React.KeyboardEvent) => {
    giveBack({ domEvent })
    onFocus(document.activeElement as HTMLElement | null)
  }
  return (
    <>
      <button type="button" ref={ref}>
        更多
      </button>
      <div role="menuitem" tabIndex={-1} onKeyDown={choose}>
        复制
      </div>
    </>
  )
}

it('has the button in focus when a choice acts, and keeps the key that chose from pressing it', () => {
  let focused: HTMLElement | null = null
  render(<Menu onFocus={button => (focused = button)} />)
  const entry = screen.getByRole('menuitem')
  entry.focus()
  expect(fireEvent.keyDown(entry, { key: 'Enter' })).toBe(false)
  expect(focused).toBe(screen.getByRole('button', { name: '更多' }))
})
