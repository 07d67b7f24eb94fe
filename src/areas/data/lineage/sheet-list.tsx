import { Tag } from 'antd'
import type { Lineage, LineageSheet } from '../calls'
import { madeBy } from './made-by'
import { PlaceLink } from './place-link'
import { texts } from './texts'

interface SheetListProps {
  readonly title: string
  readonly lineage: Lineage
  readonly sheets: readonly LineageSheet[]
}

/** Sheets of one direction, the nearest first. */
export function SheetList({ title, lineage, sheets }: SheetListProps) {
  if (sheets.length === 0) return null
  const near = [...sheets].sort((a, b) => Math.abs(a.step) - Math.abs(b.step))
  return (
    <section aria-label={title} className="weft-lineage-list">
      <h3>{title}</h3>
      <ul>
        {near.map(sheet => (
          <li key={sheet.key}>
            <div>
              <strong>{sheet.id === null ? sheet.name : <PlaceLink to={`/data/open?id=${sheet.id}`}>{sheet.name}</PlaceLink>}</strong>
              {sheet.no !== null && <Tag bordered={false}>{texts.version(sheet.no)}</Tag>}
              {sheet.step !== 0 && <small>{sheet.step < 0 ? texts.before(-sheet.step) : texts.behind(sheet.step)}</small>}
              {sheet.id !== null && sheet.step !== 0 && (
                <PlaceLink to={`/data/lineage?id=${sheet.id}`} label={texts.ofSheet(sheet.name)}>
                  {texts.lineage}
                </PlaceLink>
              )}
            </div>
            <Made lineage={lineage} sheet={sheet} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Made({ lineage, sheet }: { readonly lineage: Lineage; readonly sheet: LineageSheet }) {
  const { text, recipeId, reads } = madeBy(lineage, sheet)
  if (text === '') return null
  return (
    <>
      <small>
        {texts.by}
        {recipeId === null ? text : <PlaceLink to={`/data/recipe/edit?id=${recipeId}`}>{text}</PlaceLink>}
      </small>
      {reads.length > 0 && (
        <small>
          {texts.reads}
          {reads.map(({ line, sheet: { name } }) => (line.no === null ? name : texts.read(name, line.no))).join('、')}
        </small>
      )}
      {reads.map(({ line, sheet: { key, name, no } }) =>
        line.no !== null && no !== null && line.no < no ? (
          <Tag key={key} color="warning">
            {texts.newer(name, no)}
          </Tag>
        ) : null,
      )}
    </>
  )
}
