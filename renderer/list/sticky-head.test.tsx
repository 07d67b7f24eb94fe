import { render } from '@testing-library/react'
import { Table } from 'antd'
import { expect, it } from 'vitest'
import { STICKY } from './sticky-head'

it('lets the head of a table stay below what the application has on top', () => {
  const { container } = render(<Table columns={[{ title: '名称', dataIndex: 'name' }]} dataSource={[]} rowKey="name" sticky={STICKY} />)
  const head = container.querySelector<HTMLElement>('.ant-table-sticky-holder')
  expect(head?.style.top).toBe('var(--weft-over, 0px)')
})
