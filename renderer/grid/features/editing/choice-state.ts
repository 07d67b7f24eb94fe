import type { Option } from '../../../model/option'
import type { FoundCell, Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import { Signal } from '../../engine/signal'
import { texts as common } from '../../surface/texts'
import { propsOf } from '../../surface/view-props'
import { closeCell } from './open-cell'
import { editingOf } from './state'

/** The options of the open cell, narrowed by what is typed. */
export class ChoiceState {
  readonly changed = new Signal()
  options: readonly Option[] = []
  current = 0
  private all: readonly Option[] = []
  private place: FoundCell | undefined

  constructor(private readonly grid: Grid) {}

  /** Follows the open cell, and the options that come while its list is empty. */
  follow(): () => void {
    const ends = [
      editingOf(this.grid).changed.subscribe(() => this.begin()),
      this.grid.arranged.subscribe(() => {
        if (this.open && this.source.isEmpty) this.begin()
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }

  get open(): boolean {
    return editingOf(this.grid).open?.mode === 'choice' && this.place !== undefined
  }

  /** Whether there is nothing to narrow down, and the dictionary that it would come from. */
  get source(): { readonly isEmpty: boolean; readonly dict: string | undefined } {
    return { isEmpty: this.all.length === 0, dict: this.place?.cells.column.field.dict }
  }

  narrow(text: string): void {
    const wanted = text.trim().toLowerCase()
    const found = this.all.filter(option => option.text.toLowerCase().includes(wanted) || option.value.toLowerCase() === wanted)
    const free = this.isFree(text.trim()) ? [{ value: text.trim(), text: text.trim() }] : []
    this.options = [...found, ...free]
    const meant = closest(found, wanted)
    this.current = wanted === '' ? Math.max(0, this.chosen()) : meant >= 0 ? meant : free.length > 0 ? found.length : 0
    this.changed.emit()
  }

  /** Whether what is typed is none of the options, and may be chosen all the same. */
  private isFree(typed: string): boolean {
    const { place, all } = this
    const quick = place?.cells.type?.quick
    if (typed === '' || place === undefined || quick?.by !== 'choice' || all.some(({ value, text }) => value === typed || text === typed))
      return false
    return quick.free?.(place.cells.at(place.shown.row)) ?? false
  }

  /** True when the key was for the list. */
  key({ key, altKey }: KeyboardEvent): boolean {
    if (altKey) return false
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      this.step(key === 'ArrowDown' ? 1 : -1)
      return true
    }
    if (key !== 'Enter' && key !== 'Tab') return false
    const option = this.options[this.current]
    if (option !== undefined && option.disabled !== true) this.pick(option)
    return false
  }

  pick(option: Option): void {
    const { place, grid } = this
    if (place !== undefined) closeCell(grid, { wire: place.cells.encode(option.value, place.shown.row) })
  }

  /** The list is left otherwise than by a choice: what was typed is taken where it names an option, and reported where none is like it. */
  leave(typed: string): void {
    const { grid, place, options } = this
    const wanted = typed.trim().toLowerCase()
    const found = wanted === '' ? undefined : options[closest(options, wanted)]
    if (found !== undefined && isNamed(found, wanted)) {
      this.pick(found)
      return
    }
    closeCell(grid)
    if (wanted !== '' && found === undefined && place !== undefined)
      propsOf(grid).notify?.warning(common.refused(place.cells.column.title, typed.trim()))
  }

  private begin(): void {
    const editing = editingOf(this.grid)
    const isChoice = editing.open?.mode === 'choice'
    if (this.place === undefined && !isChoice) return
    this.place = isChoice ? this.grid.cellAt(editing.place) : undefined
    this.all = this.place?.cells.at(this.place.shown.row).options ?? []
    this.options = this.all
    this.current = Math.max(0, this.chosen())
    this.changed.emit()
  }

  private chosen(): number {
    const { place } = this
    const value = place?.cells.value(place.shown.row, place.shown.index)
    return this.options.findIndex(option => option.value === value)
  }

  private step(by: number): void {
    const count = this.options.length
    for (let tried = 1; tried <= count; tried++) {
      const at = (this.current + by * tried + count * tried) % count
      if (this.options[at]?.disabled === true) continue
      this.current = at
      break
    }
    this.changed.emit()
  }
}

export const choiceState = gridState('choices', grid => new ChoiceState(grid))

const isNamed = ({ text, value }: Option, wanted: string) => text.toLowerCase() === wanted || value.toLowerCase() === wanted

/** Which option is meant most likely by what is typed: the one that is called so, one that begins so, or the first; -1 where there is none. */
function closest(options: readonly Option[], wanted: string): number {
  const ways = [(option: Option) => isNamed(option, wanted), ({ text }: Option) => text.toLowerCase().startsWith(wanted), () => true]
  for (const is of ways) {
    const found = options.findIndex(option => option.disabled !== true && is(option))
    if (found >= 0) return found
  }
  return -1
}
