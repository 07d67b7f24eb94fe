import { EllipsisOutlined, FullscreenExitOutlined, FullscreenOutlined, SearchOutlined } from '@ant-design/icons'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CellEditorProps } from '../../../model/cell-type'
import { isComposing } from '../../../ui/input/composing'
import { FullFrame } from '../../../ui/page/full-frame'
import type { RichTextSettings } from '../definition'
import { texts } from '../texts'
import { FindPanel } from './find-panel'
import type { RichText } from './rich-text'
import { ToolButton, Toolbar } from './roving'
import { TOOLS } from './tools'
import { useRichText } from './use-rich-text'
import { isFresh, useStand } from './use-stand'
import { WordCount } from './word-count'
import '../../../ui/html/safe-html.css'
import '../../../controls/base/inputs.css'
import './rich.css'

/** Pixels of width below which only the tools that are needed always are shown. */
const NARROW = 620

/** Writes rich text: tools above, words below, the text between. */
export function RichEditor(props: CellEditorProps<string, RichTextSettings>) {
  const { settings, invalid, field } = props
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [status, notify] = useState('')
  const [finding, setFinding] = useState(false)
  const [full, setFull] = useState(false)
  const rich = useRichText(box, props, {
    onPainter: what => notify(what === 'done' ? texts.painterDone : texts.painterOver),
    onFind: () => setFinding(true),
  })
  useStand(rich)
  const back = () => rich?.editor.view.focus()
  const closeFind = () => {
    setFinding(false)
    back()
  }
  const press = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') {
      event.preventDefault()
      frame.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus()
    }
    if (event.key !== 'Escape' || isComposing(event)) return
    // What is open here closes first; the window around it only when there is nothing left.
    if (rich?.dropFormat()) event.stopPropagation()
    else if (finding) {
      event.stopPropagation()
      closeFind()
    } else if (full) {
      event.stopPropagation()
      setFull(false)
    }
  }
  // Keys that save or leave come by here before the form hears of them.
  const flush = ({ ctrlKey, metaKey, key }: KeyboardEvent) => (ctrlKey || metaKey || key === 'Escape') && rich?.flush()
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && frame.current?.contains(relatedTarget)) return
    rich?.flush()
    props.onBlur?.()
  }
  return (
    <FullFrame full={full} title={field.title} onLeave={() => setFull(false)}>
      <div
        ref={frame}
        className={`weft-rich-editor${full ? ' is-full' : ''}${invalid ? ' is-invalid' : ''}`}
        {...{ onKeyDownCapture: flush, onKeyDown: press, onBlur: leave }}
      >
        {rich !== undefined && (
          <Tools
            rich={rich}
            frame={frame}
            title={field.title}
            notify={notify}
            finding={finding}
            setFinding={setFinding}
            full={full}
            setFull={setFull}
          />
        )}
        {rich !== undefined && finding && <FindPanel editor={rich.editor} onClose={closeFind} />}
        <div
          ref={box}
          className="weft-rich-box"
          style={full ? {} : { height: settings.height }}
          {...(rich !== undefined && isFresh(rich.editor.state.doc) ? { 'data-placeholder': props.placeholder ?? texts.placeholder } : {})}
        />
        <div className="weft-rich-foot">
          <span role="status" className="weft-rich-status">
            {status}
          </span>
          {rich !== undefined && <WordCount rich={rich} />}
        </div>
      </div>
    </FullFrame>
  )
}

interface ToolsProps {
  readonly rich: RichText
  readonly frame: RefObject<HTMLElement>
  readonly title: string
  readonly notify: (text: string) => void
  readonly finding: boolean
  readonly setFinding: (on: boolean) => void
  readonly full: boolean
  readonly setFull: (on: boolean) => void
}

function Tools({ rich, frame, title, notify, finding, setFinding, full, setFull }: ToolsProps) {
  const narrow = useNarrowFrame(frame)
  const [unfolded, setUnfolded] = useState(false)
  const all = !narrow || unfolded
  const { editor } = rich
  return (
    <Toolbar label={texts.tools(title)} first="undo" narrow={narrow} onLeave={() => editor.view.focus()}>
      {TOOLS.map(group => ({ name: group[0]?.name, shown: group.filter(({ always }) => all || always) }))
        .filter(({ shown }) => shown.length > 0)
        .map(({ name, shown }) => (
          <span key={name} className="weft-rich-group">
            {shown.map(tool => (
              <span key={tool.name} className="weft-rich-place">
                {tool.draw({ rich, notify })}
              </span>
            ))}
          </span>
        ))}
      <span className="weft-rich-group">
        {all && (
          <>
            <ToolButton
              name="find"
              label={texts.find}
              icon={<SearchOutlined aria-hidden />}
              pressed={finding}
              onPress={() => setFinding(!finding)}
            />
            <ToolButton
              name="full"
              label={full ? texts.leaveFull : texts.full}
              icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
              pressed={full}
              onPress={() => {
                setFull(!full)
                // Escape leaves it: from the text, not from the window around.
                editor.view.focus()
              }}
            />
          </>
        )}
        {narrow && (
          <ToolButton
            name="more"
            label={texts.more}
            icon={<EllipsisOutlined aria-hidden />}
            expanded={unfolded}
            onPress={() => setUnfolded(!unfolded)}
          />
        )}
      </span>
    </Toolbar>
  )
}

/** Whether the frame has little room, on a phone or in a column of a form. */
function useNarrowFrame(frame: RefObject<HTMLElement>): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (current === null) return
    const measure = () => setNarrow(current.clientWidth > 0 && current.clientWidth < NARROW)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame])
  return narrow
}
