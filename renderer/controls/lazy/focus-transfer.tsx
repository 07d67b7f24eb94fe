import { useEffect, useRef, useState } from 'react'
import { type KeepKey, pressKey, typeOver } from './type-into'

/** What was typed before an editor stood there, and the key that kept it. */
export interface Typed {
  readonly text: string
  readonly key?: KeepKey
}

export const NOTHING: Typed = { text: '' }

export interface FocusTransferProps {
  readonly typed: Typed
  /** The user who typed it has gone on meanwhile and keeps the focus there. */
  readonly left: boolean
  /** What stands in the editor is chosen, so that typing goes over it, as in every input that Tab comes to. */
  readonly select: boolean
  /** Called when the editor has what was typed. */
  readonly onDone: () => void
}

/** Stands behind an editor that has just come, and gives it what was typed before. */
export function FocusTransfer({ typed, left, select, onDone }: FocusTransferProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const [done, setDone] = useState(false)
  const begin = () => {
    const input = inputOf(mark.current?.previousElementSibling)
    setDone(true)
    if (input === null) return
    if (typed.text !== '') void transferFocus(input, typed, left).then(onDone)
    else if (select) input.select()
  }
  const first = useRef(begin)
  useEffect(() => first.current(), [])
  return done ? null : <span ref={mark} hidden />
}

function inputOf(editor: Element | null | undefined): HTMLInputElement | null {
  return editor instanceof HTMLInputElement ? editor : (editor?.querySelector('input') ?? null)
}

/**
 * Types a text into an editor and presses its key. One that was left is told that a user comes and goes: the focus stays where it is,
 * and with it what is being typed there.
 */
async function transferFocus(input: HTMLInputElement, { text, key }: Typed, left: boolean): Promise<void> {
  if (left) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  typeOver(input, text)
  if (key !== undefined) {
    await settled()
    pressKey(input, key)
  }
  if (!left) return
  await settled()
  if (document.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await settled()
}

/** A list opens and narrows to what was typed within a frame, and a calendar tells its value in the one after it was left. */
const settled = () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))
