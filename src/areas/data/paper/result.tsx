import { Skeleton } from 'antd'
import { useCallback } from 'react'
import type { Client } from '../../../../renderer/contract'
import { Failure } from '../../../../renderer/index'
import { useCall } from '../../use-call'
import { type ColumnType, messageOf, type Paper, readRows } from '../calls'
import { NUMBERS } from '../grid-part'
import { textOf } from '../sheet/shown'
import { countText, Section, Sums, Table } from './sections'
import { shownColumns } from './shown-columns'
import { texts } from './texts'

/** Rows that are printed. */
const ROWS = 50

interface ResultProps {
  readonly paper: Paper
}

/** What came of the run: how many rows, their sums, and the first of them. */
export function Result({ paper }: ResultProps) {
  const { rows, apart, sums } = paper
  return (
    <Section title={texts.result}>
      {rows === 0 && apart === 0 ? (
        <p>{texts.noRows}</p>
      ) : (
        <p>
          {texts.made(countText(rows))}
          {apart > 0 && texts.apart(countText(apart))}
          {texts.end}
          {sums.length > 0 && (
            <>
              {texts.sums}：<Sums sums={sums} />
              {texts.end}
            </>
          )}
        </p>
      )}
      {rows > 0 && <Rows paper={paper} />}
    </Section>
  )
}

/** Numbers stand at the right; they, dates and times are not broken over two lines. */
function lookOf(type: ColumnType): string {
  if (NUMBERS.has(type)) return 'weft-paper-number'
  return type === 'text' ? 'weft-paper-words' : 'weft-paper-figure'
}

function Rows({ paper: { id, no, rows, recipe } }: ResultProps) {
  const { found, error, retry } = useCall(
    useCallback(
      (client: Client, signal: AbortSignal) => readRows(client, { id, no, steps: [], skip: 0, limit: ROWS, places: false }, signal),
      [id, no],
    ),
  )
  if (error !== undefined) {
    return (
      <Failure title={texts.rowsFailed} onRetry={retry}>
        {messageOf(error)}
      </Failure>
    )
  }
  if (!found) return <Skeleton active paragraph={{ rows: 6 }} />
  const chosen = recipe?.model?.columns.flatMap(({ columns }) => columns) ?? []
  const places = shownColumns(
    found.columns.map(({ name }) => name),
    chosen,
  )
  const columns = places.flatMap(at => (found.columns[at] ? [{ ...found.columns[at], at }] : []))
  return (
    <>
      <Table heads={[texts.number, ...columns.map(({ name }) => name)]}>
        {found.rows.map((row, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own, and do not move here.
          <tr key={nth}>
            <td className="weft-paper-number">{nth + 1}</td>
            {columns.map(({ name, type, at }) => (
              <td key={name} className={lookOf(type)}>
                {textOf(row[at], type)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {columns.length < found.columns.length && <p>{texts.fewer(columns.length, found.columns.length)}</p>}
      {found.rows.length < rows && <p>{texts.more(found.rows.length, countText(rows))}</p>}
    </>
  )
}
