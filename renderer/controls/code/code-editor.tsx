import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import type { EditorView } from '@codemirror/view'
import { Button } from 'antd'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { FullFrame } from '../../ui/page/full-frame'
import { type CodeProblem, problemText } from './extensions'
import { type CodeLanguage, languageNames } from './languages'
import { texts } from './texts'
import { useCodeView } from './use-code-view'
import './code.css'

export interface CodeEditorProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly language: CodeLanguage
  /** Its accessible name, and that of the window when it is full. */
  readonly label: string
  readonly id?: string | undefined
  readonly describedBy?: string | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly invalid?: boolean
  readonly autoFocus?: boolean
  readonly onBlur?: (() => void) | undefined
  /** Numbers of lines and marks to fold. Default true. */
  readonly lineNumbers?: boolean
  /** Pixels: at least, and before it scrolls. Default 120 and 400. */
  readonly heights?: readonly [least: number, most: number]
  /** Judges the text; absent: nothing is wrong in it. The same function as long as it judges the same. */
  readonly problems?: (text: string) => readonly CodeProblem[]
  /** Takes files that are pasted or dropped; absent: the browser does what it does. */
  readonly onFiles?: (files: readonly File[], view: EditorView) => void
  /** Stands in its head, before the button for the whole window. */
  readonly tools?: ((view: () => EditorView | null) => ReactNode) | undefined
  /** Stands beside the text, such as what it looks like. */
  readonly beside?: ReactNode
}

const HEIGHTS = [120, 400] as const

/** A text with the colours of its language, line numbers, search, folding and a whole-window mode. Knows no form. */
export function CodeEditor(props: CodeEditorProps) {
  const { value, language, label, invalid = false, disabled = false, readOnly = false, heights = HEIGHTS, tools, beside } = props
  const [full, setFull] = useState(false)
  const hint = useId()
  const place = useRef<HTMLDivElement>(null)
  const position = useRef<HTMLSpanElement>(null)
  const describedBy = [props.describedBy, hint].filter(each => each !== undefined).join(' ')
  const view = useCodeView(place, position, { ...props, describedBy })
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It is meant for the editor: the window around it stays.
    event.stopPropagation()
    if (full && !event.defaultPrevented) setFull(false)
  }
  const most = full ? 'none' : `${heights[1]}px`
  const style = { '--weft-code-least': `${heights[0]}px`, '--weft-code-most': most } as CSSProperties
  const state = `${disabled ? ' is-disabled' : readOnly ? ' is-readonly' : ''}${invalid ? ' is-invalid' : ''}${full ? ' is-full' : ''}`
  const turn = full ? texts.leaveFullscreen : texts.fullscreen
  return (
    <FullFrame full={full} title={label} onLeave={() => setFull(false)}>
      <div className={`weft-code${state}`} style={style} {...{ onKeyDown: pressed }}>
        <div className="weft-code-head">
          <div className="weft-code-tools">{tools?.(() => view.current)}</div>
          <Button
            type="text"
            size="small"
            aria-label={`${turn} ${label}`}
            title={turn}
            icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            onClick={() => setFull(!full)}
          />
        </div>
        <div className="weft-code-body">
          <div ref={place} className="weft-code-text" />
          {beside !== undefined && <div className="weft-code-beside">{beside}</div>}
        </div>
        <div className="weft-code-foot">
          <span>{languageNames[language]}</span>
          <FirstProblem text={value} problems={props.problems} onGo={offset => goTo(view.current, offset)} />
          <span id={hint} className="weft-code-hint">
            {readOnly || disabled ? '' : texts.leaveByTab}
          </span>
          <span ref={position} aria-hidden />
        </div>
      </div>
    </FullFrame>
  )
}

function goTo(view: EditorView | null, offset: number): void {
  view?.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) }, scrollIntoView: true })
  view?.focus()
}

interface FirstProblemProps {
  readonly text: string
  readonly problems: CodeEditorProps['problems'] | undefined
  readonly onGo: (offset: number) => void
}

/** The first thing that is wrong, by line and column; pressed, the caret goes there. */
function FirstProblem({ text, problems, onGo }: FirstProblemProps) {
  const settled = useDeferredValue(text)
  const first = useMemo(() => problems?.(settled)[0], [problems, settled])
  return (
    <span role="status" className="weft-code-problem">
      {first !== undefined && (
        <button type="button" onClick={() => onGo(first.from)}>
          {problemText(settled, first.from, first.message)}
        </button>
      )}
    </span>
  )
}
