import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Footer } from './footer'

const HOME = ['首页', '/', null]
const LIBRARY = ['Ant Design', 'https://ant.design/docs/react/introduce-cn', 'noopener noreferrer']

it.each([
  ['without a published source', '', [HOME, LIBRARY]],
  ['with one', 'https://git.test/weft', [HOME, ['源代码', 'https://git.test/weft', 'noopener noreferrer'], LIBRARY]],
])('links to home, source and library %s', (_, source, links) => {
  render(
    <MemoryRouter>
      <Footer source={source} />
    </MemoryRouter>,
  )
  const found = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])
  expect(found).toEqual(links)
  expect(screen.getByText(`© ${new Date().getFullYear()} 审计大数据治理与分析系统`)).toBeTruthy()
})
