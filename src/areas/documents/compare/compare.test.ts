import { describe, expect, it } from 'vitest'
import { compare, differencesOf, likeness, paragraphsOf, type Row, type Side, stretchesOf } from './compare'

const text = (lines: string) => paragraphsOf([{ page: 1, text: lines }])
const said = (side: Side | undefined) => side?.pieces.map(({ text: piece, changed }) => (changed ? `[${piece}]` : piece)).join('')
const rowsOf = async (left: string, right: string) =>
  ((await compare(text(left), text(right))) ?? []).map(row => [said(row.left), said(row.right)])

describe('comparison of two texts', () => {
  it('shows what has changed in a paragraph word by word', async () => {
    expect(await rowsOf('第一条\n合同总价为一百万元整。', '第一条\n合同总价为两百万元整。')).toEqual([
      ['第一条', '第一条'],
      [expect.stringMatching(/^合同总价为\[.*\].*整。$/), expect.stringMatching(/^合同总价为\[.*\].*整。$/)],
    ])
  })
  it('shows what was put in and what was taken out', async () => {
    expect(await rowsOf('甲\n丙', '甲\n质保期两年\n丙')).toEqual([
      ['甲', '甲'],
      [undefined, '[质保期两年]'],
      ['丙', '丙'],
    ])
    expect(await rowsOf('甲\n质保期两年\n丙', '甲\n丙')).toContainEqual(['[质保期两年]', undefined])
  })
  it('sets a changed paragraph beside its like, also where others came before it', async () => {
    expect(await rowsOf('乙方应于三十日内交付全部设备', '本款为新增内容\n乙方应于六十日内交付全部设备')).toEqual([
      [undefined, '[本款为新增内容]'],
      ['乙方应于[三十日内]交付全部设备', '乙方应于[六十日内]交付全部设备'],
    ])
  })
  it('takes blanks and width of characters for no difference', async () => {
    const rows = await compare(text('总价：１００ 元'), text('总价:100元'))
    expect(rows?.every(({ same }) => same)).toBe(true)
    expect(await rowsOf('工期：自 2024 年 5 月起 120 日', '工期：自2024年6月起120日')).toEqual([
      ['工期：自 2024 年 [5 ]月起 120 日', '工期：自2024年[6]月起120日'],
    ])
  })
  it('knows the pages of paragraphs, and leaves out empty lines', () => {
    expect(
      paragraphsOf([
        { page: 1, text: 'a\n\n b ' },
        { page: 2, text: 'c' },
      ]),
    ).toEqual([
      { page: 1, text: 'a' },
      { page: 1, text: 'b' },
      { page: 2, text: 'c' },
    ])
  })
  it('an empty text is beside everything', async () => expect(await rowsOf('', '甲')).toEqual([[undefined, '[甲]']]))
  it('ten thousand paragraphs with a change in each hundredth take a moment', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `第${at}条 设备由乙方维护`)
    const changed = lines.map((line, at) => (at % 100 === 0 ? `${line}三年` : line))
    const rows = await compare(text(lines.join('\n')), text(changed.join('\n')))
    expect(differencesOf(rows ?? [])).toHaveLength(100)
  })
})

it('likeness is the share of pairs in common', () => {
  expect(likeness('合同总价', '合同总价')).toBe(1)
  expect(likeness('合同总价', '合同金额')).toBeCloseTo(1 / 3)
  expect(likeness('', '甲')).toBe(0)
})

const same: Row = { same: true }
const other: Row = { same: false }

it('folds long stretches of equal paragraphs', () => {
  const rows = [other, ...Array<Row>(10).fill(same), other, other, same]
  expect(stretchesOf(rows).map(stretch => [stretch.folded, stretch.rows.length])).toEqual([
    [false, 3],
    [true, 6],
    [false, 5],
  ])
  expect(differencesOf(rows)).toEqual([0, 11])
})
