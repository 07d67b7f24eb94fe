import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { cellRenderer } from '../../../tests/helpers/cells'
import { testHost } from '../../../tests/helpers/client'
import { cellField } from '../../../tests/helpers/draw-cells'
import { drawScreen } from '../../../tests/helpers/host'
import { HostProvider } from '../../source/host-context'
import { LinkedCell } from './linked-cell'

const field = cellField('input')
const navigate = vi.fn()

function draw(link: string, row: { readonly [name: string]: unknown }) {
  const host = testHost({ opens: path => path.startsWith('/course/'), navigate })
  return render(
    <HostProvider renderer={cellRenderer} host={host}>
      <LinkedCell field={field} row={{ it: '甲', ...row }} link={link} />
    </HostProvider>,
  )
}

it('leads to a path of the application with the values of the row', async () => {
  draw('/course/lecturer?f.name={name}', { name: '陈 & 王' })
  const link = await screen.findByRole('link', { name: '甲' })
  expect(link.getAttribute('href')).toBe('/course/lecturer?f.name=%E9%99%88%20%26%20%E7%8E%8B')
  await userEvent.click(link)
  expect(navigate).toHaveBeenCalledWith('/course/lecturer?f.name=%E9%99%88%20%26%20%E7%8E%8B')
})

it('opens a web page beside the application', async () => {
  draw('https://example.org/{no}', { no: '7' })
  const link = await screen.findByRole('link', { name: '甲' })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://example.org/7',
    '_blank',
    'noopener noreferrer',
  ])
})

it.each([
  ['a script', '{url}', { url: 'javascript:alert(1)' }],
  ['a script with a blank inside', '{url}', { url: 'java\tscript:alert(1)' }],
  ['data', '{url}', { url: 'data:text/html,x' }],
  ['a mail', 'mailto:{url}', { url: 'a@b.c' }],
  ['another host without a scheme', '{url}', { url: '//evil.example' }],
  ['a path that this person may not open', '/isystem/user', {}],
  ['a component of another system', '{url}', { url: 'views/Some.vue' }],
  ['a value that is not there', '/course/{no}', {}],
])('shows the text alone for %s', async (_, link, row) => {
  draw(link, row)
  expect(await screen.findByText('甲')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

it('opens a screen over the list with the values of the row', async () => {
  const card = { screen: 'page', title: '卡片', body: [[{ text: '编号 {{ route.no }}' }]] }
  const list = {
    screen: 'list',
    title: '列表',
    source: { data: [{ id: '1', it: '甲', no: 7 }] },
    fields: { it: { title: '名称', link: { open: 'demo/card', with: { no: '{{ no }}' } } }, no: { title: '号', in: 'details' } },
    list: { row: [], toolbar: [] },
  }
  drawScreen({ screens: { 'demo/list': list, 'demo/card': card } })
  await userEvent.click(await screen.findByRole('button', { name: '甲' }))
  expect(await screen.findByText('编号 7')).toBeDefined()
  expect(document.querySelector('.ant-drawer')).not.toBeNull()
})
