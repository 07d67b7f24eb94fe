import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { memoryAddress } from '../../tests/helpers/client'
import { drawScreen, inHost } from '../../tests/helpers/host'
import { Screen } from '.'

it('asks its source by what it was opened with, and again only when that is another', async () => {
  const source = { list: { request: 'GET /demo/list', query: { course: '{{ route.course }}' } } }
  const screens = { 'demo/people': { screen: 'list', title: '人员', source, fields: { name: '姓名' } } }
  const address = memoryAddress()
  const { client, host, rerender } = drawScreen({
    screens,
    answers: { 'GET /demo/list': { records: [{ id: '1', name: '甲' }], total: 1 } },
    tab: { address },
    place: { values: { course: '7', from: 'a' } },
  })
  const asked = () => client.calls.filter(({ path }) => path === '/demo/list').map(({ query }) => query?.course)
  const again = (values: { readonly [name: string]: string }) =>
    rerender(inHost(host, <Screen id="demo/people" main values={values} />, { address, rename: () => {} }))
  await screen.findByText('甲')
  again({ course: '7', from: 'b' })
  again({ course: '8', from: 'b' })
  await waitFor(() => expect(asked()).toEqual(['7', '8']))
})
