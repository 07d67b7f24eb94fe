import { render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OpenedText, openText } from '../../../../tests/helpers/rich-text'
import { SafeHtml } from '../../../ui/html/safe-html'
import { clearFormat, setStand, toggleIndent } from './block'
import { storedHtml, wordCount } from './content'
import { layOut } from './layout'
import { hexColour } from './look'
import { applyFormat, dropFormat, isArmed, togglePainter } from './painter'
import { REST } from './rich-text'
import { standOf } from './use-stand'

const opened: OpenedText[] = []
const open = (...given: Parameters<typeof openText>) => {
  const text = openText(...given)
  opened.push(text)
  return text
}
afterEach(() => {
  for (const { rich } of opened.splice(0)) rich.destroy()
})

/** HTML with its styles as an author writes them; browsers end them with a semicolon and count colours. */
const plain = (html: string | null) => (html ?? '').replace(/;(?=")/g, '').replace(/rgb\([\d, ]+\)/g, hexColour)

/** What the editor makes of HTML. */
const written = (html: string) => plain(storedHtml(open(html).rich.editor))

describe('what a text holds', () => {
  it.each([
    ['<p style="text-align: center; text-indent: 2em; line-height: 28pt">甲</p>'],
    ['<p style="text-align: justify; padding-left: 40px">甲</p>'],
    ['<p><span style="color: #cf1322">甲</span><span style="background-color: #fffbe6">乙</span></p>'],
    [
      '<p><span style="font-size: 72px">甲</span><span style="letter-spacing: 40px">乙</span><span style="font-family: SimSun">丙</span></p>',
    ],
    ['<p><strong>a</strong><em>b</em><u>c</u><s>d</s><sup>e</sup><sub>f</sub><code>g</code></p>'],
    ['<h1>1</h1><h6 style="text-align: right">6</h6>'],
    ['<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>'],
    ['<blockquote><p>a</p></blockquote><hr><pre><code>a  b</code></pre>'],
    ['<p><a href="https://example.org">a</a><a href="/course/lecturer">b</a></p>'],
    ['<p><img src="/f/jeditor/1/a.png" alt="a" width="50%"></p>'],
    [
      '<table style="width: 220px"><colgroup><col style="width: 120px"><col style="width: 100px"></colgroup><tbody><tr><th style="background-color: #fffbe6"><p>a</p></th><td><p>b</p></td></tr><tr><td colspan="2"><p>c</p></td></tr></tbody></table>',
    ],
  ])('%s is written as it was read, and drawn so', html => {
    const again = written(html)
      .replace(/ col(?:width)="[^"]*"/g, '')
      .replace(/ (?:col|row)span="1"/g, '')
    expect(again).toBe(html)
    // The reader sees the same: the sanitiser lets all of it through.
    const { container } = render(<SafeHtml html={html} />)
    const drawn = plain(container.firstElementChild?.innerHTML ?? null).replace(/ (?:target|rel)="[^"]*"/g, '')
    expect(drawn).toBe(html)
  })

  it.each([
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p style="position: fixed; line-height: 2; color: url(x)">a</p>', '<p style="line-height: 2">a</p>'],
    ['<p><img src="file:///c/a.png"><img src="javascript:x">a</p>', '<p>a</p>'],
    [
      '<p align="center"><font color="red" face="SimSun">a</font></p>',
      '<p style="text-align: center"><span style="color: red"><span style="font-family: SimSun">a</span></span></p>',
    ],
    ['<script>x</script><p onclick="x()" class="a" id="b">a</p>', '<p>a</p>'],
  ])('%s becomes %s', (html, want) => {
    expect(written(html)).toBe(want)
  })
})

describe('a text that is written', () => {
  it('tells its HTML, and null when neither text nor picture is left', () => {
    const { rich, changes } = open(null)
    rich.editor.commands.insertContent('甲')
    expect(changes).toEqual(['<p>甲</p>'])
    rich.editor.commands.clearContent(true)
    expect(changes.at(-1)).toBeNull()
  })

  it('tells nothing while nobody writes, and the given text when a change is taken back', () => {
    const given = '<div>甲  <b>乙</b></div><table><tbody><tr><td>1</td></tr></tbody></table>'
    const { rich, changes, select } = open(given)
    rich.editor.commands.focus()
    select('甲', true)
    rich.flush()
    expect(changes).toEqual([])
    rich.editor.commands.insertContent('丙')
    expect(changes).toHaveLength(1)
    rich.editor.commands.undo()
    expect(changes.at(-1)).toBe(given)
  })

  it('takes another value without telling it, and its own back without changing', () => {
    const { rich, changes } = open('<p>甲</p>')
    rich.take('<p>乙</p>')
    expect([rich.editor.getText(), changes]).toEqual(['乙', []])
    rich.editor.commands.insertContentAt(1, '丙')
    const { state } = rich.editor
    rich.take(changes.at(-1) ?? null)
    expect(rich.editor.state).toBe(state)
  })

  it('keeps blanks that a browser would swallow', () => {
    const { rich, html } = open(null)
    rich.editor.commands.insertContent({ type: 'text', text: ' a   b ' })
    expect(plain(html())).toBe('<p>&nbsp;a&nbsp;&nbsp; b&nbsp;</p>')
  })

  it('shows lines that were stored without tags as paragraphs', () => {
    expect(open('第一行\n第二行').rich.editor.getHTML()).toBe('<p>第一行</p><p>第二行</p>')
  })

  it('tells what is typed when typing rests, and at once when it is asked or when a tool did it', () => {
    vi.useFakeTimers()
    try {
      const { rich, changes } = open('<p>甲</p>')
      const type = (text: string) => {
        rich.editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: text, bubbles: true }))
        rich.editor.commands.insertContentAt(1, text)
      }
      for (const text of '子丑寅卯') {
        type(text)
        vi.advanceTimersByTime(REST - 1)
      }
      expect(changes).toEqual([])
      vi.advanceTimersByTime(1)
      expect(changes).toEqual(['<p>卯寅丑子甲</p>'])
      type('辰')
      rich.flush()
      expect(changes).toHaveLength(2)
      type('巳')
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
      expect(changes).toHaveLength(3)
      vi.advanceTimersByTime(REST)
      rich.editor.commands.insertContentAt(1, '午')
      expect(changes).toEqual([...changes.slice(0, 3), '<p>午巳辰卯寅丑子甲</p>'])
      rich.editor.commands.clearContent(true)
      expect(changes.at(-1)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('tells the first character at once: rules ask whether there is anything', () => {
    const { rich, changes } = open(null)
    rich.editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    rich.editor.commands.insertContent('a')
    expect(changes).toEqual(['<p>a</p>'])
  })

  it('shows the same stand of its tools as long as a key only writes', () => {
    const { rich, select } = open('<p>甲乙</p><p><strong>丙丁</strong></p>')
    const stand = () => standOf(rich.editor.state)
    select('乙', true)
    rich.editor.commands.insertContent('戊')
    const before = stand()
    rich.editor.commands.insertContent('己')
    expect([stand(), before]).toEqual([before, expect.any(String)])
    select('丁', true)
    expect(stand()).not.toBe(before)
    select('丁')
    expect(stand()).toBeUndefined()
  })

  it.each([
    ['<p>审计 2026 年 audit-plan, v1.2</p>', 6],
    ['<p></p>', 0],
    ['<p>甲<strong>乙</strong></p><table><tbody><tr><td>丙</td></tr></tbody></table>', 3],
  ])('counts the words of %s', (html, count) => {
    expect(wordCount(open(html).rich.editor.state.doc)).toBe(count)
  })
})

describe('paragraphs', () => {
  it('get and lose the indent of their first line, as wide as two characters of theirs', () => {
    const { rich, html } = open('<p>甲</p><p><span style="font-size: 24px"><span style="letter-spacing: 2px">乙</span></span></p>')
    rich.editor.commands.selectAll()
    toggleIndent(rich.editor)
    expect(plain(html())).toContain('<p style="text-indent: 2em">甲</p><p style="text-indent: 52px">')
    toggleIndent(rich.editor)
    expect(html()).not.toContain('text-indent')
  })

  it('get line heights and sides, in cells as well', () => {
    const { rich, html } = open('<table><tbody><tr><td>甲</td></tr></tbody></table>')
    rich.editor.commands.selectAll()
    setStand(rich.editor, 'lineHeight', '28pt')
    setStand(rich.editor, 'textAlign', 'right')
    expect(plain(html())).toContain('<p style="text-align: right; line-height: 28pt">甲</p>')
  })

  it('lose every format and keep what they are', () => {
    const { rich, html } = open(
      '<h2 style="text-align: center"><strong>甲</strong><span style="color: red">乙</span><a href="/a">丙</a></h2>',
    )
    rich.editor.commands.selectAll()
    clearFormat(rich.editor)
    expect(plain(html())).toBe('<h2>甲乙<a href="/a">丙</a></h2>')
  })
})

describe('the format painter', () => {
  const source = '<p style="text-align: center"><strong><span style="color: red">样本</span></strong></p><p>目标 一 二</p>'

  it('takes the format at the cursor, gives it to what is selected, and rests', () => {
    const { rich, html, select } = open(source)
    const { editor } = rich
    select('样本', true)
    editor.commands.setTextSelection(editor.state.selection.from + 1)
    editor.view.dispatch(togglePainter(editor.state))
    expect([isArmed(editor.state), editor.view.dom.classList.contains('is-painting')]).toEqual([true, true])
    select('一')
    editor.view.dispatch(applyFormat(editor.state))
    expect(plain(html())).toContain('<p>目标 <strong><span style="color: red">一</span></strong> 二</p>')
    expect([isArmed(editor.state), editor.view.dom.classList.contains('is-painting')]).toEqual([false, false])
  })

  it('gives the format of the paragraph to what is selected whole', () => {
    const { rich, html, select } = open(source)
    const { editor } = rich
    select('样本')
    editor.view.dispatch(togglePainter(editor.state))
    select('目标 一 二')
    editor.view.dispatch(applyFormat(editor.state))
    expect(plain(html())).toContain('<p style="text-align: center"><strong><span style="color: red">目标 一 二</span></strong></p>')
  })

  it('takes formats away as well', () => {
    const { rich, html, select } = open(source)
    const { editor } = rich
    select('二', true)
    editor.view.dispatch(togglePainter(editor.state))
    select('样')
    editor.view.dispatch(applyFormat(editor.state))
    expect(plain(html())).toContain('<p style="text-align: center">样<strong>')
  })

  it('gives it to the word that is clicked, and rests', async () => {
    const { rich, html, select, notified } = open(source)
    const { editor } = rich
    select('样本')
    editor.view.dispatch(togglePainter(editor.state))
    select('目标', true)
    editor.view.dom.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    await waitFor(() => expect(isArmed(editor.state)).toBe(false))
    expect(plain(html())).toContain('<strong><span style="color: red">目标</span></strong> 一')
    expect(notified).toEqual(['done'])
  })

  it.each([
    ['Escape', 'over', false],
    ['Enter', 'done', true],
  ])('hears %s', (key, what, painted) => {
    const { rich, changes, select, notified: told } = open(source)
    const { editor } = rich
    select('样本')
    editor.view.dispatch(togglePainter(editor.state))
    select('一')
    editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    rich.flush()
    expect([told, isArmed(editor.state), changes.length > 0]).toEqual([[what], false, painted])
  })

  it('is put away by pressing it again', () => {
    const { rich } = open(source)
    const { editor } = rich
    editor.view.dispatch(togglePainter(editor.state))
    editor.view.dispatch(togglePainter(editor.state))
    expect(isArmed(editor.state)).toBe(false)
    editor.view.dispatch(dropFormat(editor.state))
    expect(isArmed(editor.state)).toBe(false)
  })
})

describe('one-click layout', () => {
  const laidOut = (html: string) => {
    const { rich } = open(html)
    rich.editor.view.dispatch(layOut(rich.editor.state))
    return plain(storedHtml(rich.editor) ?? rich.editor.getHTML())
  }
  const text = 'text-align: justify; text-indent: 2em; line-height: 1.5'

  it.each([
    ['empty paragraphs go', '<p></p><p>甲</p><p> <br> </p><p>　</p><p>乙</p>', `<p style="${text}">甲</p><p style="${text}">乙</p>`],
    ['blanks around a text go', '<p>　　甲&nbsp; <br></p>', `<p style="${text}">甲</p>`],
    [
      'sizes, spacings and fonts are the same, colours stay',
      '<p><span style="font-size: 20px">甲</span><span style="letter-spacing: 4px">乙</span><span style="color: red">丙</span></p>',
      `<p style="${text}">甲乙<span style="color: red">丙</span></p>`,
    ],
    ['pictures stand in the middle', '<p><img src="/a.png"></p>', '<p style="text-align: center"><img src="/a.png"></p>'],
    [
      'what was put in the middle or on the right stays there',
      '<p style="text-align: right">甲</p>',
      '<p style="text-align: right; line-height: 1.5">甲</p>',
    ],
    [
      'headings keep their place',
      '<h2 style="text-align: center; text-indent: 2em; line-height: 3">甲</h2>',
      '<h2 style="text-align: center">甲</h2>',
    ],
    [
      'lists are not indented',
      '<ul><li><p>　甲</p></li><li><p></p></li></ul>',
      '<ul><li><p style="text-align: justify; line-height: 1.5">甲</p></li><li><p></p></li></ul>',
    ],
    ['code stays as it is', '<pre><code>  a</code></pre>', '<pre><code>  a</code></pre>'],
    ['an empty text stays one', '<p></p><p></p>', '<p></p>'],
  ])('%s', (_, given, want) => {
    expect(laidOut(given)).toBe(want)
  })

  it('leaves tables as they are but for sizes and blanks', () => {
    const html = laidOut(
      '<table><tbody><tr><td><p style="text-align: center"><span style="font-size: 30px"> 甲</span></p></td><td><p></p></td></tr></tbody></table>',
    )
    expect(html).toContain('<p style="text-align: center">甲</p></td>')
    expect(html).toContain('<p></p></td>')
  })

  it('is one step that can be undone', () => {
    const { rich } = open('<p></p><p>甲</p>')
    rich.editor.view.dispatch(layOut(rich.editor.state))
    rich.editor.commands.undo()
    expect(rich.editor.getHTML()).toBe('<p></p><p>甲</p>')
  })
})
