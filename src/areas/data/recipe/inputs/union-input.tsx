import { Input } from 'antd'
import type { Step } from '../../calls'
import { texts } from '../texts'
import { SheetChoice } from './sheet-choice'
import type { AroundStep, InputProps } from './types'

interface Taken {
  readonly sheet: string
  readonly steps: readonly Step[]
}

interface Rename {
  readonly from: string
  readonly to: string
}

const renamesOf = ({ steps }: Taken): readonly Rename[] =>
  steps.flatMap(step => (step.do === 'rename' ? (step.names as readonly Rename[]) : []))

/** The other sheet, and the name that each of its columns has in this one. */
export function UnionInput({ title, value, onChange, around, columns, disabled }: InputProps<Taken> & { readonly around: AroundStep }) {
  const taken = value ?? { sheet: '', steps: [] }
  const other = around.sheets.find(({ id }) => id === taken.sheet)
  const renames = renamesOf(taken)
  const rename = (from: string, to: string) => {
    const names = [...renames.filter(line => line.from !== from), ...(to === '' || to === from ? [] : [{ from, to }])]
    onChange({ ...taken, steps: names.length > 0 ? [{ do: 'rename', names }] : [] })
  }
  return (
    <>
      <SheetChoice
        title={title}
        value={taken.sheet}
        name={other?.name}
        disabled={disabled}
        onChange={sheet => onChange({ sheet, steps: [] })}
      />
      {other && (
        <section aria-label={texts.mapping}>
          <h4>{texts.mapping}</h4>
          <small>{texts.mapHint}</small>
          {other.columns.map(({ name }) => (
            <div key={name} className="weft-recipe-pair">
              <span>{name}</span>
              <Input
                aria-label={`${texts.own} ${name}`}
                placeholder={texts.keepName}
                list="weft-recipe-own"
                value={renames.find(({ from }) => from === name)?.to ?? ''}
                maxLength={200}
                disabled={disabled}
                onChange={event => rename(name, event.target.value)}
              />
            </div>
          ))}
          <datalist id="weft-recipe-own">
            {columns.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </section>
      )}
    </>
  )
}
