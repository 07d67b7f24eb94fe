import { Suspense } from 'react'
import type { Host } from '../../model/host'
import { useHost } from '../../source/host-context'
import { SafeLink, safeTarget } from '../html/safe-link'
import { laterPart } from '../loading/later-part'
import { rowLink } from '../text/row-link'
import type { CellViewProps } from './cell-view'

const CellView = laterPart(async () => (await import('./cell-view')).CellView)

/** Whether a link may be followed: to a web page, or to a path of the application that this person may open. */
function leads(path: string, host: Host): boolean {
  const target = safeTarget(path)
  return target?.kind === 'own' ? host.opens(target.path) : target?.page === true
}

/** A cell, and where its row leads by the link of the field; the cell alone where that is nowhere. */
export function LinkedCell({ link, field, row }: Pick<CellViewProps, 'field' | 'row'> & { readonly link: string }) {
  const host = useHost()
  const path = rowLink(link, row)
  const cell = (
    <Suspense>
      <CellView field={field} row={row} view="list" />
    </Suspense>
  )
  return path !== undefined && leads(path, host) ? <SafeLink href={path}>{cell}</SafeLink> : cell
}
