import type { Step } from '../../calls'
import { texts } from '../texts'
import { ColumnInput } from './columns-input'
import { Lines } from './lines'
import { SheetChoice } from './sheet-choice'
import type { AroundStep, InputProps } from './types'

interface Pair {
  readonly left: string
  readonly right: string
}

interface Taken {
  readonly sheet: string
  readonly steps: readonly Step[]
}

/** What names another sheet and columns that have to be equal: a step, or a rule of one. */
interface Paired {
  readonly [setting: string]: unknown
}

export interface PairsInputProps extends Omit<InputProps<Taken>, 'value' | 'onChange'> {
  readonly of: Paired
  readonly around: AroundStep
  readonly onSet: (part: { readonly with?: Taken; readonly on?: readonly Pair[] }) => void
}

const MOST_PAIRS = 16

export const takenOf = ({ with: taken }: Paired): Taken => (taken as Taken | undefined) ?? { sheet: '', steps: [] }
export const pairsOf = ({ on }: Paired): readonly Pair[] => (on as readonly Pair[] | undefined) ?? []

/** The other sheet, and the columns that have to be equal. */
export function PairsInput({ title, of, around, columns, disabled, onSet }: PairsInputProps) {
  const taken = takenOf(of)
  const pairs = pairsOf(of)
  const other = around.sheets.find(({ id }) => id === taken.sheet)
  const choose = (sheet: string) => onSet({ with: { sheet, steps: [] }, on: pairs.length === 0 ? [{ left: '', right: '' }] : pairs })
  return (
    <>
      <SheetChoice title={title} value={taken.sheet} name={other?.name} disabled={disabled} onChange={choose} />
      {taken.sheet !== '' && (
        <>
          <h4>{texts.pairs}</h4>
          <Lines
            title={texts.pairs}
            lines={pairs}
            blank={{ left: '', right: '' }}
            most={MOST_PAIRS}
            disabled={disabled}
            addText={texts.addPair}
            removeText={texts.removePair}
            onChange={on => onSet({ on })}
          >
            {(pair, set, nth) => (
              <div className="weft-recipe-pair">
                <ColumnInput
                  title={`${texts.left} ${nth}`}
                  value={pair.left}
                  columns={columns}
                  disabled={disabled}
                  onChange={left => set({ left: left ?? '' })}
                />
                <ColumnInput
                  title={`${texts.right} ${nth}`}
                  value={pair.right}
                  columns={other?.columns ?? []}
                  disabled={disabled}
                  onChange={right => set({ right: right ?? '' })}
                />
              </div>
            )}
          </Lines>
        </>
      )}
    </>
  )
}
