import { Tag } from 'antd'
import type { FoundDocument } from '../calls'
import { MarkedText } from '../marked-text'
import { texts } from '../texts'
import { linkTo } from './link-to'

interface RowItemProps {
  readonly found: FoundDocument
  /** Opens an address. */
  readonly onOpen: (address: string) => void
}

/** A row of an entity that was found; it opens the details of the row on its page. */
export function RowItem({ found, onOpen }: RowItemProps) {
  const { id, name, nameMarks, passages, place, sourceName, createTime, secretLevel } = found
  const title = <MarkedText text={name} marks={nameMarks} />
  return (
    <>
      <div className="weft-search-hit-head">
        <h3>
          {place === null ? (
            title
          ) : (
            <a className="weft-search-hit-title" {...linkTo(detailsAddress(place, id), onOpen)}>
              {title}
            </a>
          )}
        </h3>
      </div>
      {passages.map(({ text, marks }) => (
        <p key={text} className="weft-row-passage">
          <MarkedText text={text} marks={marks} />
        </p>
      ))}
      <p className="weft-search-hit-facts">
        <span>{sourceName}</span>
        <span>{(createTime ?? '').slice(0, 10)}</span>
        {secretLevel !== null && texts.secrets[secretLevel] !== undefined && (
          <Tag className={`weft-secret weft-secret-${secretLevel}`}>{texts.secrets[secretLevel]}</Tag>
        )}
      </p>
    </>
  )
}

/** A list with the details of one of its records open. */
const detailsAddress = (place: string, id: string) => `${place}?${new URLSearchParams({ 'form.mode': 'details', 'form.id': id })}`
