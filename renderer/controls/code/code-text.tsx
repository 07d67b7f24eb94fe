import { classHighlighter, highlightCode } from '@lezer/highlight'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { grammarOf } from './grammars'
import type { CodeLanguage } from './languages'
import './code.css'

/** Characters that are coloured at most; a longer text is shown as it is. */
const MOST = 200_000

/** Who has no mouse scrolls it by the arrow keys. */
const REACHED = { tabIndex: 0 }

export interface CodeTextProps {
  readonly text: string
  readonly language: CodeLanguage
  /** Names it for those who do not see it. */
  readonly label: string
  /** Default true. */
  readonly lineNumbers?: boolean
}

/** A text to be read, with the colours of its language: every line is there, so that it can be searched, copied and printed. */
export function CodeText({ text, language, label, lineNumbers = true }: CodeTextProps) {
  const [grammar, setGrammar] = useState<Awaited<ReturnType<typeof grammarOf>>>()
  useEffect(() => {
    let current = true
    void grammarOf(language).then(found => current && setGrammar(found))
    return () => {
      current = false
    }
  }, [language])
  const lines = useMemo(() => linesOf(text, text.length > MOST ? undefined : grammar), [text, grammar])
  return (
    <section className={`weft-code-view${lineNumbers ? ' has-lines' : ''}`} aria-label={label} {...REACHED}>
      <pre>
        <code>
          {lines.map(({ number, parts }) => (
            <span key={number} className="weft-code-line">
              {parts}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </section>
  )
}

type Grammar = Awaited<ReturnType<typeof grammarOf>>

interface Line {
  readonly number: number
  readonly parts: ReactNode[]
}

function linesOf(text: string, grammar: Grammar): readonly Line[] {
  if (grammar === undefined) return text.split(/\r\n|\r|\n/).map((line, index) => ({ number: index + 1, parts: [line] }))
  const lines: Line[] = [{ number: 1, parts: [] }]
  const put = (piece: string, classes: string) => {
    const parts = lines.at(-1)?.parts
    parts?.push(
      <span key={parts.length} {...(classes === '' ? {} : { className: classes })}>
        {piece}
      </span>,
    )
  }
  const end = () => lines.push({ number: lines.length + 1, parts: [] })
  highlightCode(text, grammar.language.parser.parse(text), classHighlighter, put, end)
  return lines
}
