import dayjs from 'dayjs'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { decimalIn, plainNumber, total } from '../model/decimal'
import type { FieldModel } from '../model/field'
import { fileText } from '../model/file-text'
import type { Row } from '../model/source'
import { type CellTypes, decodeRow, shownText } from '../registry'
import { useCells, useHost } from '../source/host-context'
import { CellView } from '../ui/cell/cell-view'
import type { DetailsItem, DetailsPart } from './details-parts'
import { linesOf } from './details-table'
import type { FormValues } from './props'
import { texts } from './texts'
import './print.css'

/** How long pictures and parts that load are waited for, in milliseconds. */
const PATIENCE = 5000

export interface PrintSheetProps {
  readonly title: string
  readonly parts: readonly DetailsPart[]
  /** Called once it was printed, or was not. */
  readonly onDone: () => void
}

/** A record on paper of A4: the title and who prints stand on every page, rows keep their head. It prints as soon as all of it is there. */
export function PrintSheet({ title, parts, onDone }: PrintSheetProps) {
  const { user } = useHost()
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = sheet.current
    if (element === null) return
    const done = () => onDone()
    window.addEventListener('afterprint', done)
    document.body.classList.add('weft-printing')
    const stop = whenThere(element, () => {
      holdTexts(element)
      window.print()
    })
    return () => {
      stop()
      window.removeEventListener('afterprint', done)
      document.body.classList.remove('weft-printing')
    }
  }, [onDone])
  return createPortal(
    <div ref={sheet} className="weft-print">
      <table className="weft-print-page">
        <thead>
          <tr>
            <td>
              <header>
                <strong>{title}</strong>
                <span>{texts.printed(user.realname, dayjs().format('YYYY-MM-DD HH:mm'))}</span>
              </header>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {parts.map(part => (
                <Part key={part.key} part={part} />
              ))}
            </td>
          </tr>
        </tbody>
      </table>
    </div>,
    document.body,
  )
}

/** Texts on paper are those that files hold. */
function holdTexts(element: HTMLElement): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const held = fileText(text)
    if (held !== text) node.textContent = held
  }
}

/** Calls back when nothing in the element loads any more, or patience is over. */
function whenThere(element: HTMLElement, ready: () => void): () => void {
  const loading = () =>
    element.querySelector('[aria-busy="true"]') !== null || [...element.querySelectorAll('img')].some(image => !image.complete)
  let waiting = true
  const look = () => {
    if (!waiting || loading()) return
    stop()
    ready()
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    waiting = false
    observer.disconnect()
    element.removeEventListener('load', look, true)
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const timer = setTimeout(() => {
    stop()
    ready()
  }, PATIENCE)
  observer.observe(element, { subtree: true, childList: true, attributes: true })
  element.addEventListener('load', look, true)
  // Not before what was drawn just now is there.
  const frame = requestAnimationFrame(look)
  return stop
}

function Part({ part }: { readonly part: DetailsPart }) {
  const plain = part.items.filter(({ field }) => field.kind !== 'rows')
  const tables = part.items.filter(({ field }) => field.kind === 'rows')
  return (
    <section>
      {part.title !== undefined && <h2>{part.title}</h2>}
      {plain.length > 0 && (
        <dl>
          {linesOf(plain.map(forPaper), 2)
            .flat()
            .map(({ item, span }) => (
              <div key={item.key} className={span > 1 ? 'is-wide' : undefined}>
                <dt>{item.field.title}</dt>
                <dd>
                  <CellView field={item.field} row={item.row} view="details" />
                </dd>
              </div>
            ))}
        </dl>
      )}
      {tables.map(item => (
        <Rows key={item.key} item={item} />
      ))}
    </section>
  )
}

/** Paper has no tooltips: nothing is cut. */
const whole = (field: FieldModel): FieldModel => ({ ...field, ellipsis: 0 })

const LONG = new Set(['textarea', 'code', 'json', 'markdown', 'umeditor', 'input_pop', 'image', 'file'])

/** What is long has a line of its own. */
const forPaper = (item: DetailsItem): DetailsItem => ({
  ...item,
  field: LONG.has(item.field.type) ? { ...whole(item.field), span: 2 } : whole(item.field),
})

function Rows({ item: { field, row } }: { readonly item: DetailsItem }) {
  const cells = useCells()
  const rows = rowsOf(cells, field, row)
  const fields = (field.fields ?? []).filter(each => each.type !== 'hidden' && each.in.includes('list'))
  const sums = fields.some(each => each.statistics.includes('sum'))
  return (
    <table className="weft-print-rows">
      <caption>{field.title}</caption>
      <thead>
        <tr>
          <th>{texts.number}</th>
          {fields.map(each => (
            <th key={each.name}>{each.title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((line, index) => (
          <tr key={String(line.id ?? index)}>
            <td>{index + 1}</td>
            {fields.map(each => (
              <td key={each.name} style={{ textAlign: each.align ?? 'left' }}>
                <CellView field={whole(each)} row={line} view="list" />
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={fields.length + 1}>{texts.noRows}</td>
          </tr>
        )}
        {sums && rows.length > 0 && (
          <tr>
            <td>{texts.total}</td>
            {fields.map(each => (
              <td key={each.name} style={{ textAlign: each.align ?? 'left' }}>
                {each.statistics.includes('sum') ? sumText(cells, each, rows) : ''}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** None where the cell cannot read them. */
function rowsOf(cells: CellTypes, field: FieldModel, row: FormValues): readonly Row[] {
  const { values } = decodeRow(cells, [field], row)
  return (values[field.name] ?? []) as readonly Row[]
}

function sumText(cells: CellTypes, field: FieldModel, rows: readonly Row[]): string {
  const sum = total(rows.map(row => decimalIn(row[field.name]) ?? 0))
  return sum === null ? '' : shownText(cells, field, plainNumber(sum))
}
