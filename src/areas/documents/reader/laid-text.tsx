import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { LaidBlock, ReaderPage } from '../calls'
import { type Mark, type Shade, shadedPieces } from '../marks'
import { leadsOutside, OutsideLink } from './outside-link'
import { attributesOf, type PageMarks, shadesOf } from './page-marks'

interface LaidTextProps {
  readonly page: ReaderPage
  readonly marks: PageMarks
}

/** The text of a page as its file lays it out, with hits and notes. All of it are parts of the page's text: no markup of a file gets here. */
export function LaidText({ page, marks }: LaidTextProps) {
  const { text, layout } = page
  const shades = shadesOf(marks)
  const part = (mark: Mark, looks: readonly Shade[] = []) => <Pieces text={text} mark={mark} shades={[...looks, ...shades]} marks={marks} />
  if (!layout || layout.length === 0) return part([0, text.length])
  return groupsOf(layout).map(group => {
    const [first] = group
    if (first.as === 'row') return <LaidTable key={first.start} rows={group} part={part} />
    if (first.as !== 'li') return <Paragraph key={first.start} block={first} part={part} />
    return (
      <ul key={first.start} className="weft-reader-list">
        {group.map(block => (
          <li key={block.start} data-mark={block.mark} style={{ '--weft-depth': block.depth ?? 1 } as CSSProperties}>
            {part([block.start, block.end], looksOf(block))}
          </li>
        ))}
      </ul>
    )
  })
}

type Part = (mark: Mark, looks?: readonly Shade[]) => ReactNode
type Group = readonly [LaidBlock, ...LaidBlock[]]

/** Rows of one table, and items that follow each other, belong together. */
function groupsOf(layout: readonly LaidBlock[]): readonly Group[] {
  const groups: [LaidBlock, ...LaidBlock[]][] = []
  for (const block of layout) {
    const last = groups.at(-1)
    const together = last?.[0].as === block.as && (block.as === 'li' || (block.as === 'row' && !block.first))
    if (last && together) last.push(block)
    else groups.push([block])
  }
  return groups
}

const looksOf = ({ letters = [] }: LaidBlock): readonly Shade[] =>
  letters.map(([as, from, to, href]) => ({ from, to, id: href === undefined ? as : `${as} ${href}` }))

/** Below the name of the document. */
const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const

function Paragraph({ block, part }: { readonly block: LaidBlock; readonly part: Part }) {
  const inner = part([block.start, block.end], looksOf(block))
  if (block.as === 'h') {
    const level = Math.min(block.level ?? 1, 4)
    const Title = HEADINGS[level - 1] ?? 'h6'
    return <Title data-level={level}>{inner}</Title>
  }
  if (block.as === 'quote') return <blockquote>{inner}</blockquote>
  return block.as === 'pre' ? <pre>{inner}</pre> : <p>{inner}</p>
}

function LaidTable({ rows, part }: { readonly rows: Group; readonly part: Part }) {
  return (
    <div className="weft-reader-table">
      <table>
        <tbody>
          {rows.map(row => (
            <tr key={row.start}>
              {(row.cells ?? []).map(([start, end, columns, span, head], index) => {
                const Cell = head === 1 ? 'th' : 'td'
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells never move, and empty ones begin at the same place
                  <Cell key={index} colSpan={columns} rowSpan={span}>
                    {part([start, end], looksOf(row))}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PiecesProps {
  readonly text: string
  readonly mark: Mark
  readonly shades: readonly Shade[]
  readonly marks: PageMarks
}

function Pieces({ text, mark, shades, marks }: PiecesProps) {
  return (
    <>
      {shadedPieces(text, mark, shades).map(piece => (
        <Fragment key={piece.from}>
          {piece.shades.reduceRight<ReactNode>(
            (inner, shade) => wrapped(shade, inner, marks, piece.from + piece.text.length),
            <span data-at={piece.from}>{piece.text}</span>,
          )}
        </Fragment>
      ))}
    </>
  )
}

const LOOKS = { b: 'b', i: 'i', u: 'u', s: 's', code: 'code', sup: 'sup', sub: 'sub' } as const

/** `end` is where the piece ends in the text. */
function wrapped(shade: Shade, inner: ReactNode, marks: PageMarks, end: number): ReactNode {
  if (/^(?:hit|note) /.test(shade.id)) return <mark {...attributesOf(shade, marks)}>{inner}</mark>
  const [as = '', href] = shade.id.split(' ')
  if (as === 'a' && href !== undefined && leadsOutside(href)) {
    return (
      <OutsideLink href={href} last={end >= shade.to}>
        {inner}
      </OutsideLink>
    )
  }
  const Look = LOOKS[as as keyof typeof LOOKS]
  return Look ? <Look>{inner}</Look> : inner
}
