import { useEffect, useState } from 'react'
import { type Host, translated } from '../../renderer/contract'

/** The title that a screen's text states; empty for one that only an expression knows. */
export function titleIn(text: string): string {
  try {
    const screen: unknown = JSON.parse(text)
    const title = typeof screen === 'object' && screen !== null && 'title' in screen ? screen.title : ''
    return typeof title === 'string' && !title.includes('{{') ? translated(title) : ''
  } catch {
    return ''
  }
}

/** The title of a screen that no menu entry names; empty while it is fetched, `without` where there is no such screen. */
export function useScreenTitle(host: Host | null, id: string, without: string): string {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let here = true
    setTitle('')
    const tell = (found: string) => here && setTitle(found)
    host?.loadScreen(id).then(
      found => tell(found === undefined ? without : titleIn(found.text)),
      () => tell(without),
    )
    return () => {
      here = false
    }
  }, [host, id, without])
  return title
}
