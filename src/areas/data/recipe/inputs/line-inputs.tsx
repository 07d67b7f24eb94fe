import { Input, Select } from 'antd'
import { isNumeric } from '../kinds'
import { texts } from '../texts'
import { ColumnInput } from './columns-input'
import { Lines } from './lines'
import type { InputProps } from './types'

const MOST_KEYS = 16
const MOST_LINES = 200

interface Key {
  readonly column: string
  readonly descending?: boolean
}

/** Columns to sort by, the foremost first. */
export function SortsInput({ title, value = [], onChange, columns, disabled }: InputProps<readonly Key[]>) {
  return (
    <Lines title={title} lines={value} blank={{ column: '' }} most={MOST_KEYS} disabled={disabled} onChange={onChange}>
      {(key, set, nth) => (
        <div className="weft-recipe-pair">
          <ColumnInput
            title={`${title} ${nth}`}
            value={key.column}
            columns={columns}
            disabled={disabled}
            onChange={column => set({ column: column ?? '' })}
          />
          <Select
            aria-label={`${texts.order} ${nth}`}
            value={key.descending ? 'down' : 'up'}
            disabled={disabled}
            options={[
              { value: 'up', label: texts.ascending },
              { value: 'down', label: texts.descending },
            ]}
            onChange={(way: string) => set({ descending: way === 'down' })}
          />
        </div>
      )}
    </Lines>
  )
}

interface Rename {
  readonly from: string
  readonly to: string
}

/** Columns with their new names. */
export function RenamesInput({ title, value = [], onChange, columns, disabled }: InputProps<readonly Rename[]>) {
  return (
    <Lines title={title} lines={value} blank={{ from: '', to: '' }} most={MOST_LINES} disabled={disabled} onChange={onChange}>
      {(line, set, nth) => (
        <div className="weft-recipe-pair">
          <ColumnInput
            title={`${texts.from} ${nth}`}
            value={line.from}
            columns={columns}
            disabled={disabled}
            onChange={from => set({ from: from ?? '' })}
          />
          <Input
            aria-label={`${texts.to} ${nth}`}
            placeholder={texts.to}
            value={line.to}
            maxLength={200}
            disabled={disabled}
            onChange={event => set({ to: event.target.value })}
          />
        </div>
      )}
    </Lines>
  )
}

interface Measure {
  readonly name: string
  readonly measure: string
  readonly column?: string | undefined
}

const OF_NUMBERS = new Set(['sum', 'mean'])

/** A name that says what the figure is, as long as the user has given none. */
const nameOf = (measure: string, column: string | undefined) => `${column ?? ''}${texts.measures[measure] ?? ''}`

function withName(line: Measure, part: Partial<Measure>): Measure {
  const next = { ...line, ...part }
  const own = line.name !== '' && line.name !== nameOf(line.measure, line.column)
  return own || part.name !== undefined ? next : { ...next, name: nameOf(next.measure, next.column) }
}

/** Figures over the rows of a group. */
export function MeasuresInput({ title, value = [], onChange, columns, disabled }: InputProps<readonly Measure[]>) {
  return (
    <Lines title={title} lines={value} blank={{ name: '', measure: 'sum' }} most={MOST_LINES} disabled={disabled} onChange={onChange}>
      {(line, set, nth) => (
        <div className="weft-recipe-condition">
          <Select
            aria-label={`${texts.measure} ${nth}`}
            value={line.measure}
            disabled={disabled}
            options={Object.entries(texts.measures).map(([measure, label]) => ({ value: measure, label }))}
            onChange={(measure: string) => set(withName(line, { measure, ...(measure === 'count' && { column: undefined }) }))}
          />
          {line.measure !== 'count' && (
            <ColumnInput
              title={`${texts.column} ${nth}`}
              value={line.column}
              columns={OF_NUMBERS.has(line.measure) ? columns.filter(isNumeric) : columns}
              disabled={disabled}
              onChange={column => set(withName(line, { column }))}
            />
          )}
          <Input
            aria-label={`${texts.resultName} ${nth}`}
            placeholder={texts.resultName}
            value={line.name}
            maxLength={200}
            disabled={disabled}
            onChange={event => set({ name: event.target.value })}
          />
        </div>
      )}
    </Lines>
  )
}
