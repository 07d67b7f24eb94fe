import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Pager, type PagerProps } from './pager'

const onChange = vi.fn()
beforeEach(() => onChange.mockClear())

function shown(given: Partial<PagerProps> = {}) {
  const props = { page: 2, pageSize: 10, pageSizes: [10, 20, 50], total: 95, tight: false, onChange, ...given }
  render(<Pager {...props}>共95条</Pager>)
  return userEvent.setup()
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the pages of rows', () => {
  it('say how many rows there are, and where the reader is', () => {
    shown()
    expect(screen.getByText('共95条')).toBeTruthy()
    expect(button('第 2 页').getAttribute('aria-current')).toBe('page')
    expect(button('第 3 页').getAttribute('aria-current')).toBeNull()
  })

  it('lead to the page that is chosen, to that before and that behind, and to one far away', async () => {
    const user = shown()
    for (const name of ['第 10 页', '上一页', '下一页', '向后 5 页']) await user.click(button(name))
    expect(onChange.mock.calls).toEqual([
      [10, 10],
      [1, 10],
      [3, 10],
      [7, 10],
    ])
  })

  it('end at the first and the last, where the way on keeps the focus and does nothing', async () => {
    const user = shown({ page: 10 })
    await user.click(button('下一页'))
    expect(document.activeElement).toBe(button('下一页'))
    expect(button('下一页').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('第 10 页'))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('take another size, on a page that there still is', async () => {
    const user = shown({ page: 10 })
    await user.click(button('每页条数，当前 10 条'))
    await user.click(await screen.findByRole('menuitem', { name: '50 条/页' }))
    expect(onChange).toHaveBeenCalledWith(2, 50)
    expect(document.activeElement).toBe(button('每页条数，当前 10 条'))
  })

  it('offer no size where there is but one', () => {
    shown({ pageSizes: [10] })
    expect(screen.queryByRole('button', { name: /每页条数/ })).toBeNull()
  })
})

describe('the pages of rows where room is short', () => {
  it('take a number, the last page for one that is too large, and leave what is none', async () => {
    const user = shown({ tight: true })
    const number = screen.getByRole('textbox', { name: '页码' })
    await user.clear(number)
    await user.type(number, '400{Enter}')
    expect(onChange).toHaveBeenCalledWith(10, 10)
    onChange.mockClear()
    await user.clear(number)
    await user.type(number, 'x')
    await user.tab()
    expect(onChange).not.toHaveBeenCalled()
    expect(number).toHaveProperty('value', '2')
  })
})
