import {
  type ChangeEvent,
  type ComponentType,
  type CompositionEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { CellEditorProps, CellPlace } from '../../model/cell-type'
import { isComposing } from '../../widgets/composing'
import { lazyPart } from '../../widgets/lazy-part'
import { frameClass, ownInputProps } from './text-input'
import { texts } from './texts'
import { pressEnter, typeInto } from './type-into'
import { whenIdle } from './when-idle'

interface Rest<Value, Settings> {
  /** What the value looks like while nobody is there. */
  readonly text: (value: Value | null, place: CellPlace<Settings>) => string
  /** What opens: the sign behind the text says so. */
  readonly opens: 'list' | 'calendar'
}

/**
 * An editor that is expensive to load and to draw: until somebody comes to it, an input that shows the value's text stands
 * there. A press opens its list or its calendar, the keyboard only enters it. One that was opened on purpose does not rest,
 * and one that cannot be used rests for ever.
 */
export function restingEditor<Value, Settings>(
  load: () => Promise<ComponentType<CellEditorProps<Value, Settings>>>,
  { text, opens }: Rest<Value, Settings>,
): ComponentType<CellEditorProps<Value, Settings>> {
  const Late = lazyPart(load)
  let fetched: Promise<unknown> | undefined
  /** Drawn without waiting: what waits for a moment loses the focus. */
  let Ready: ComponentType<CellEditorProps<Value, Settings>> | undefined
  /** One that fails is tried again by the editor itself, which says so in its place. */
  const fetch = () => {
    fetched ??= load().then(
      editor => {
        Ready = editor
      },
      () => {
        fetched = undefined
      },
    )
    return fetched
  }
  return function RestingEditor(props) {
    const { settings, options, readOnly, disabled } = props
    const [awake, setAwake] = useState(() => (props.autoFocus || props.unfolded ? { Editor: Ready ?? Late, how: {} } : undefined))
    useEffect(() => whenIdle(() => void fetch()), [])
    const wake = (how: Awake): boolean => {
      // The same one as long as it stands there: what is typed in it is its own.
      const open = () => setAwake(before => before ?? { Editor: Ready ?? Late, how })
      if (readOnly || disabled) return false
      // What stands there keeps the focus until the editor can take it.
      if (Ready) open()
      else void fetch().then(open)
      return Ready !== undefined
    }
    const typed = useRef(NOTHING)
    const still = <Still {...props} typed={typed} text={text(props.value, { settings, options })} opens={opens} wake={wake} />
    if (awake === undefined || readOnly || disabled) return still
    const { Editor, how } = awake
    return (
      <Suspense fallback={still}>
        <Editor {...props} {...how} />
        <Handover typed={typed} />
      </Suspense>
    )
  }
}

/** How an editor begins that somebody came to. */
interface Awake {
  readonly autoFocus?: true
  readonly unfolded?: true
}

type StillProps = Omit<CellEditorProps<never, unknown>, 'value' | 'settings'> & {
  readonly text: string
  readonly opens: 'list' | 'calendar'
  /** True: the editor stands there at once. */
  readonly wake: (how: Awake) => boolean
  readonly typed: Typed
}

/** What was typed before the editor stood there, and whether it was confirmed. */
interface Typed {
  current: { readonly text: string; readonly enter: boolean }
}

const NOTHING = { text: '', enter: false }

/** Gives it to the editor, which has the focus. */
function Handover({ typed }: { readonly typed: Typed }) {
  useEffect(() => {
    const { text, enter } = typed.current
    typed.current = NOTHING
    if (text === '') return
    typeInto(document.activeElement, text)
    // A list opens and narrows to what was typed within a frame.
    if (enter) requestAnimationFrame(() => requestAnimationFrame(() => pressEnter(document.activeElement)))
  }, [typed])
  return null
}

function Still({ text, opens, wake, typed, ...props }: StillProps) {
  return (
    <span className={frameClass(props, ' is-resting')}>
      <input
        type="text"
        {...ownInputProps({ ...props, placeholder: props.placeholder ?? texts.choose })}
        {...collect(typed)}
        {...(opens === 'list' ? { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } : {})}
        value={text}
        title={text}
        // Before the press reaches anything: the editor stands there when it does.
        onPointerDown={() => wake({ autoFocus: true, unfolded: true }) && swallowPress()}
        onFocus={() => wake({ autoFocus: true })}
        onKeyDown={confirm(typed)}
      />
      <span aria-hidden className={`weft-input-${opens}`} />
    </span>
  )
}

/** The press that opened an editor is not one in it, which would close it again. A finger that goes on to scroll presses nothing. */
function swallowPress(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('mousedown', swallow, { capture: true, once: true })
  addEventListener('pointercancel', () => removeEventListener('mousedown', swallow, true), { capture: true, once: true })
}

/** Enter belongs to what was typed here: it saves no form. */
const confirm = (typed: Typed) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || typed.current.text === '' || isComposing(event)) return
  event.preventDefault()
  typed.current = { ...typed.current, enter: true }
}

/** Of what an input method composes only the words count that it ends with. */
const collect = (typed: Typed) => {
  const add = (data: string | null) => {
    typed.current = { text: typed.current.text + (data ?? ''), enter: false }
  }
  return {
    onChange: ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { data, isComposing: composed } = nativeEvent as InputEvent
      if (!composed) add(data)
    },
    onCompositionEnd: ({ data }: CompositionEvent<HTMLInputElement>) => add(data),
  }
}
