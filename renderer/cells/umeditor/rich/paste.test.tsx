import { afterEach, describe, expect, it } from 'vitest'
import { type OpenedText, openText } from '../../../../tests/helpers/rich-text'
import { prepared, storedHtml } from './content'
import { cleanPasted, isOnePicture } from './paste'

const opened: OpenedText[] = []
afterEach(() => {
  for (const { rich } of opened.splice(0)) rich.destroy()
})

/** What the editor makes of pasted HTML. */
function pasted(html: string): string {
  const text = openText(prepared(cleanPasted(html)))
  opened.push(text)
  return (storedHtml(text.rich.editor) ?? '').replace(/;(?=")/g, '')
}

describe('pasted HTML', () => {
  it('of Word is free of its styles, comments and names', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-parent:""}</style></head><body>
      <!--StartFragment--><p class=MsoNormal align=center style='text-align:center;text-indent:21.0pt;mso-char-indent-count:2.0;line-height:150%'><b><span
      lang=EN-US style='font-size:16.0pt;font-family:宋体;mso-bidi-font-family:宋体;color:black'>审计报告<o:p></o:p></span></b></p>
      <p class=MsoNormal><span style='color:#C00000;letter-spacing:2px;background:yellow'>要点</span><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
    expect(pasted(html)).toBe(
      '<p style="text-align: center; text-indent: 2em; line-height: 1.5"><strong><span style="font-size: 21px">审计报告</span></strong></p>' +
        '<p><span style="color: rgb(192, 0, 0)"><span style="background-color: yellow"><span style="letter-spacing: 2px">要点</span></span></span></p>',
    )
  })

  it('of Word has its lists', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`
    expect(pasted(`${item(1, '1.', '甲')}${item(2, 'l', '乙')}${item(1, '2.', '丙')}<p>丁</p>${item(1, '•', '戊')}`)).toBe(
      '<ol><li><p>甲</p><ul><li><p>乙</p></li></ul></li><li><p>丙</p></li></ol><p>丁</p><ul><li><p>戊</p></li></ul>',
    )
  })

  it('of Excel is a table with its widths and colours', () => {
    const html = `<html><body><!--StartFragment--><table border=0 cellpadding=0 width=144 style='border-collapse:collapse;width:108pt'>
      <col width=72 span=1 style='width:54pt'><col width=72 style='width:54pt'>
      <tr height=19 style='height:14.25pt'><td class=xl65 style='background-color:#FFFF00'>科目</td><td align=right>1,200.50</td></tr></table><!--EndFragment--></body></html>`
    expect(pasted(html)).toBe(
      '<table style="width: 144px"><colgroup><col style="width: 72px"><col style="width: 72px"></colgroup><tbody><tr>' +
        '<td colwidth="72" style="background-color: rgb(255, 255, 0)"><p>科目</p></td><td colwidth="72" style="text-align: right"><p>1,200.50</p></td></tr></tbody></table>',
    )
  })

  it('of WeChat is free of its sections, and has the pictures that the page had not loaded yet', () => {
    const html = `<section data-tool="135编辑器" style="box-sizing: border-box; visibility: visible;"><section style="margin: 10px auto; text-align: center">
      <p style="margin: 0px; padding: 0px; clear: both; min-height: 1em; outline: 0px; text-align: justify; line-height: 2"><span leaf="" style="font-size: 16px; color: #3f3f3f; font-family: mp-quote; outline: 0px">审计要点</span></p>
      <p><img class="rich_pages wxw-img" data-ratio="0.5" data-src="https://mmbiz.qpic.cn/a/640?wx_fmt=png" src="data:image/svg+xml,%3Csvg/%3E" data-w="1080"></p>
      <mp-common-profile data-nickname="x"></mp-common-profile></section></section>`
    expect(pasted(html).replace(/rgb\(63, 63, 63\)/, '#3f3f3f')).toBe(
      '<p style="text-align: justify; line-height: 2"><span style="color: #3f3f3f"><span style="font-size: 16px">审计要点</span></span></p>' +
        '<p><img src="https://mmbiz.qpic.cn/a/640?wx_fmt=png"></p>',
    )
  })

  it.each([
    ['<p onclick="x()">a<script>x</script><iframe src="https://x.cn"></iframe></p>', '<p>a</p>'],
    ['<p><img src="file:///C:/a.png">a<img src="blob:https://x.cn/1"></p>', '<p>a</p>'],
    ['<p style="color: windowtext; background: white; line-height: normal; position: fixed">a</p>', '<p>a</p>'],
    ['<p style="letter-spacing: -1px; text-indent: -21pt">a</p>', '<p>a</p>'],
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
  ])('%s becomes %s', (html, want) => {
    expect(pasted(html)).toBe(want)
  })

  it('of an editor like this one stays as it is', () => {
    const html = '<p data-pm-slice="1 1 []" style="color: black">a</p>'
    expect(cleanPasted(html)).toBe(html)
  })

  it.each([
    ['<meta charset="utf-8"><img src="https://x.cn/a.png" alt="">', true],
    ['<p>a<img src="https://x.cn/a.png"></p>', false],
    ['<img src="a.png"><img src="b.png">', false],
  ])('%s is one picture: %s', (html, one) => {
    expect(isOnePicture(html)).toBe(one)
  })
})
