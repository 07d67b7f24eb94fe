import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import { comparedOf, DocumentComparison } from './document-comparison'

beforeAll(plainStyles)

const LINES = Array.from({ length: 20 }, (_, at) => `第${at + 1}条 双方约定`)
const texts: Readonly<Record<string, string>> = {
  a: ['合同总价为一百万元。', ...LINES, '质保期为两年'].join('\n'),
  b: ['合同总价为二百万元。', ...LINES].join('\n'),
  same: ['合同总价为一百万元。', ...LINES, '质保期为两年'].join('\n'),
}

function draw(documents: string) {
  const idOf = (query: unknown) => String((query as { id: string }).id)
  const client = fakeClient({
    'GET /unstructur/documentdata/reader/pages': ({ query }: { query?: unknown }) => ({
      total: 1,
      outline: [],
      pages: [{ page: 1, text: texts[idOf(query)] ?? '', recognised: false }],
    }),
    'GET /unstructur/documentdata/documentinformation/queryById': ({ query }: { query?: unknown }) => ({ name: `合同${idOf(query)}` }),
  })
  render(inHost(testHost({ client }), <DocumentComparison settings={{}} values={{ documents }} />))
}

const current = () => document.querySelector('[aria-current="true"]')?.getAttribute('data-row')

it('shows differences beside each other, goes from one to the next by keys, and folds what is equal', async () => {
  const user = userEvent.setup()
  draw('a,document:b')
  expect(await screen.findByText('共 2 处差异')).toBeTruthy()
  expect(document.querySelector('del')?.textContent).toContain('一')
  expect(document.querySelector('ins')?.textContent).toContain('二')
  expect(current()).toBe('0')
  fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true })
  expect(current()).toBe('21')
  fireEvent.keyDown(window, { key: 'ArrowUp', altKey: true })
  expect(current()).toBe('0')
  expect(screen.queryByText('第9条 双方约定')).toBeNull()
  await user.click(screen.getByRole('button', { name: '展开 16 段相同内容' }))
  expect(screen.getAllByText('第9条 双方约定')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /左右互换/ }))
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['合同b', '合同a'])
})

it('says that two texts are equal', async () => {
  draw('a,same')
  expect(await screen.findByText('两篇文档的文字完全相同')).toBeTruthy()
})

it.each(['', 'a', 'a,b,c'])('asks for two documents: %s', async documents => {
  draw(documents)
  expect(await screen.findByText(/请在文档管理中勾选两篇文档/)).toBeTruthy()
})

it('reads keys of documents and of entries', () => {
  expect(comparedOf('7,knowledge:9')).toEqual([
    { source: 'document', id: '7' },
    { source: 'knowledge', id: '9' },
  ])
})
