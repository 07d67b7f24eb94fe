import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pptx, textPdf } from '../../../../../tests/helpers/documents'
import { extractText } from '../../extract'
import { TableFinder, type TableLimits } from './finder'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-tables-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function tablesIn(name: string, content: string | Buffer, limits?: TableLimits) {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { pages } = await extractText(path, name)
  const finder = new TableFinder(limits)
  for (const { number, text, recognised, places, layout } of pages)
    finder.addPage({ page: number, text, recognised, places: places ?? null, layout: layout ?? null })
  const texts = new Map(pages.map(({ number, text }) => [number, text]))
  return { ...finder.end(), texts }
}

const HEADS = [
  [
    [72, '序号'],
    [130, '名称'],
    [442, '价格'],
  ],
  [
    [380, '单价'],
    [460, '金额'],
  ],
] as const
const line = (no: number) =>
  [
    [72, String(no).padStart(3, '0')],
    [130, `球墨铸铁管${no}`],
    [380, `${no}.50`],
    [460, `${no * 1000}.00`],
  ] as const

describe('tables that a file lays out', () => {
  it('are those of slides, too', async () => {
    const cell = (text: string) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`
    const table = [
      ['项目', '金额'],
      ['泵站', '1286400'],
      ['管网', '360000'],
    ].map(row => `<a:tr>${row.map(cell).join('')}</a:tr>`)
    const frame = `</a:t></a:r></a:p></p:txBody></p:sp><p:graphicFrame><a:tbl>${table.join('')}</a:tbl></p:graphicFrame><p:sp><p:txBody><a:p><a:r><a:t>`
    const { tables } = await tablesIn('a.pptx', pptx([['付款计划', frame]]))
    expect(tables).toMatchObject([
      {
        title: '付款计划',
        titles: ['项目', '金额'],
        cells: [
          ['泵站', '1286400'],
          ['管网', '360000'],
        ],
      },
    ])
  })

  it('have the titles of merged heads, cells in their columns, and the name that stands above them', async () => {
    const { tables, texts } = await tablesIn(
      'a.html',
      `<h2>附表一 供货清单</h2><p>双方确认如下。</p><table><tr><th rowspan=2>序号</th><th rowspan=2>名称</th><th colspan=2>价格</th></tr>
       <tr><th>单价</th><th>金额</th></tr><tr><td>001</td><td rowspan=2>管材</td><td>1.5</td><td>3</td></tr><tr><td>002</td><td>2</td><td>4</td></tr></table>`,
    )
    expect(tables).toHaveLength(1)
    const [{ title, titles, cells, places }] = tables as [(typeof tables)[number]]
    expect([title, titles]).toEqual(['附表一 供货清单', ['序号', '名称', '价格 / 单价', '价格 / 金额']])
    expect(cells).toEqual([
      ['001', '管材', '1.5', '3'],
      ['002', '', '2', '4'],
    ])
    const [page, stretch] = places[1]?.[0] ?? [1, [0, 0]]
    expect(texts.get(page)?.slice(...(stretch as [number, number]))).toBe('002')
  })

  it('go on over the end of a page', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => `| ${at} | 管材管材管材管材 ${at} |`).join('\n')
    const { tables } = await tablesIn('a.md', `# 台账\n\n| 编号 | 名称 |\n| --- | --- |\n${rows}\n\n完。\n`)
    expect(tables.map(({ title, cells, page, lastPage }) => [title, cells.length, page, lastPage > 1])).toEqual([['台账', 200, 1, true]])
  })

  it('beyond what is kept are told', async () => {
    const table = '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n文\n\n'
    const found = await tablesIn('b.md', table.repeat(3), { tables: 2, cells: 100, columns: 10 })
    expect([found.tables.length, found.more]).toEqual([2, true])
  })
})

describe('tables of a PDF', () => {
  it('are lines whose parts stand in the same columns, one table over the end of a page, its head told once', async () => {
    const first = ['附表一 供货清单', ...HEADS, ...Array.from({ length: 30 }, (_, at) => line(at + 1))]
    const second = [...HEADS, ...Array.from({ length: 5 }, (_, at) => line(at + 31)), '以上价格均含税，双方盖章后生效。']
    const { tables, texts } = await tablesIn('a.pdf', textPdf([first, second]))
    expect(tables.map(({ title, titles, page, lastPage }) => ({ title, titles, page, lastPage }))).toEqual([
      { title: '附表一 供货清单', titles: ['序号', '名称', '价格 / 单价', '价格 / 金额'], page: 1, lastPage: 2 },
    ])
    const [{ cells, places }] = tables as [(typeof tables)[number]]
    expect(cells).toHaveLength(35)
    expect(cells[33]).toEqual(['034', '球墨铸铁管34', '34.50', '34000.00'])
    const [page, stretch] = places[33]?.[1] ?? [1, [0, 0]]
    expect([page, texts.get(page)?.slice(...(stretch as [number, number]))]).toEqual([2, '球墨铸铁管34'])
  })

  it('are no signatures, no labels of a form and no prose in columns', async () => {
    const sides = (left: string, right: string) =>
      [
        [72, left],
        [330, right],
      ] as const
    const signatures = [sides('甲方（盖章）：', '乙方（盖章）：'), sides('法定代表人：', '法定代表人：'), sides('日期：', '日期：')]
    const prose = Array.from({ length: 6 }, () => sides('为规范采购行为保障工程质量依据有关', '法律法规制定本说明各单位应当严格执'))
    expect((await tablesIn('b.pdf', textPdf([signatures, prose]))).tables).toEqual([])
  })
})
