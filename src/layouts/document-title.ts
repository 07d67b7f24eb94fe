import { useEffect } from 'react'
import { usePageTab } from '../tabs/tab-context'
import { SYSTEM_NAME } from '../theme/texts'
import { texts } from './texts'

/** The title of the browser's tab: the page, then the system; home and empty say only the system. A page in a tab of ours names that one instead. */
export function useDocumentTitle(title: string): void {
  const tab = usePageTab()
  useEffect(() => {
    if (tab) tab.rename(title)
    else document.title = title === '' || title === texts.home ? SYSTEM_NAME : `${title} · ${SYSTEM_NAME}`
  }, [tab, title])
}
