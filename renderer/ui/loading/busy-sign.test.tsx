import { render, screen } from '@testing-library/react'
import { Button } from 'antd'
import { expect, it } from 'vitest'
import { busySign } from './busy-sign'

const button = (busy: boolean) => (
  <Button autoInsertSpace={false} loading={busySign(busy)}>
    保存
  </Button>
)

it('is there while something is done, says nothing, and leaves nothing behind', () => {
  const { rerender } = render(button(false))
  const plain = screen.getByRole('button').innerHTML
  rerender(button(true))
  expect(screen.getByRole('button', { name: '保存' }).querySelector('[aria-hidden="true"]')).not.toBeNull()
  rerender(button(false))
  expect(screen.getByRole('button').innerHTML).toBe(plain)
})
