import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import { AnalysisPanel } from './analysis-panel'
import type { TextAnalysis } from './calls'

beforeAll(plainStyles)

const NOTHING: TextAnalysis = { state: 'ready', fault: null, partial: false, keywords: [], summary: [], entities: [] }
const PLACES = [
  { page: 1, start: 3, end: 9 },
  { page: 2, start: 0, end: 6 },
]
const FOUND: TextAnalysis = {
  ...NOTHING,
  keywords: [{ word: '水泵', weight: 1, count: 4 }],
  summary: [{ text: '合同总价一百万元。', page: 2, start: 5, end: 14 }],
  entities: [
    {
      kind: 'firm',
      value: '华东建设有限公司',
      text: '華東建設有限公司',
      count: 2,
      places: PLACES,
      company: { id: '7', name: '华东建设有限公司' },
    },
    { kind: 'amount', value: '1000000.00', text: '一百万元', count: 1, places: PLACES.slice(0, 1), company: null },
    { kind: 'date', value: '2024-05-06', text: '二〇二四年五月六日', count: 1, places: PLACES.slice(0, 1), company: null },
  ],
}

function draw(answer: unknown) {
  const [onPlaces, onWord] = [vi.fn(), vi.fn()]
  const client = fakeClient({ 'GET /unstructur/documentdata/analysis/document': answer })
  const host = testHost({ client })
  const navigate = vi.spyOn(host, 'navigate')
  render(inHost(host, <AnalysisPanel of={{ source: 'document', id: '7' }} onPlaces={onPlaces} onWord={onWord} />))
  return { client, onPlaces, onWord, navigate }
}

it('leads from sentences, words and entities to their places, and from firms to companies', async () => {
  const user = userEvent.setup()
  const { onPlaces, onWord, navigate } = draw(FOUND)
  await user.click(await screen.findByRole('button', { name: '華東建設有限公司 2 处' }))
  expect(onPlaces).toHaveBeenLastCalledWith(PLACES)
  await user.click(screen.getByRole('button', { name: '合同总价一百万元。' }))
  expect(onPlaces).toHaveBeenLastCalledWith([{ page: 2, start: 5, end: 14 }])
  await user.click(screen.getByRole('button', { name: '水泵 4' }))
  expect(onWord).toHaveBeenCalledWith('水泵')
  expect(screen.getByText('一百万元（1,000,000.00）')).toBeTruthy()
  expect(screen.getByText('二〇二四年五月六日（2024-05-06）')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '查看企业信息：华东建设有限公司' }))
  expect(navigate).toHaveBeenCalledWith(expect.stringContaining('f.name='))
})

it('asks again while the text is looked at', async () => {
  let asked = 0
  const { client } = draw(() => {
    asked += 1
    return asked === 1 ? { ...NOTHING, state: 'waiting' } : FOUND
  })
  expect(await screen.findByText('正在分析，完成后自动显示')).toBeTruthy()
  expect(await screen.findByText('水泵')).toBeTruthy()
  expect(client.calls).toHaveLength(2)
})

it.each([
  ['none', '本文档没有可分析的文字'],
  ['failed', '文档分析超时'],
] as const)('says that there is nothing: %s', async (state, text) => {
  draw({ ...NOTHING, state, fault: '文档分析超时' })
  expect(await screen.findByText(text)).toBeTruthy()
})
