import type { Row } from '../../model/source'
import { useHost } from '../../source/host-context'
import { SafeLink } from '../html/safe-link'
import { fieldValue, rowLink, textOf } from './row-link'

interface RowTextProps {
  readonly row: Row
  /** Field of the text. */
  readonly text: string
  /** Where it leads to, with `{name}` for fields; a user who may not open that is shown the text alone. */
  readonly link?: string | null | undefined
}

/** A text of a row, and where it leads to. */
export function RowText({ row, text, link }: RowTextProps) {
  const host = useHost()
  const path = rowLink(link ?? undefined, row)
  const shown = fieldText(row, text)
  return path !== undefined && host.opens(path) ? <SafeLink href={path}>{shown}</SafeLink> : shown
}

/** The text of a field; empty for none, and where no field is named. */
export function fieldText(row: unknown, name: string | null | undefined): string {
  return typeof name === 'string' ? textOf(fieldValue(row, name)) : ''
}
