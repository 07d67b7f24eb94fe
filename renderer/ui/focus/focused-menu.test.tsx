import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { focusedMenu } from './focused-menu'

/** antd numbers its entries only after it has drawn them. */
const numbered = { 'data-menu-id': 'rc-menu-uuid-1-reload' }

const menu = (hidden: boolean, number: object = numbered) =>
  focusedMenu(
    <div>
      {!hidden && (
        <>
          <div role="menuitem" aria-disabled="true" tabIndex={-1} {...number}>
            关闭左侧
          </div>
          <div role="menuitem" tabIndex={-1} {...number}>
            刷新
          </div>
        </>
      )}
    </div>,
  )

const focused = () => vi.waitFor(() => expect(document.activeElement?.textContent).toBe('刷新'))

const twoFrames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))

it('gives the focus to the first entry that can be chosen', async () => {
  render(menu(false))
  await focused()
})

it('waits for entries that come late', async () => {
  const { rerender } = render(menu(true))
  await twoFrames()
  rerender(menu(false))
  await focused()
})

it('waits until the keys of the menu know its entries', async () => {
  const { rerender } = render(menu(false, {}))
  await twoFrames()
  expect(document.activeElement).toBe(document.body)
  rerender(menu(false))
  await focused()
})

it('leaves the focus where the user has put it in the menu', async () => {
  render(
    focusedMenu(
      <>
        <button type="button" role="menuitem" {...numbered}>
          刷新
        </button>
        <input aria-label="名称" />
      </>,
    ),
  )
  screen.getByRole('textbox').focus()
  await twoFrames()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

/** A menu in its popup, focused, and the button that opens it. */
async function opened() {
  render(
    <>
      <button type="button">打开</button>
      <div className="ant-dropdown" data-testid="popup">
        {menu(false)}
      </div>
    </>,
  )
  await focused()
  // It looks once more with the next frame; a user is slower than that.
  await twoFrames()
  return { popup: screen.getByTestId('popup'), opener: screen.getByRole('button', { name: '打开' }) }
}

it('takes the focus again when it is opened while it fades, and not while it does', async () => {
  const { popup, opener } = await opened()
  popup.className = 'ant-dropdown ant-slide-up-leave ant-slide-up-leave-active'
  opener.focus()
  await twoFrames()
  expect(document.activeElement).toBe(opener)
  popup.className = 'ant-dropdown ant-slide-up-enter'
  await focused()
})

it('takes the focus again when it is opened before it begins to fade, and not when it only comes to rest', async () => {
  const { popup, opener } = await opened()
  opener.focus()
  popup.className = 'ant-dropdown ant-slide-up'
  await twoFrames()
  expect(document.activeElement).toBe(opener)
  popup.className = 'ant-dropdown ant-slide-up-enter ant-slide-up-enter-prepare'
  await focused()
})
