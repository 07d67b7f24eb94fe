import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '../../model/client'
import type { Host } from '../../model/host'
import { storedName } from '../../model/stored-screen'
import { useHost } from '../../source/host-context'
import type { PageSettings } from './page-dialog'
import { pageText } from './page-text'
import { addEntry, addPage, changedMeanwhile, editPage, type PageChanges, readPage, removePage, type StoredPage } from './pages'
import { texts } from './texts'

/** The stored screen behind a screen's id, and what can be done to it. */
export interface PageHandle {
  /** Undefined for screens of the repository, and until it is read. */
  readonly page: StoredPage | undefined
  /** Keeps changes; asks where another user was faster. True once they are kept. */
  readonly change: (changes: PageChanges) => Promise<boolean>
  /** Deletes it, once the person agrees; true when it is gone. */
  readonly remove: () => Promise<boolean>
}

export function usePage(screenId: string): PageHandle {
  const host = useHost()
  const name = storedName(screenId)
  const [page, setPage] = useState<StoredPage>()
  useEffect(() => {
    if (name === undefined) return
    let here = true
    readPage(host, name).then(
      found => here && setPage(found),
      error => here && host.report(error, `stored screen ${name}`),
    )
    return () => {
      here = false
    }
  }, [host, name])
  const change = useCallback(
    async (changes: PageChanges) => {
      const kept = page && (await keep(host, page, changes))
      if (kept) setPage(kept)
      return kept !== undefined
    },
    [host, page],
  )
  const remove = useCallback(async () => {
    if (page === undefined) return false
    if (!(await host.notify.confirm({ title: texts.removeAsk(page.title), content: texts.removeHint, danger: true }))) return false
    try {
      await removePage(host, page)
      host.notify.success(texts.removed)
      return true
    } catch (error) {
      told(host, error)
      return false
    }
  }, [host, page])
  return { page, change, remove }
}

/** What was refused has been told already, unless it was asked silently. */
function told(host: Host, error: unknown): void {
  if (!(error instanceof RequestError)) host.report(error, 'stored screen')
  else if (!error.shown) host.notify.warning(error.message)
}

async function keep(host: Host, page: StoredPage, changes: PageChanges): Promise<StoredPage | undefined> {
  try {
    const kept = await editPage(host, page, changes)
    host.notify.success(texts.saved)
    return kept
  } catch (error) {
    const now = changedMeanwhile(error)
    if (now === undefined) {
      told(host, error)
      return undefined
    }
    const agreed = await host.notify.confirm({ title: texts.overwrite, content: texts.overwriteHint, danger: true })
    return agreed ? keep(host, now, changes) : undefined
  }
}

/** Makes a page, and its entry in the menu where one is wanted; undefined when the page was refused. */
export async function makePage(
  host: Host,
  { title, name, audience, roleIds, parentId }: PageSettings,
  text: Omit<Parameters<typeof pageText>[0], 'title'>,
): Promise<StoredPage | undefined> {
  try {
    const page = await addPage(host, { ...(name && { name }), content: pageText({ ...text, title }), audience, roleIds: roleIds.join(',') })
    const entry =
      parentId === undefined
        ? true
        : await addEntry(host, page, parentId).then(
            () => true,
            () => false,
          )
    if (entry) host.notify.success(texts.saved)
    else host.notify.warning(texts.savedNoEntry)
    return page
  } catch (error) {
    told(host, error)
    return undefined
  }
}
