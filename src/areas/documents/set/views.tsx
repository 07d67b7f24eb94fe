import type { CSSProperties } from 'react'
import { useHost } from '../../../../renderer/index'
import type { SetAnalysis } from './calls'
import { PlaceLink } from './place-link'
import { shown } from './shown'
import { texts } from './texts'

export interface ViewProps {
  readonly found: SetAnalysis
}

/** Items of which documents say different things, each statement beside the others. */
export function Contradictions({ found: { contradictions } }: ViewProps) {
  return (
    <div className="weft-set-list">
      {contradictions.map(({ kind, item, statements }) => (
        <section key={`${kind} ${item} ${statements[0]?.document}`} aria-label={texts.statements(item, kind)}>
          <h3>{texts.statements(item, kind)}</h3>
          <ul className="weft-set-statements">
            {statements.map(({ document, value, text, around, page }) => (
              <li key={`${document} ${value}`}>
                <strong>{shown(kind, value)}</strong>
                <q>{around}</q>
                <PlaceLink document={document} page={page} text={text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Days and months in their order, with what is said of each. */
export function Timeline({ found: { timeline } }: ViewProps) {
  return (
    <ol className="weft-set-timeline">
      {timeline.map(({ date, item, around, document, page, start }) => (
        <li key={`${document} ${page} ${start}`}>
          <time dateTime={date}>{date}</time>
          <span>
            {item && <strong>{item}</strong>} <q>{around}</q> <PlaceLink document={document} page={page} text={around} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Key words in the size of their weight; each is looked for. */
export function Words({ found: { words } }: ViewProps) {
  const host = useHost()
  const weighed = words.map(({ word, documents }) => ({
    word,
    count: documents.length,
    weight: documents.reduce((sum, { weight }) => sum + weight, 0),
  }))
  const most = Math.max(...weighed.map(({ weight }) => weight))
  return (
    <p className="weft-set-words">
      {weighed.map(({ word, count, weight }) => (
        <button
          key={word}
          type="button"
          title={texts.documents(count)}
          style={{ '--weft-weight': Math.sqrt(weight / most) } as CSSProperties}
          onClick={() => host.navigate(`/unstructur/search?${new URLSearchParams({ text: word })}`)}
        >
          {word}
        </button>
      ))}
    </p>
  )
}

/** Words that name a group. */
const NAMING = 4

/** Groups of documents, each with the words that weigh most in it. */
export function Topics({ found: { topics, words } }: ViewProps) {
  const nameOf = (group: readonly string[]) =>
    words
      .map(({ word, documents }) => ({
        word,
        weight: documents.filter(({ document }) => group.includes(document)).reduce((sum, { weight }) => sum + weight, 0),
      }))
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, NAMING)
      .map(({ word }) => word)
      .join('、')
  return (
    <div className="weft-set-list">
      {topics.map(group => (
        <section key={group[0]}>
          <h3>
            {nameOf(group) || texts.alone} <small>{texts.documents(group.length)}</small>
          </h3>
          <ul className="weft-set-places">
            {group.map(document => (
              <li key={document}>
                <PlaceLink document={document} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Pairs of documents of nearly the same text. */
export function Duplicates({ found: { duplicates } }: ViewProps) {
  const host = useHost()
  return (
    <ul className="weft-set-pairs">
      {duplicates.map(({ left, right, likeness }) => (
        <li key={`${left} ${right}`}>
          <PlaceLink document={left} />
          <PlaceLink document={right} />
          <small>{texts.alike(likeness)}</small>
          <button type="button" onClick={() => host.navigate(`/unstructur/compare?documents=${left},${right}`)}>
            {texts.compare}
          </button>
        </li>
      ))}
    </ul>
  )
}
