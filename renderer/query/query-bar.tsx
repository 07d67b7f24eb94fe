import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { FieldModel } from '../model/field'
import type { ConditionGroup } from '../model/operator'
import { type CellTypes, followedField, followersOf } from '../registry'
import { useCells } from '../source/host-context'
import { AdvancedTrigger } from './advanced-trigger'
import { cellValue, queryFieldOf } from './cell-text'
import { checkEntries } from './check-entries'
import { decodeFilters, encodeFilters, otherFilters, type QueryEntries, type QueryEntry, queryFields } from './filters'
import type { QueryBarProps, QueryState } from './props'
import './query.css'
import { type ColumnSteps, useColumns } from '../hooks/use-columns'
import { QueryItem } from './query-item'
import { QueryLine, QueryTags, type QueryTagsProps } from './query-line'
import { texts } from './texts'

const STEPS: ColumnSteps = [
  [1360, 4],
  [960, 3],
  [600, 2],
]
/** Inputs that the buttons find room behind, in their line. */
const BESIDE: ColumnSteps = [
  [1440, 4],
  [1140, 3],
  [860, 2],
]
/** The same where an input in sight is a range: two dates stand in it. */
const RANGE_STEPS: ColumnSteps = [
  [1600, 4],
  [1140, 3],
  [750, 2],
]
const RANGE_BESIDE: ColumnSteps = [
  [1480, 3],
  [1100, 2],
]
const NOTHING: QueryState = { filters: {} }
const NO_MESSAGES: ReadonlyMap<string, string> = new Map()

/** The inputs above a list with 查询, 重置, 展开 and the advanced query. */
export function QueryBar({ screen, state, initial = NOTHING, onSearch, busy = false }: QueryBarProps) {
  const fields = useMemo(() => queryFields(screen), [screen])
  const cells = useCells()
  const bar = useEntries(cells, fields, state)
  const [refused, setRefused] = useState(NO_MESSAGES)
  const ask = (entries: QueryEntries, advanced: ConditionGroup | undefined) => {
    const messages = checkEntries(fields, entries)
    setRefused(messages)
    if (messages.size === 0) onSearch(withAdvanced(bar.filters(entries), advanced))
  }
  const searchAdvanced = (advanced: ConditionGroup | undefined) => ask(bar.entries, advanced)
  const drop = (name: string | undefined) => {
    if (name === undefined) return onSearch({ filters: state.filters })
    const left = bar.without(name)
    bar.set(left)
    ask(left, state.advanced)
  }
  const reset = () => {
    setRefused(NO_MESSAGES)
    bar.show(initial)
    onSearch(initial)
  }
  const trigger = screen.query.advanced && <AdvancedTrigger screen={screen} active={state.advanced} onSearch={searchAdvanced} />
  // Without an input there is nothing to search for and nothing to reset.
  if (fields.length === 0) return trigger && <div className="weft-query-buttons">{trigger}</div>
  return (
    <QueryForm
      inputs={fields.map(field => (
        <QueryItem
          key={field.name}
          field={field}
          entry={bar.entries.get(field.name)}
          onChange={bar.change}
          message={refused.get(field.name)}
          {...followed(cells, field, fields, bar.entries)}
        />
      ))}
      shown={screen.query.shown}
      held={refused.size > 0}
      unfolded={fields.slice(screen.query.shown).some(({ name }) => refused.has(name))}
      busy={busy}
      onSubmit={() => searchAdvanced(state.advanced)}
      onReset={reset}
      tags={{
        fields,
        entries: bar.inForce,
        advanced: state.advanced !== undefined,
        onDrop: drop,
      }}
    >
      {trigger}
    </QueryForm>
  )
}

/** What stands in the input that decides what another one offers. */
function followed(cells: CellTypes, field: FieldModel, fields: readonly FieldModel[], entries: QueryEntries) {
  const above = fields.find(({ name }) => name === followedField(cells, field))
  const entry = above && entries.get(above.name)
  return above === undefined ? {} : { record: { [above.name]: typeof entry === 'string' ? cellValue(cells, above, entry) : null } }
}

