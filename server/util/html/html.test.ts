import { expect, it } from 'vitest'
import { bombPng, pngOf } from '../../../tests/helpers/pictures'
import { cleanHtml } from '.'

const dataOf = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
const PNG = dataOf('image/png', pngOf(4, 4))

it.each([
  ['<p>今晚 <strong>22</strong> 点</p>', '<p>今晚 <strong>22</strong> 点</p>'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="https://x.cn" target="_top">a</a>', '<a href="https://x.cn" target="_blank" rel="noopener noreferrer">a</a>'],
  ['<a href="//x.cn">a</a>', '<a>a</a>'],
  ['<a href="/course/lecturer">a</a>', '<a href="/course/lecturer">a</a>'],
  ['<p style="color: red; position: fixed; top: 0">a</p>', '<p style="color:red">a</p>'],
  ['<p style="background-color: url(https://x.cn)">a</p>', '<p>a</p>'],
  [
    '<p style="text-indent:2em;line-height:28pt;text-align:justify">a</p>',
    '<p style="text-indent:2em;line-height:28pt;text-align:justify">a</p>',
  ],
  ['<span style="font-size:72px;letter-spacing:10px">a</span>', '<span style="font-size:72px;letter-spacing:10px">a</span>'],
  ['<p style="position: fixed; inset: 0; z-index: 9; opacity: 0; float: left; animation: x 1s">a</p>', '<p>a</p>'],
  [
    '<table style="min-width:50px"><colgroup><col style="width:120px" /></colgroup><tbody><tr><td colspan="1" style="background-color:#fffbe6">a</td></tr></tbody></table>',
    '<table style="min-width:50px"><colgroup><col style="width:120px" /></colgroup><tbody><tr><td colspan="1" style="background-color:#fffbe6">a</td></tr></tbody></table>',
  ],
  [
    '<img src="/jeecg-boot/sys/common/static/jeditor/1/a.png" alt="a" width="50%">',
    '<img src="/jeecg-boot/sys/common/static/jeditor/1/a.png" alt="a" width="50%" />',
  ],
  ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
  ['<iframe src="https://x.cn"></iframe><style>p{}</style><svg><a xlink:href="javascript:x">s</a></svg>', '<a>s</a>'],
  ['<img src="data:text/html,x">', ''],
  [`<img src="${PNG}">`, `<img src="${PNG}" />`],
  ['<img src="data:image/png;base64,AAAA">', ''],
  ['<p id="root" class="weft-header" name="x">a</p>', '<p>a</p>'],
  ['a < b & c', 'a &lt; b &amp; c'],
  ['', ''],
])('%s becomes %s', async (given, want) => {
  expect(await cleanHtml(given)).toBe(want)
})

it('refuses a short picture within the text that takes gigabytes to be shown', async () => {
  const bomb = dataOf('image/png', bombPng(30_000, 30_000))
  await expect(cleanHtml(`<p><img src="${bomb}"></p>`)).rejects.toThrow('正文中的图片不能超过5000万像素')
})

/** Fills memory that later short buffers lie in, between those of others. */
const leave = (size: number) => Buffer.from('\xff'.repeat(size), 'latin1')

it.each([
  ['image/png', '\0\0\0'],
  ['image/gif', 'GIF89a'],
])('knows a short picture of %s by its own bytes, whatever lies behind them', async (type, head) => {
  for (let size = 1; size <= 400; size++) {
    leave(1 + (size % 40))
    expect(await cleanHtml(`<img src="${dataOf(type, Buffer.from(head, 'latin1'))}">`)).toBe('')
  }
})

it('leaves out what is no picture that a text may hold, however large it says to be', async () => {
  const targa = Buffer.alloc(18)
  targa.set([0xff, 0xff, 0xff, 0xff], 12)
  expect(await cleanHtml(`<img src="${dataOf('image/png', targa)}">`)).toBe('')
})

it('is the same when it is cleaned again', async () => {
  const html = '<p style="text-align:center">a &amp; <em>b</em></p><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>'
  expect(await cleanHtml(html)).toBe(html)
})
