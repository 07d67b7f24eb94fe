import { type RefObject, useEffect, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import { loadPart } from '../../model/load-part'
import type { Drawing } from './draw'
import type { Drawn } from './drawing'

/** Draws into an element as soon as the library is there, and again when what is drawn or the element's size changes. */
export function useDrawing(element: RefObject<HTMLElement>, drawn: Drawn, onPick: (index: number) => void): { readonly error: unknown } {
  const [drawing, setDrawing] = useState<Drawing>()
  const [error, setError] = useState<unknown>()
  const pick = useLatest(onPick)
  const { kind } = drawn.settings
  useEffect(() => {
    let current = true
    let started: Drawing | undefined
    loadPart(async () => (await import('./draw')).prepareDrawing(kind))
      .then(start => {
        if (!current || element.current === null) return
        started = start(element.current, index => pick.current(index))
        setDrawing(started)
      })
      .catch((failure: unknown) => current && setError(failure))
    return () => {
      current = false
      started?.end()
      setDrawing(undefined)
    }
  }, [element, kind])
  useEffect(() => {
    drawing?.draw(drawn)
  }, [drawing, drawn])
  useEffect(() => {
    const { current } = element
    if (drawing === undefined || current === null) return undefined
    // Of no size while its tab is behind another one.
    const observer = new ResizeObserver(() => current.clientWidth > 0 && drawing.resize())
    observer.observe(current)
    return () => observer.disconnect()
  }, [drawing, element])
  return { error }
}
