import { render, screen } from '@testing-library/react'
import { Input } from 'antd'
import { expect, it } from 'vitest'
import { plainStyles } from './plain-styles'

plainStyles()

it('a text area that grows has a height', () => {
  render(<Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />)
  // The height that has no number is told by React once for each window, and fails whichever test comes first.
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').style.height).toMatch(/^\d+px$/)
})

it('what is hidden by its own style is seen to be so', () => {
  render(<p style={{ display: 'none' }}>里面</p>)
  expect(window.getComputedStyle(screen.getByText('里面')).display).toBe('none')
})
