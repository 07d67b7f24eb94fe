import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import type { SetAnalysis } from './calls'
import { chosenOf, DocumentSetAnalysis } from './document-set-analysis'

beforeAll(plainStyles)

const place = (document: string) => ({ document, page: 2, start: 0, end: 4 })
const SET: SetAnalysis = {
  state: 'ready',
  fault: null,
  time: '2026-11-26 10:00:00',
  documents: [
    { document: 'document:a', name: '合同正本' },
    { document: 'document:b', name: '会议纪要' },
  ],
  duplicates: [{ left: 'document:a', right: 'document:b', likeness: 62 / 64 }],
  timeline: [{ ...place('document:a'), date: '2024-05-06', item: '签订', around: '于2024年5月6日签订' }],
  words: [{ word: '水泵', documents: [{ document: 'document:a', weight: 1 }] }],
  topics: [['document:a', 'document:b']],
  entities: [{ kind: 'person', value: '周立群', places: [{ ...place('document:a'), text: '周立群', count: 3 }] }],
  contradictions: [
    {
      kind: 'amount',
      item: '合同总价',
      statements: [
        { ...place('document:a'), value: '1230000.00', text: '123万元', around: '合同总价为123万元' },
        { ...place('document:b'), value: '1320000.00', text: '132万元', around: '合同总价132万元' },
      ],
    },
  ],
}

function draw(values: Readonly<Record<string, string>>, answer: unknown = SET) {
  const client = fakeClient({
    'GET /unstructur/documentdata/analysis/set/queryById': answer,
    'POST /unstructur/documentdata/analysis/set/add': { id: '9' },
    'GET /unstructur/documentdata/analysis/set/list': [
      { id: '8', state: 'ready', time: '2026-11-26 10:00:00', count: 5, names: ['合同', '纪要', '底稿'] },
      { id: '7', state: 'failed', time: '2026-11-25 10:00:00', count: 0, names: [] },
    ],
  })
  const host = testHost({ client })
  const navigate = vi.spyOn(host, 'navigate')
  render(inHost(host, <DocumentSetAnalysis settings={{}} values={values} />))
  return { client, navigate }
}

it('leads from page to page of entities', async () => {
  const user = userEvent.setup()
  const many = Array.from({ length: 25 }, (_, at) => ({
    kind: 'person',
    value: `人员${at + 1}`,
    places: [{ ...place('document:a'), text: '人', count: 1 }],
  }))
  draw({ id: '9' }, { ...SET, entities: many })
  await user.click(await screen.findByRole('tab', { name: '要素 25' }))
  expect(screen.getByText('共 25 个要素')).toBeTruthy()
  expect(screen.queryByText('人员21')).toBeNull()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  expect(screen.getByText('人员25')).toBeTruthy()
  expect(screen.queryByText('人员20')).toBeNull()
})

it('begins an analysis of what was chosen when it is asked to', async () => {
  const { client, navigate } = draw({ documents: 'a,knowledge:b,a' })
  expect(client.calls).toHaveLength(0)
  await userEvent.setup().click(screen.getByRole('button', { name: '开始分析' }))
  expect(client.calls[0]?.body).toEqual({ documents: ['document:a', 'knowledge:b'] })
  expect(navigate).toHaveBeenCalledWith('/unstructur/analysis?id=9')
})

it('shows both places of a contradiction, and opens one', async () => {
  const user = userEvent.setup()
  const { navigate } = draw({ id: '9' })
  expect(await screen.findByText('1,230,000.00')).toBeTruthy()
  expect(screen.getByText('1,320,000.00')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '会议纪要 · 第 2 页' }))
  expect(navigate).toHaveBeenCalledWith(expect.stringContaining('id=b&page=2'))
  await user.click(screen.getByRole('tab', { name: '主题 1' }))
  expect(screen.getByRole('heading', { name: /水泵/ })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '近似重复 1' }))
  expect(screen.getByText('相似度 97%')).toBeTruthy()
})

it.each([
  [{ documents: 'a' }, SET, /勾选两篇以上文档/],
  [{ id: '9' }, { ...SET, state: 'waiting' }, /正在分析/],
  [{ id: '9' }, { ...SET, state: 'failed', fault: '超时' }, /超时/],
])('says what there is in place of a result: %o', async (values, answer, text) => {
  draw(values, answer)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('leads to what was looked over before', async () => {
  const { navigate } = draw({})
  expect(await screen.findByText('其中的文档已不可查看')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('link', { name: '合同、纪要、底稿 等 5 篇' }))
  expect(navigate).toHaveBeenCalledWith('/unstructur/analysis?id=8')
})

it('reads keys once each', () => expect(chosenOf('7, knowledge:9,7')).toEqual(['document:7', 'knowledge:9']))
