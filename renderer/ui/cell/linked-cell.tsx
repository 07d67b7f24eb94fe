import { Button } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { evaluateTree, renderText } from '../../expression'
import type { OpenStep } from '../../model/field'
import type { Host } from '../../model/host'
import type { Row } from '../../model/source'
import { useHost } from '../../source/host-context'
import { recordScope } from '../../source/record-scope'
import { SafeLink, safeTarget } from '../html/safe-link'
import { laterPart } from '../loading/later-part'
import { useScreens } from '../page/screens-context'
import { rowLink } from '../text/row-link'
import type { CellViewProps } from './cell-view'

const CellView = laterPart(async () => (await import('./cell-view')).CellView)

/** Whether a link may be followed: to a web page, or to a path of the application that this person may open. */
function leads(path: string, host: Host): boolean {
  const target = safeTarget(path)
  return target?.kind === 'own' ? host.opens(target.path) : target?.page === true
}

type LinkedCellProps = Pick<CellViewProps, 'field' | 'row'> & { readonly link: string | OpenStep }

/** A cell, and where its row leads by the link of the field; the cell alone where that is nowhere. */
export function LinkedCell({ link, field, row }: LinkedCellProps) {
  const host = useHost()
  const cell = (
    <Suspense>
      <CellView field={field} row={row} view="list" />
    </Suspense>
  )
  if (typeof link === 'object') return <Opening link={link} row={row} cell={cell} />
  const path = rowLink(link, row)
  return path !== undefined && leads(path, host) ? <SafeLink href={path}>{cell}</SafeLink> : cell
}

/** As a link of a text stands in it. */
const IN_LINE = { height: 'auto', padding: 0, lineHeight: 'inherit' }

/** A cell that opens a screen over the list. */
function Opening({ link, row, cell }: { readonly link: OpenStep; readonly row: Row; readonly cell: ReactNode }) {
  const host = useHost()
  const screens = useScreens()
  const open = () => {
    const scope = recordScope({ row, host })
    const id = typeof link.screen === 'string' ? link.screen : renderText(link.screen, scope)
    void screens.open(id, link.as, evaluateTree(link.with, scope) as { readonly [name: string]: unknown })
  }
  return (
    <Button type="link" style={IN_LINE} onClick={open}>
      {cell}
    </Button>
  )
}
