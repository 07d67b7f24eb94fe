import { SearchOutlined } from '@ant-design/icons'
import { render, screen } from '@testing-library/react'
import { Button } from 'antd'
import { expect, it } from 'vitest'

it('tests with a DOM draw what antd draws, without its style sheets', () => {
  render(<Button icon={<SearchOutlined />}>Search</Button>)
  expect(screen.getByText('Search').parentElement?.className).toContain('ant-btn')
  expect(document.querySelectorAll('.anticon svg')).toHaveLength(1)
  // Other files of the same process leave style sheets of their own, such as those of editors.
  expect(document.getElementById('weft-test-sizes')).not.toBeNull()
  expect(document.querySelectorAll('style[data-css-hash], style[data-rc-order]')).toHaveLength(0)
})
