import { useEffect } from 'react'
import { SYSTEM_NAME } from '../theme/texts'
import { texts } from './texts'

/** The title of the browser's tab: the page, then the system; home and empty say only the system. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' || title === texts.home ? SYSTEM_NAME : `${title} · ${SYSTEM_NAME}`
  }, [title])
}
