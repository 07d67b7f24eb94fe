import { useHost } from '../../source/host-context'
import { SafeLink } from '../html/safe-link'
import './data-table.css'

/** One line of numbers. */
export interface TableLine {
  /** Its headings, from the outermost to its own. */
  readonly heads: readonly string[]
  readonly cells: readonly string[]
  /** The page that it leads to; a user who may not open it gets no link. */
  readonly path?: string | undefined
  /** A sum of other lines. */
  readonly total?: boolean
}

export interface TableContent {
  /** What stands above the headings of lines. */
  readonly corner: readonly string[]
  /** What stands above the cells. */
  readonly head: readonly string[]
  readonly lines: readonly TableLine[]
}

/** Texts with their places as keys: the same text may stand in two of them. */
const keyed = (texts: readonly string[]) => texts.map((text, index) => ({ text, key: String(index) }))

/** What a drawing shows, as a table that is read out and that a keyboard reaches. */
export function DataTable({ title, content }: { readonly title: string; readonly content: TableContent }) {
  const { corner, head } = content
  const lines = content.lines.map((line, position) => ({ line, key: String(position) }))
  return (
    <table className="weft-data-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {keyed([...corner, ...head]).map(({ text, key }) =>
            text === '' ? (
              <td key={key} />
            ) : (
              <th key={key} scope="col">
                {text}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, key }) => (
          <Line key={key} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line: { heads, cells, path, total = false } }: { readonly line: TableLine }) {
  const host = useHost()
  const leads = path !== undefined && host.opens(path)
  const own = String(heads.length - 1)
  return (
    <tr className={total ? 'is-total' : undefined}>
      {keyed(heads).map(({ text, key }) => (
        <th key={key} scope="row">
          {leads && key === own ? <SafeLink href={path}>{text}</SafeLink> : text}
        </th>
      ))}
      {keyed(cells).map(({ text, key }) => (
        <td key={key}>{text}</td>
      ))}
    </tr>
  )
}
