import { useEffect, useState } from 'react'
import { loadTextGrid } from '../../../renderer/index'

type Part = Awaited<ReturnType<typeof loadTextGrid>>

/** The grid of texts, once it is loaded. */
export function useGridPart() {
  const [part, setPart] = useState<Part>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let gone = false
    loadTextGrid().then(
      found => gone || setPart(found),
      failure => gone || setError(failure),
    )
    return () => {
      gone = true
    }
  }, [])
  return { part, error }
}

/** Types whose values stand at the right. */
export const NUMBERS: ReadonlySet<string> = new Set(['whole', 'decimal', 'number'])

/** Room for what a column shows, in pixels. */
export const widthOf = (name: string, values: readonly string[]): number => {
  const room = (text: string) => [...text.slice(0, 60)].reduce((sum, letter) => sum + (letter > '\u2e80' ? 15 : 8.5), 0)
  return Math.round(Math.min(320, Math.max(90, room(name) + 56, ...values.map(value => room(value) + 28))))
}
