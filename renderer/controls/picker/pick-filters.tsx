import { Button } from 'antd'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { FieldModel } from '../../model/field'
import { type CellTypes, encodeCell } from '../../registry'
import { useCells } from '../../source/host-context'
import { CellEditor } from '../../ui/cell/cell-editor'
import { isComposing } from '../../ui/input/composing'
import { texts } from '../base/texts'
import { filterParameters, type PickAsk } from './pick'

export interface PickFiltersProps {
  readonly fields: readonly FieldModel[]
  /** Names of those that hide until they are asked for. */
  readonly collapsed?: ReadonlySet<string> | undefined
  readonly onSearch: (filters: PickAsk['filters']) => void
}

/** Values as their cells hold them; of a range, of both ends. */
type Entries = ReadonlyMap<string, unknown>

const beginOf = ({ name }: FieldModel) => `${name} begin`
const endOf = ({ name }: FieldModel) => `${name} end`

const NONE: ReadonlySet<string> = new Set()

/** The search form above the rows. No `<form>`: a submit of it would reach the form around the picker, which stands in the same React tree. */
export function PickFilters({ fields, collapsed = NONE, onSearch }: PickFiltersProps) {
  const [entries, setEntries] = useState<Entries>(new Map())
  const [open, setOpen] = useState(false)
  const cells = useCells()
  if (fields.length === 0) return null
  const shown = open ? fields : fields.filter(({ name }) => !collapsed.has(name))
  const put = (name: string, value: unknown) => setEntries(before => new Map(before).set(name, value))
  const search = (from: Entries) => onSearch(asked(cells, fields, from))
  const press = (event: KeyboardEvent) => {
    const { target, key } = event
    // In a list the key chooses; while Chinese is typed, it ends a word.
    if (key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return
    if (!(target instanceof HTMLInputElement) || target.getAttribute('role') === 'combobox') return
    event.preventDefault()
    search(entries)
  }
  return (
    <fieldset className="weft-picker-filters" aria-label={texts.search} onKeyDown={press}>
      {shown.map(field => (
        <Filter key={field.name} field={field} entries={entries} onChange={put} />
      ))}
      <span className="weft-picker-buttons">
        <Button type="primary" autoInsertSpace={false} onClick={() => search(entries)}>
          {texts.search}
        </Button>
        <Button
          autoInsertSpace={false}
          onClick={() => {
            setEntries(new Map())
            search(new Map())
          }}
        >
          {texts.reset}
        </Button>
        {fields.some(({ name }) => collapsed.has(name)) && (
          <Button type="link" autoInsertSpace={false} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? texts.collapse : texts.expand}
          </Button>
        )}
      </span>
    </fieldset>
  )
}

function asked(cells: CellTypes, fields: readonly FieldModel[], entries: Entries): PickAsk['filters'] {
  const text = (field: FieldModel, name: string) => String(encodeCell(cells, field, entries.get(name) ?? null) ?? '')
  const parameters = fields.flatMap(field =>
    Object.entries(filterParameters(field, text(field, beginOf(field)), text(field, endOf(field)))),
  )
  return Object.fromEntries(parameters.filter(([, value]) => value !== ''))
}

interface FilterProps {
  readonly field: FieldModel
  readonly entries: Entries
  readonly onChange: (name: string, value: unknown) => void
}

function Filter({ field, entries, onChange }: FilterProps) {
  const from = useMemo(() => ({ ...field, title: texts.from(field.title) }), [field])
  const to = useMemo(() => ({ ...field, title: texts.to(field.title) }), [field])
  const input = (shown: FieldModel, name: string) => (
    <CellEditor
      inQuery
      field={shown}
      value={entries.get(name) ?? null}
      placeholder={field.placeholder ?? (field.type === 'input' ? texts.enter(field.title) : texts.choose)}
      onChange={value => onChange(name, value)}
    />
  )
  return (
    <span className="weft-picker-filter">
      <span aria-hidden className="weft-picker-label">
        {field.title}
      </span>
      {field.query === 'range' ? (
        <span className="weft-picker-range">
          {input(from, beginOf(field))}
          <span aria-hidden>~</span>
          {input(to, endOf(field))}
        </span>
      ) : (
        input(field, beginOf(field))
      )}
    </span>
  )
}
