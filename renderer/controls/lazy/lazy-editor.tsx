import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '../../hooks/use-latest'
import type { CellCodec, CellEditorProps, CellPlace } from '../../model/cell-type'
import { loadPart } from '../../model/load-part'
import { lazyPart } from '../../ui/loading/lazy-part'
import { texts } from '../base/texts'
import { FocusTransfer, type FocusTransferProps, NOTHING } from './focus-transfer'
import { type Arrival, PlaceholderInput, type PlaceholderInputProps } from './placeholder-input'

/** Milliseconds; a page that is never idle has it done all the same. */
const LONGEST = 500

/** Milliseconds; a query is filled in after its rows were looked at, and they come first. */
const QUERY = 3000

/** Does something when the page has nothing else to do, after some milliseconds; gives back what calls it off. */
function whenIdle(after: number, work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined
  let id: number | undefined
  const timer = setTimeout(() => {
    id = requestIdleCallback(work, { timeout: LONGEST })
  }, after)
  return () => {
    clearTimeout(timer)
    if (id !== undefined) cancelIdleCallback(id)
  }
}

interface Rest<Value, Settings> extends Pick<PlaceholderInputProps, 'opens'>, Pick<CellCodec<Value, Settings>, 'fromText'> {
  /** What the value looks like without the focus. */
  readonly text: (value: Value | null, place: CellPlace<Settings>) => string
}

/** For what was typed by a user who has gone on before the editor came. */
const LEFT: Arrival = { autoFocus: false, unfolded: false }

/**
 * An editor that is expensive to load and to draw: until a user comes to it, an input that shows the value's text stands
 * there. A press opens its list or its calendar, the keyboard only enters it. One that was opened on purpose does not rest,
 * and one that cannot be used rests for ever. What is typed before it comes and is a value is told when it is left. The rest is taken
 * by an editor that comes when the focus has gone, which leaves the focus where it is; with nothing typed it stays at rest.
 */
export function lazyEditor<Value, Settings>(
  load: () => Promise<ComponentType<CellEditorProps<Value, Settings>>>,
  { text, fromText, opens }: Rest<Value, Settings>,
): ComponentType<CellEditorProps<Value, Settings>> {
  const loadAwake = async () => awakened(await load())
  const Late = lazyPart(loadAwake)
  let fetched: Promise<unknown> | undefined
  /** Drawn without waiting: what waits for a moment loses the focus. */
  let Ready: ComponentType<AwakeProps<Value, Settings>> | undefined
  /** One that fails is tried again by the editor itself, which says so in its place. */
  const fetch = () => {
    fetched ??= loadPart(loadAwake).then(
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
    const { settings, options, readOnly, disabled, autoFocus = false, unfolded = false, inQuery = false } = props
    const [awake, setAwake] = useState(() =>
      (autoFocus || unfolded) && Ready ? { Editor: Ready, how: { autoFocus, unfolded } } : undefined,
    )
    const [typed, setTyped] = useState(NOTHING)
    const latest = useLatest(typed)
    const input = useRef<HTMLInputElement>(null)
    const composing = useRef(false)
    /** A press while the editor was on its way: one that had the focus already opens all the same. */
    const pressed = useRef(false)
    useEffect(() => whenIdle(inQuery ? QUERY : 0, () => void fetch()), [inQuery])
    // The same one as long as it stands there: what is typed in it is its own.
    const open = (how: Arrival) => setAwake(before => before ?? { Editor: Ready ?? Late, how })
    const come = () => {
      const { text, key } = latest.current
      const how = { autoFocus: true, unfolded: pressed.current || unfolded }
      // Before the next key: it may be one that leaves.
      if (input.current === document.activeElement) composing.current || flushSync(() => open(how))
      else if (key !== undefined || (opens === 'calendar' && text !== '')) open(LEFT)
      else setTyped(NOTHING)
    }
    const wake = (by: 'press' | 'focus'): boolean => {
      if (readOnly || disabled) return false
      pressed.current ||= by === 'press'
      // What stands there keeps the focus until the editor can take it.
      if (Ready) open({ autoFocus: true, unfolded: by === 'press' || unfolded })
      else void fetch().then(come)
      return Ready !== undefined
    }
    const leave = () => {
      pressed.current = false
      const place = { settings, options }
      const value = typed.text === '' ? undefined : fromText(typed.text, place)
      if (value !== undefined) {
        setTyped(NOTHING)
        props.onChange(value)
      }
      props.onBlur?.()
    }
    useTypedGuard(props.guard, typed.text !== '', async () => {
      await fetch()
      return Ready === undefined ? texts.failedToLoad : undefined
    })
    const resting = {
      opens,
      input,
      composing,
      typed,
      onType: setTyped,
      wake,
      onBlur: leave,
      text: text(props.value, { settings, options }),
    }
    const still = <PlaceholderInput {...props} {...resting} />
    if (awake === undefined || readOnly || disabled) return still
    const { Editor, how } = awake
    // One that is had at another try comes at any time.
    const isLeft = () =>
      how === LEFT || (Editor === Late && ![input.current, document.body].includes(document.activeElement as HTMLElement))
    const transfer = { typed, isLeft, select: !autoFocus && !how.unfolded, onDone: () => setTyped(NOTHING) }
    return (
      <Suspense fallback={still}>
        <Editor {...props} {...how} transfer={transfer} />
      </Suspense>
    )
  }
}

type AwakeProps<Value, Settings> = CellEditorProps<Value, Settings> & {
  readonly transfer: Omit<FocusTransferProps, 'left'> & { readonly isLeft: () => boolean }
}

/** The editor, which takes what was typed before it came. */
function awakened<Value, Settings>(Editor: ComponentType<CellEditorProps<Value, Settings>>): ComponentType<AwakeProps<Value, Settings>> {
  return function Awake({ transfer: { isLeft, ...transfer }, ...rest }) {
    const [left] = useState(isLeft)
    const props = rest as unknown as CellEditorProps<Value, Settings>
    return (
      <>
        <Editor {...props} {...(left ? LEFT : {})} />
        <FocusTransfer {...transfer} left={left} />
      </>
    )
  }
}

/** Nothing is saved before the editor has what was typed, or cannot be had. */
function useTypedGuard(guard: CellEditorProps<never, unknown>['guard'], waits: boolean, load: () => Promise<string | undefined>): void {
  const latest = useLatest(load)
  useEffect(() => {
    if (!waits || guard === undefined) return
    let give: () => void = () => undefined
    const given = new Promise<undefined>(resolve => {
      give = () => resolve(undefined)
    })
    const drop = guard(async () => (await latest.current()) ?? given)
    return () => {
      drop()
      give()
    }
  }, [guard, waits])
}