/** What stands in the inputs: follows the query in force until a person types. */
function useEntries(cells: CellTypes, fields: readonly FieldModel[], state: QueryState) {
  const coded = useMemo(() => fields.map(field => queryFieldOf(cells, field)), [cells, fields])
  const followers = useMemo(() => followersOf(fields, field => followedField(cells, field)), [cells, fields])
  const read = (from: QueryState): QueryEntries => decodeFilters(coded, from.filters)
  const encoded = (of: QueryEntries) => ({ ...otherFilters(coded, state.filters), ...encodeFilters(coded, of) })
  const [entries, setEntries] = useState(() => read(state))
  const inForce = JSON.stringify(state.filters)
  const [shown, setShown] = useState(inForce)
  if (inForce !== shown) {
    setShown(inForce)
    setEntries(read(state))
  }
  return {
    entries,
    set: setEntries,
    show: (next: QueryState) => setEntries(read(next)),
    change: (name: string, entry: QueryEntry) =>
      setEntries(before => {
        const next = new Map(before).set(name, entry)
        for (const follower of followers.get(name) ?? []) next.delete(follower)
        return next
      }),
    filters: encoded,
    /** What the rows are filtered by, whatever stands in the inputs. */
    inForce: read(state),
    without: (name: string): QueryEntries => {
      const gone = new Set([name, ...(followers.get(name) ?? [])])
      return new Map([...read(state)].filter(([kept]) => !gone.has(kept)))
    },
  }
}

const withAdvanced = (filters: QueryState['filters'], advanced: ConditionGroup | undefined): QueryState =>
  advanced === undefined ? { filters } : { filters, advanced }

/** Where the inputs `fold` they stand behind a line, which has the focus again when they go; `held`: they stay. */
function useFold(folds: boolean, held: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  const [opened, setOpen] = useState(false)
  const open = opened || held
  const close = () => {
    if (!folds) return
    setOpen(false)
    opener.current?.focus()
  }
  return { opener, open, setOpen, close, hidden: folds && !open }
}

interface QueryFormProps {
  readonly inputs: readonly ReactNode[]
  readonly shown: number
  /** Whether something is refused: the inputs stay in sight. */
  readonly held: boolean
  /** Whether the rest stands there too, whatever a person chose. */
  readonly unfolded: boolean
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly onReset: () => void
  readonly tags: QueryTagsProps
  readonly children: ReactNode
}

function QueryForm({ inputs, shown, held, unfolded, busy, onSubmit, onReset, tags, children }: QueryFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const cells = useCells()
  const [opened, setOpen] = useState(false)
  const open = opened || unfolded
  const drawn = open ? inputs : inputs.slice(0, shown)
  const hasRange = tags.fields.slice(0, drawn.length).some(field => queryFieldOf(cells, field).operator === 'range')
  const columns = useColumns(element, hasRange ? RANGE_STEPS : STEPS)
  const beside = useColumns(element, hasRange ? RANGE_BESIDE : BESIDE)
  // They fill the line: their buttons are given the room that they take, rather than a line of their own.
  const behind = columns > 1 && drawn.length === columns && columns <= beside
  const away = tags.fields.slice(shown).filter(({ name }) => tags.entries.has(name))
  // What has room for one column alone would take as many lines as it has inputs.
  const fold = useFold(columns === 1, held)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
    fold.close()
  }
  const reset = () => {
    onReset()
    fold.close()
  }
  return (
    <form
      ref={element}
      aria-label={texts.conditions}
      className={columns === 1 ? 'weft-query is-narrow' : 'weft-query'}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))${behind ? ' max-content' : ''}` }}
      onSubmit={submit}
    >
      {columns === 1 && <QueryLine ref={fold.opener} {...tags} open={fold.open} onOpen={fold.setOpen} />}
      {!fold.hidden && drawn}
      <div className="weft-query-buttons" hidden={fold.hidden}>
        {/* The rows show that they are read; a sign in here would push the buttons about with each query. */}
        <Button type="primary" htmlType="submit" aria-busy={busy} autoInsertSpace={false}>
          {texts.search}
        </Button>
        <Button onClick={reset} autoInsertSpace={false}>
          {texts.reset}
        </Button>
        {children}
        {inputs.length > shown && (
          <Button type="link" aria-expanded={open} autoInsertSpace={false} onClick={() => setOpen(!open)}>
            {open ? texts.collapse : texts.expand} {open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          </Button>
        )}
      </div>
      {/* What filters the rows is in sight, also where its input is folded away. */}
      {columns > 1 && !open && away.length > 0 && <QueryTags {...tags} fields={away} advanced={false} />}
    </form>
  )
}
