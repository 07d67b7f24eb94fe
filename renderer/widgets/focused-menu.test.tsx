import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { focusedMenu } from './focused-menu'

const menu = (hidden: boolean) =>
  focusedMenu(
    <div>
      {!hidden && (
        <>
          <div role="menuitem" aria-disabled="true" tabIndex={-1}>
            关闭左侧
          </div>
          <div role="menuitem" tabIndex={-1}>
            刷新
          </div>
        </>
      )}
    </div>,
  )

const focused = () => vi.waitFor(() => expect(document.activeElement?.textContent).toBe('刷新'))

it('gives the focus to the first entry that can be chosen', async () => {
  render(menu(false))
  await focused()
})

it('waits for entries that come late', async () => {
  const { rerender } = render(menu(true))
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  rerender(menu(false))
  await focused()
})

it('leaves the focus where somebody has put it in the menu', async () => {
  render(
    focusedMenu(
      <>
        <button type="button" role="menuitem">
          刷新
        </button>
        <input aria-label="名称" />
      </>,
    ),
  )
  screen.getByRole('textbox').focus()
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('takes the focus again when it is opened while it fades, and not while it does', async () => {
  render(
    <>
      <button type="button">打开</button>
      <div className="ant-dropdown" data-testid="popup">
        {menu(false)}
      </div>
    </>,
  )
  await focused()
  const [popup, opener] = [screen.getByTestId('popup'), screen.getByRole('button', { name: '打开' })]
  popup.className = 'ant-dropdown ant-slide-up-leave ant-slide-up-leave-active'
  opener.focus()
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(document.activeElement).toBe(opener)
  popup.className = 'ant-dropdown ant-slide-up-enter'
  await focused()
})
