import { useEffect, useState } from 'react'
import { type Host, translated } from '../../renderer/contract'

/** The title that a screen's text states; empty while it is fetched, and for one that only an expression knows. */
export function titleIn(text: string): string {
  try {
    const screen: unknown = JSON.parse(text)
    const title = typeof screen === 'object' && screen !== null && 'title' in screen ? screen.title : ''
    return typeof title === 'string' && !title.includes('{{') ? translated(title) : ''
  } catch {
    return ''
  }
}

/** The title of a screen that no menu entry names. */
export function useScreenTitle(host: Host | null, id: string): string {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let here = true
    setTitle('')
    host?.loadScreen(id).then(
      found => here && setTitle(titleIn(found?.text ?? '')),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [host, id])
  return title
}
