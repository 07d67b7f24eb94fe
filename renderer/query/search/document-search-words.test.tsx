import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { memoryAddress } from '../../../tests/helpers/client'
import { drawScreen } from '../../../tests/helpers/host'
import { plainStyles } from '../../../tests/helpers/plain-styles'

beforeAll(plainStyles)

interface Parts {
  readonly address?: { readonly [name: string]: string }
  readonly asked?: unknown
}

function draw({ address: start = {}, asked = {} }: Parts = {}) {
  const address = memoryAddress(start)
  const view = drawScreen({
    screens: {
      'demo/search': {
        screen: 'page',
        title: '检索',
        body: [
          [
            {
              name: 'search',
              widget: 'documentSearch',
              props: { suggest: 'GET /suggest', address: true, scope: 'fullText' },
              params: { asked },
            },
          ],
          [{ text: '{{ json(search.selected?.parameters ?? {}) }}' }],
        ],
      },
    },
    answers: {
      'GET /suggest': [
        { text: '审计报告', kind: 'title' },
        { text: '审计局', kind: 'company' },
      ],
    },
    tab: { address },
  })
  const said = () => JSON.parse(screen.getByText(/queryPage/).textContent ?? '{}') as { readonly [name: string]: unknown }
  return { ...view, address, said }
}

const words = () => screen.findByRole('combobox', { name: '检索内容' })

it('offers what the server suggests, and looks for what is chosen by keys', async () => {
  const user = userEvent.setup()
  const { said, address } = draw()
  await user.type(await words(), '审计')
  expect(await screen.findByText('审计局', { selector: '.weft-suggestion > span' })).toBeTruthy()
  expect(screen.getByText('单位')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(said()).toMatchObject({ fullTextContent: '审计局' }))
  expect(address.get()).toEqual({ text: '审计局' })
})

it('looks for what was typed when Enter is pressed and nothing is marked', async () => {
  const user = userEvent.setup()
  const { said } = draw()
  await user.type(await words(), '审计{Enter}')
  await waitFor(() => expect(said()).toMatchObject({ fullTextContent: '审计' }))
})

it('is led to by a slash, which is a letter where somebody writes', async () => {
  const user = userEvent.setup()
  draw()
  const input = await words()
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  await user.keyboard('/')
  window.removeEventListener('keydown', heard)
  expect([document.activeElement, heard.mock.calls.length]).toEqual([input, 0])
  await user.keyboard('1/2')
  expect((input as HTMLInputElement).value).toBe('1/2')
})

it('begins with the search of its address, and follows it back and forward', async () => {
  const conditions = JSON.stringify([{ matchType: 'and', field: 'title', rule: 'vague', val: '预算' }])
  const { said, address } = draw({ address: { text: '甲', collect: '1', conditions } })
  await waitFor(() => expect(said()).toMatchObject({ fullTextContent: '甲', isCollect: true }))
  expect(said().fullTextSearchConditionQueryList).toEqual([{ matchType: 'and', field: 'title', rule: 'vague', val: '预算' }])
  expect(((await screen.findByRole('textbox', { name: '标题的检索词' })) as HTMLInputElement).value).toBe('预算')
  act(() => address.go({ text: '乙', page: '3' }))
  await waitFor(() => expect(said()).toMatchObject({ fullTextContent: '乙' }))
  expect(said()).not.toHaveProperty('isCollect')
  expect(address.get()).toEqual({ text: '乙', page: '3' })
  expect(screen.getByRole('button', { name: '高级检索' })).toBeTruthy()
})

it('begins an address of its own with each new search', async () => {
  const user = userEvent.setup()
  const { address } = draw({ address: { text: '甲', page: '3' } })
  await user.click(await screen.findByRole('checkbox', { name: '我的文档' }))
  await waitFor(() => expect(address.get()).toEqual({ text: '甲', self: '1' }))
})

it('looks for the words that another block asks for', async () => {
  const { said } = draw({ asked: { text: '合同', round: 1 } })
  await waitFor(() => expect(said()).toMatchObject({ fullTextContent: '合同' }))
})
