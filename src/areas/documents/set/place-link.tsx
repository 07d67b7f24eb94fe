import { createContext, useContext } from 'react'
import { useHost } from '../../../../renderer/index'
import type { TextSource } from '../calls'
import { readerAddress } from '../reader-address'
import { linkTo } from '../results/link-to'
import { texts } from './texts'

/** Names of the documents of a set by their keys. */
export const SetContext = createContext<ReadonlyMap<string, string>>(new Map())

interface PlaceLinkProps {
  readonly document: string
  readonly page?: number
  /** What is marked there. */
  readonly text?: string
}

/** The name of a document, which opens it at a place. */
export function PlaceLink({ document, page, text }: PlaceLinkProps) {
  const host = useHost()
  const name = useContext(SetContext).get(document) ?? ''
  const [source = 'document', id = ''] = document.split(':')
  return (
    <a {...linkTo(readerAddress({ source: source as TextSource, id, page, text }), host.navigate)}>
      {page === undefined ? name : `${name} · ${texts.page(page)}`}
    </a>
  )
}
