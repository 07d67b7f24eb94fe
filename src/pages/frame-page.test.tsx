import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FramePage } from './frame-page'

const refuse = (blockedURI: string, effectiveDirective = 'frame-src') =>
  act(() => void document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective })))

it('says why a site is not shown, and offers it in a window of its own', async () => {
  render(<FramePage title="看板" url="https://board.test/of?who=1" />)
  expect(screen.getByTitle('看板').getAttribute('src')).toBe('https://board.test/of?who=1')
  refuse('https://elsewhere.test')
  refuse('https://board.test.evil')
  refuse('https://board.test', 'img-src')
  expect(screen.getByTitle('看板')).toBeTruthy()
  refuse('https://board.test')
  expect(screen.getByRole('alert').textContent).toContain('该网站未允许嵌入')
  expect(screen.getByRole('link', { name: '在新窗口打开' }).getAttribute('href')).toBe('https://board.test/of?who=1')
})

it('shows another site after one that was refused', () => {
  const { rerender } = render(<FramePage title="看板" url="https://a.test/" />)
  refuse('https://a.test/')
  rerender(<FramePage title="看板" url="https://b.test/" />)
  expect(screen.getByTitle('看板').getAttribute('src')).toBe('https://b.test/')
})
