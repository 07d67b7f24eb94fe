import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { codeOf, findCode, typeCode } from '../../../tests/helpers/code'
import { CodeEditor, type CodeEditorProps } from './code-editor'
import { CodeText } from './code-text'
import { grammarOf } from './grammars'
import { CODE_LANGUAGES, languageNames } from './languages'

function Keeping({ told, ...props }: Partial<CodeEditorProps> & { readonly told: (text: string) => void }) {
  const [text, setText] = useState(props.value ?? '')
  const keep = (next: string) => {
    told(next)
    setText(next)
  }
  return <CodeEditor language="javascript" label="脚本" {...props} value={text} onChange={keep} />
}

describe('languages', () => {
  it.each(CODE_LANGUAGES.filter(language => language !== 'text'))('has a grammar of %s', async language => {
    const grammar = await grammarOf(language)
    expect(grammar?.language.parser.parse('a: 1').length).toBe(4)
  })

  it('holds the twelve modes of the family, and leaves a text as it is', async () => {
    const family = ['css', 'javascript', 'html', 'java', 'objectivec', 'python', 'r', 'shell', 'sql', 'swift', 'vue', 'markdown']
    expect(family.filter(language => !Object.hasOwn(languageNames, language))).toEqual([])
    expect(await grammarOf('text')).toBeUndefined()
  })
})

describe('an editor of code', () => {
  it('tells what is typed, and shows what it is given without telling it', async () => {
    const told = vi.fn()
    const { rerender } = render(<CodeEditor language="text" label="脚本" value="a" onChange={told} />)
    const view = await findCode('脚本')
    typeCode(view, 'ab')
    expect(told.mock.calls).toEqual([['ab']])
    rerender(<CodeEditor language="text" label="脚本" value="ab" onChange={told} />)
    rerender(<CodeEditor language="text" label="脚本" value="from elsewhere" onChange={told} />)
    expect(codeOf(view)).toBe('from elsewhere')
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('keeps what was typed meanwhile when an older text comes back', async () => {
    const told = vi.fn()
    const { rerender } = render(<CodeEditor language="text" label="脚本" value="" onChange={told} />)
    const view = await findCode('脚本')
    typeCode(view, 'a')
    typeCode(view, 'ab')
    rerender(<CodeEditor language="text" label="脚本" value="a" onChange={told} />)
    expect(codeOf(view)).toBe('ab')
  })

  it('indents by two blanks with Tab, and lets Tab go on after Escape', async () => {
    render(<Keeping told={() => undefined} />)
    const view = await findCode('脚本')
    act(() => view.focus())
    expect(fireEvent.keyDown(view.contentDOM, { key: 'Tab', keyCode: 9 })).toBe(false)
    expect(codeOf(view)).toBe('  ')
    fireEvent.keyDown(view.contentDOM, { key: 'Escape', keyCode: 27 })
    expect(fireEvent.keyDown(view.contentDOM, { key: 'Tab', keyCode: 9 })).toBe(true)
    expect(codeOf(view)).toBe('  ')
    expect(screen.getByText('Tab 键缩进；先按 Esc 再按 Tab 离开编辑器')).toBeDefined()
  })

  it('keeps Escape from the window around it', async () => {
    const reached = vi.fn()
    render(
      <div role="dialog" onKeyDown={reached}>
        <Keeping told={() => undefined} />
      </div>,
    )
    const view = await findCode('脚本')
    fireEvent.keyDown(view.contentDOM, { key: 'Escape', keyCode: 27 })
    expect(reached).not.toHaveBeenCalled()
    fireEvent.keyDown(view.contentDOM, { key: 'a', keyCode: 65 })
    expect(reached).toHaveBeenCalledOnce()
  })

  it('takes the whole window and comes back, the same editor all along', async () => {
    render(<Keeping told={() => undefined} value="let a = 1" />)
    const view = await findCode('脚本')
    fireEvent.click(screen.getByRole('button', { name: '全屏 脚本' }))
    const window = await screen.findByRole('dialog', { name: '脚本' })
    await waitFor(() => expect(window.contains(view.dom)).toBe(true))
    typeCode(view, 'let b = 2')
    fireEvent.keyDown(view.contentDOM, { key: 'Escape', keyCode: 27 })
    await waitFor(() => expect(window.contains(view.dom)).toBe(false))
    expect(codeOf(await findCode('脚本'))).toBe('let b = 2')
  })

  it.each([
    ['readOnly', 'aria-readonly', 'true'],
    ['disabled', 'contenteditable', 'false'],
  ] as const)('cannot be typed into when it is %s', async (state, attribute, said) => {
    render(<Keeping told={() => undefined} value="a" {...{ [state]: true }} />)
    const view = await findCode('脚本')
    expect(view.state.readOnly).toBe(true)
    expect(view.contentDOM.getAttribute(attribute)).toBe(said)
  })

  it('says by line and column what is wrong first, and goes there', async () => {
    const problems = (text: string) => [{ from: text.indexOf('!'), to: text.indexOf('!') + 1, message: '此处有误' }]
    render(<Keeping told={() => undefined} value={'a\nb !'} problems={problems} />)
    const view = await findCode('脚本')
    fireEvent.click(screen.getByRole('button', { name: '第 2 行，第 3 列：此处有误' }))
    expect(view.state.selection.main.head).toBe(4)
  })

  it('hands on files that are pasted', async () => {
    const onFiles = vi.fn()
    render(<Keeping told={() => undefined} onFiles={onFiles} />)
    const view = await findCode('脚本')
    const picture = new File(['x'], 'a.png', { type: 'image/png' })
    fireEvent.paste(view.contentDOM, { clipboardData: { files: [picture], getData: () => '' } })
    expect(onFiles.mock.calls[0]?.[0]).toEqual([picture])
  })
})

it('shows code to be read in colours, every line of it', async () => {
  const { container } = render(<CodeText text={'const a = 1\n\n// 注释'} language="javascript" label="脚本" />)
  await waitFor(() => expect(container.querySelector('.tok-keyword')?.textContent).toBe('const'))
  expect([...container.querySelectorAll('.weft-code-line')].map(line => line.textContent)).toEqual(['const a = 1\n', '\n', '// 注释\n'])
  expect(screen.getByRole('region', { name: '脚本' }).tabIndex).toBe(0)
})
