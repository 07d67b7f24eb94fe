import { Checkbox, Tag } from 'antd'
import type { FoundText } from '../calls'
import { CollectButton } from '../collect-button'
import { MarkedText } from '../marked-text'
import { readerAddress } from '../reader-address'
import { SimilarButton } from '../similar/similar-button'
import { texts } from '../texts'
import type { WatchHit } from '../watch/calls'
import { WatchHits } from '../watch/watch-hits'
import type { ChosenHits } from './chosen-hits'
import { linkTo } from './link-to'

interface ResultItemProps {
  readonly found: FoundText
  /** What the lists say of it. */
  readonly watched: readonly WatchHit[]
  /** What was looked for. */
  readonly text: string
  readonly chosen: ChosenHits
  /** Opens an address of the reader. */
  readonly onOpen: (address: string) => void
}

/** A document that was found, with its best passages; each opens the document at its place. */
export function ResultItem({ found, watched, text, chosen, onOpen }: ResultItemProps) {
  const { source, id, name, nameMarks, passages, tags } = found
  const link = (page: number | undefined) => linkTo(readerAddress({ source, id, page, text }), onOpen)
  return (
    <>
      <div className="weft-search-hit-head">
        <Checkbox
          checked={chosen.has({ source, id })}
          aria-label={texts.chooseHit(name)}
          title={texts.chooseHit(name)}
          onChange={() => chosen.toggle({ source, id })}
        />
        <h3>
          <a className="weft-search-hit-title" {...link(passages[0]?.page)}>
            <MarkedText text={name} marks={nameMarks} />
          </a>
        </h3>
        <SimilarButton source={source} id={id} name={name} onOpen={onOpen} />
        <CollectButton source={source} id={id} name={name} collected={found.collected} />
      </div>
      {passages.map(passage => (
        <a key={`${passage.page} ${passage.text}`} className="weft-passage" {...link(passage.page)}>
          <span className="weft-passage-page">{texts.page(passage.page)}</span>
          <span>
            <MarkedText text={passage.text} marks={passage.marks} />
          </span>
        </a>
      ))}
      <WatchHits of={{ source, id }} hits={watched} onOpen={onOpen} />
      <p className="weft-search-hit-facts">
        {factsOf(found).map(fact => (
          <span key={fact}>{fact}</span>
        ))}
        {found.secretLevel !== null && texts.secrets[found.secretLevel] !== undefined && (
          <Tag className={`weft-secret weft-secret-${found.secretLevel}`}>{texts.secrets[found.secretLevel]}</Tag>
        )}
        {found.recognised && <Tag>{texts.recognised}</Tag>}
        {found.expired && <Tag color="error">{texts.expired}</Tag>}
        {tags.map(tag => (
          <Tag key={tag} bordered={false}>
            {tag}
          </Tag>
        ))}
      </p>
    </>
  )
}

function factsOf({ source, documentTypeName, companyName, fileType, documentDate, createTime, browseCount }: FoundText) {
  const date = (documentDate ?? createTime ?? '').slice(0, 10)
  const facts = [documentTypeName ?? texts.sources[source], companyName, fileType?.toUpperCase(), date, texts.read(browseCount)]
  return facts.filter((fact): fact is string => fact !== null && fact !== undefined && fact !== '')
}
