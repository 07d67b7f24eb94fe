import { expect, it } from 'vitest'
import { readHtmlTable, writeHtmlTable } from './html-table'

const excel = (rows: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-number-format:General}</style></head><body><table><colgroup><col width=72></colgroup><!--StartFragment-->${rows}<!--EndFragment--></table></body></html>`

it.each([
  [
    'plain cells',
    '<tr><td>甲</td><td>1</td></tr><tr><td>乙</td><td></td></tr>',
    [
      ['甲', '1'],
      ['乙', ''],
    ],
  ],
  ['a cell over two columns', '<tr><td colspan=2>甲</td><td>1</td></tr>', [['甲', '', '1']]],
  [
    'a cell over two rows, which other tools leave out of the next line',
    '<tr><td rowspan=2>甲</td><td>1</td></tr><tr><td>2</td></tr><tr><td>乙</td><td>3</td></tr>',
    [
      ['甲', '1'],
      ['', '2'],
      ['乙', '3'],
    ],
  ],
  [
    'a cell over both',
    '<tr><td rowspan=2 colspan=2>甲</td><td>1</td></tr><tr><td>2</td></tr>',
    [
      ['甲', '', '1'],
      ['', '', '2'],
    ],
  ],
  ['lines inside of a cell', '<tr><td>一<br>\n  二</td><td>1</td></tr>', [['一\n二', '1']]],
  ['paragraphs of a document', '<tr><td><p>一</p><p>二 <b>三</b></p></td></tr>', [['一\n二 三']]],
  ['blanks and line ends of the source', '<tr><td>\n  甲&nbsp; 乙\n</td></tr>', [['甲  乙']]],
  ['signs that mean something', '<tr><td>a &lt;b&gt; &amp; c</td></tr>', [['a <b> & c']]],
  ['a row span that goes beyond the end', '<tr><td rowspan=9>甲</td></tr>', [['甲']]],
])('reads %s of a spreadsheet', (_, rows, want) => {
  expect(readHtmlTable(excel(rows))).toEqual(want)
})

it.each([
  ['no table', '<p>甲\t乙</p>'],
  ['two of them', '<table><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>'],
  ['nothing', ''],
])('leaves %s to the text', (_, html) => {
  expect(readHtmlTable(html)).toBeUndefined()
})

it('runs nothing of what was copied', () => {
  expect(readHtmlTable('<table><tr><td><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>甲</td></tr></table>')).toEqual([
    ['甲'],
  ])
  expect('hurt' in window).toBe(false)
})

it('reads back what it writes', () => {
  const table = [
    ['a <b> & c', '007'],
    ['一\n二', ''],
  ]
  expect(readHtmlTable(writeHtmlTable(table))).toEqual(table)
})
