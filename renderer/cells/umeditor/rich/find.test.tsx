import { afterEach, describe, expect, it } from 'vitest'
import { type OpenedText, openText } from '../../../../tests/helpers/rich-text'
import { findAll, foundIn, replaceEvery, replaceOne, search, step } from './find'

const opened: OpenedText[] = []
afterEach(() => {
  for (const { rich } of opened.splice(0)) rich.destroy()
})

function open(html: string) {
  const text = openText(html)
  opened.push(text)
  const { editor } = text.rich
  const look = (words: string, more: object = {}) =>
    editor.view.dispatch(search(editor.state, { text: words, matchCase: false, wholeWord: false, ...more }))
  const state = () => {
    const { matches, at } = foundIn(editor.state)
    return [at, matches.length]
  }
  const marks = () =>
    [...editor.view.dom.querySelectorAll('.weft-found')].map(each => [each.textContent, each.classList.contains('is-shown')])
  return { ...text, editor, look, state, marks }
}

describe('find and replace', () => {
  const wish = { text: '', matchCase: false, wholeWord: false }
  it.each([
    ['审计', {}, 3],
    ['AUDIT', {}, 3],
    ['Audit', { matchCase: true }, 1],
    ['audit', { wholeWord: true }, 2],
    ['审计', { wholeWord: true }, 3],
    ['a.c', {}, 1],
    ['甲乙', {}, 0],
    ['(', {}, 1],
    ['', {}, 0],
  ])('finds "%s" %o %d times', (text, more, count) => {
    const { editor } = open('<p>审<strong>计</strong>审计 audit Audit audits</p><p>甲</p><p>乙 a.c abc (审计</p>')
    expect(findAll(editor.state.doc, { ...wish, text, ...more })).toHaveLength(count)
  })

  it('marks what it finds, shows the first behind the cursor, and goes around', () => {
    const { editor, look, state, marks } = open('<p>甲乙甲</p><p>甲</p>')
    editor.commands.setTextSelection(2)
    look('甲')
    expect(state()).toEqual([1, 3])
    expect(marks()).toEqual([
      ['甲', false],
      ['甲', true],
      ['甲', false],
    ])
    editor.view.dispatch(step(editor.state, 1))
    expect(state()).toEqual([2, 3])
    editor.view.dispatch(step(editor.state, 1))
    expect(state()).toEqual([0, 3])
    editor.view.dispatch(step(editor.state, -1))
    expect(state()).toEqual([2, 3])
    look('')
    expect([state(), marks()]).toEqual([[-1, 0], []])
  })

  it('replaces one, keeps its look, and shows the next', () => {
    const { editor, look, state } = open('<p>甲<strong>甲</strong>乙</p>')
    look('甲')
    editor.view.dispatch(replaceOne(editor.state, '甲甲'))
    expect([editor.getHTML(), state()]).toEqual(['<p>甲甲<strong>甲</strong>乙</p>', [2, 3]])
    editor.view.dispatch(replaceOne(editor.state, ''))
    expect(editor.getHTML()).toBe('<p>甲甲乙</p>')
  })

  it('replaces all in one step', () => {
    const { editor, look, state } = open('<p>甲<em>甲</em></p><p>甲</p>')
    look('甲')
    editor.view.dispatch(replaceEvery(editor.state, '丙丁'))
    expect([editor.getHTML(), state()]).toEqual(['<p>丙丁<em>丙丁</em></p><p>丙丁</p>', [-1, 0]])
    editor.commands.undo()
    expect(editor.getText()).toBe('甲甲\n\n甲')
  })

  it('follows what is typed', () => {
    const { editor, look, state } = open('<p>甲</p>')
    look('甲')
    editor.commands.insertContentAt(1, '甲')
    expect(state()).toEqual([0, 2])
    editor.commands.clearContent()
    expect(state()).toEqual([-1, 0])
  })

  it('does nothing where nothing was found', () => {
    const { editor, look } = open('<p>甲</p>')
    look('乙')
    editor.view.dispatch(step(editor.state, 1))
    editor.view.dispatch(replaceOne(editor.state, '丙'))
    editor.view.dispatch(replaceEvery(editor.state, '丙'))
    expect(editor.getText()).toBe('甲')
  })
})
