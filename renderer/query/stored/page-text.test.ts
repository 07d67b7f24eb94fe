import { expect, it } from 'vitest'
import { testRenderer } from '../../../tests/helpers/host'
import { wordsOf } from '../../screen'
import { loadScreen } from '../../screen/load-text'
import { pageText, writtenField } from './page-text'

const analysis = {
  source: '/a',
  columns: [],
  groups: [{ field: 'born', bucket: 'month' as const }],
  measures: [{ measure: 'sum' as const, field: 'fee' }],
  where: { matchType: 'or' as const, records: [{ field: 'name', rule: 'like' as const, val: '王' }] },
  sort: { by: 'm0', order: 'desc' as const },
  limit: 20,
  chart: 'bar' as const,
}
const fields = Object.fromEntries(
  [
    { name: 'name', title: '姓名', type: 'input', dict: null },
    { name: 'fee', title: '课酬', type: 'inputNumber', dict: null },
    { name: 'born', title: '生日', type: 'date', dict: null },
  ].map(writtenField),
)
const model = (text: string) => {
  return loadScreen({ id: 'stored/a', file: 'stored/a', text, registry: wordsOf(testRenderer) })
}

it('writes a question as a screen that asks the same', () => {
  const { screen, issues } = model(pageText({ title: '甲', analysis, fields }))
  expect(issues).toEqual([])
  const { source: _, ...asked } = analysis
  expect(screen).toMatchObject({ kind: 'query', title: { text: '甲' }, source: { base: '/a' }, analysis: asked })
})

it('leaves the rest of a page as it was', () => {
  const before = pageText({ title: '甲', analysis, fields }).replace('"title": "甲",', '"title": "甲",\n  "help": "说明",')
  const text = pageText({ title: '乙', analysis: { ...analysis, groups: [], sort: { by: 'm0', order: 'asc' } }, before })
  expect(model(text).issues).toEqual([])
  expect(JSON.parse(text)).toMatchObject({
    title: '乙',
    help: '说明',
    fields,
    analysis: { sort: 'm0', measures: [{ measure: 'sum', field: 'fee' }] },
  })
  expect(JSON.parse(text).analysis.groups).toBeUndefined()
})
