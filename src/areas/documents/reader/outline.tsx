import { Empty } from 'antd'
import type { CSSProperties } from 'react'
import type { OutlineTitle } from '../calls'
import { texts } from '../texts'

interface OutlineProps {
  readonly outline: readonly OutlineTitle[]
  readonly page: number
  readonly onChoose: (page: number) => void
}

/** The titles of a document. */
export function Outline({ outline, page, onChoose }: OutlineProps) {
  if (outline.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noOutline} />
  const here = outline.findIndex(each => each.page === page)
  const current = here >= 0 ? here : outline.findLastIndex(each => each.page < page)
  return (
    <ol className="weft-reader-outline">
      {outline.map((each, index) => (
        <li key={`${each.page} ${each.start}`} style={{ '--weft-level': each.level - 1 } as CSSProperties}>
          <button type="button" aria-current={index === current} title={each.title} onClick={() => onChoose(each.page)}>
            <span>{each.title}</span>
            <small>{texts.page(each.page)}</small>
          </button>
        </li>
      ))}
    </ol>
  )
}
