import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testCells } from '../../../tests/helpers/cells'
import { cellField, faces, fadingIn, showCell } from '../../../tests/helpers/draw-cells'
import { cellFromText } from '../../registry'
import { asHtml, isBlank, plainText } from './html-text'

describe('rich text as text', () => {
  it.each([
    ['<p>甲</p><p>乙</p>', '甲\n乙'],
    ['<p>甲<br>乙</p>', '甲\n乙'],
    ['<p>  甲\n <strong> 乙</strong></p>', '甲 乙'],
    ['<ul><li><p>甲</p></li><li><p>乙</p></li></ul>', '甲\n乙'],
    [
      '<table><tbody><tr><th><p>甲</p></th><td><p>乙</p><p>丙</p></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
      '甲\t乙 丙\n1\t2',
    ],
    ['<pre><code>a  b\n  c</code></pre>', 'a  b\n  c'],
    ['<p>a &lt; b &amp;&nbsp;c &#20013;&#x56fd; &unknown; &#0;&#xd800;</p>', 'a < b &\u00a0c 中国 &unknown;'],
    ['<p title="a>b">甲</p><!-- <p>乙</p> --><style>p{}</style><script>x</script>', '甲'],
    ['<p>甲<img src="a.png">乙</p>', '甲[图片]乙'],
    ['1 < 2', '1 < 2'],
    ['第一行\n第二行', '第一行\n第二行'],
    ['<p>甲</p><p unclosed="', '甲'],
    ['<p></p>', ''],
  ])('%s reads "%s"', (html, text) => {
    expect(plainText(html, { picture: '[图片]' })).toBe(text)
  })

  it('stops to read where nobody reads on', () => {
    expect(plainText('<p>甲</p>'.repeat(1000), { most: 5 }).length).toBeLessThan(20)
  })

  it('reads what never ends in the time of what does', () => {
    expect(plainText('<p>'.repeat(100_000))).toBe('')
    expect(plainText('<a "'.repeat(100_000))).toBe('')
    expect(plainText(`<p>${'甲 </p><p>'.repeat(50_000)}`).length).toBe(99_999)
  })

  it.each([
    ['', true],
    ['<p></p>', true],
    ['<p> &nbsp;<br></p>', true],
    ['<table><tbody><tr><td><p></p></td></tr></tbody></table>', true],
    ['<p>甲</p>', false],
    ['<p><img src="a.png"></p>', false],
    ['甲', false],
  ])('%s is blank: %s', (html, blank) => {
    expect(isBlank(html)).toBe(blank)
  })

  it.each([
    ['<p>甲</p>', '<p>甲</p>'],
    ['甲\n1 &lt; 2', '<p>甲</p><p>1 &lt; 2</p>'],
    ['1 < 2', '<p>1 &lt; 2</p>'],
  ])('%s is drawn as %s', (stored, html) => {
    expect(asHtml(stored)).toBe(html)
  })
})

describe('a cell of rich text', () => {
  const field = cellField('umeditor')

  it.each([
    ['<p>甲 <strong>乙</strong></p>', '甲 乙', '<p>甲 <strong>乙</strong></p>'],
    ['<p><br></p>', '', null],
    ['', '', null],
    [null, '', null],
  ])('reads %o as "%s"', (wire, shown, back) => {
    expect(faces(field, wire)).toEqual([shown, back])
  })

  it.each([
    ['甲\n<b>乙</b>', '<p>甲</p><p>&lt;b&gt;乙&lt;/b&gt;</p>'],
    ['甲\r\n', '<p>甲</p>'],
    ['  ', null],
  ])('takes the text %o for paragraphs', (text, html) => {
    expect(cellFromText(testCells, field, text)).toBe(html)
  })

  it('is known by the word "editor" too', () => {
    expect(cellField('umeditor').settings).toEqual({ height: 300, biz: 'jeditor', action: '/sys/common/upload' })
  })

  it('shows the text in a line of a list', async () => {
    const { container } = showCell({ ...field, ellipsis: 4 }, { it: '<p>第一段</p><p>第二段</p>' })
    await screen.findByText('第一段 第二段')
    expect(fadingIn(container)).toEqual(['第一段 第二段', '4em'])
  })

  it('shows all of it in the details, clean', async () => {
    showCell(field, { it: '<h2>题</h2><p style="line-height: 2; position: fixed" onclick="x()">文</p>' }, { view: 'details' })
    expect((await screen.findByText('文')).outerHTML).toBe('<p style="line-height: 2">文</p>')
    expect(screen.getByRole('heading', { name: '题' })).toBeDefined()
  })
})
