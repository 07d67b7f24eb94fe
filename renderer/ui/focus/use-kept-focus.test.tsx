import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

/** Entries that a press takes out or moves to the end, and a button that stays. */
function Entries({ how }: { readonly how: 'out' | 'end' }) {
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  const [names, setNames] = useState(['甲', '乙', '丙'])
  const press = (name: string) => {
    const others = names.filter(each => each !== name)
    setNames(how === 'out' ? others : [...others, name])
  }
  return (
    <>
      <div ref={box}>
        {names.map(name => (
          <button key={name} type="button" onClick={() => press(name)}>
            {name}
          </button>
        ))}
        <button type="button">添加</button>
      </div>
      <p>旁边</p>
    </>
  )
}

const focused = () => document.activeElement?.textContent

it.each([
  ['甲', '乙'],
  ['丙', '添加'],
])('puts who took out %s on %s', async (name, next) => {
  const user = userEvent.setup()
  render(<Entries how="out" />)
  screen.getByText(name).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByText(name)).toBeNull()
  expect(focused()).toBe(next)
})

it('leaves the focus on what moves', async () => {
  const user = userEvent.setup()
  render(<Entries how="end" />)
  screen.getByText('甲').focus()
  await user.keyboard('{Enter}')
  expect(focused()).toBe('甲')
})

it('takes no focus from who went elsewhere', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Entries how="out" />)
  screen.getByText('甲').focus()
  await user.click(screen.getByText('旁边'))
  rerender(<Entries how="end" />)
  expect(document.activeElement).toBe(document.body)
})
