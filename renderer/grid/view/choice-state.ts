import type { Option } from '../../model/option'
import type { ColumnCells } from '../core/column-cells'
import type { ShownRow } from '../core/shown-row'
import { Signal } from '../core/signal'
import { runCommand } from './commands'
import type { GridDesk } from './desk'
import { closeCell } from './open-cell'

/** The options of the open cell, narrowed by what is typed. */
export class ChoiceState {
  readonly changed = new Signal()
  options: readonly Option[] = []
  current = 0
  private all: readonly Option[] = []
  private place: { readonly cells: ColumnCells; readonly shown: ShownRow } | undefined

  constructor(private readonly desk: GridDesk) {}

  /** Follows the open cell, and the options that come while its list is empty. */
  follow(): () => void {
    const { opened, arranged } = this.desk.grid
    const ends = [
      opened.subscribe(() => this.begin()),
      arranged.subscribe(() => {
        if (this.open && this.source.isEmpty) this.begin()
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }

  get open(): boolean {
    return this.desk.grid.editing?.how === 'choice' && this.place !== undefined
  }

  /** Whether there is nothing to narrow down, and the dictionary that it would come from. */
  get source(): { readonly isEmpty: boolean; readonly dict: string | undefined } {
    return { isEmpty: this.all.length === 0, dict: this.place?.cells.column.field.dict }
  }

  narrow(text: string): void {
    const wanted = text.trim().toLowerCase()
    const found = this.all.filter(option => option.text.toLowerCase().includes(wanted) || option.value.toLowerCase() === wanted)
    this.options = this.isFree(text.trim()) ? [...found, { value: text.trim(), text: text.trim() }] : found
    this.current = Math.max(0, wanted === '' ? this.chosen() : this.options.findIndex(({ disabled }) => disabled !== true))
    this.changed.tell()
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

  pick(option: Option, move = false): void {
    const { place, desk } = this
    if (place === undefined) return
    closeCell(desk, { wire: place.cells.encode(option.value, place.shown.row) })
    if (move) runCommand(desk, { do: 'enter', back: false })
  }

  private begin(): void {
    const { grid } = this.desk
    if (this.place === undefined && grid.editing?.how !== 'choice') return
    const at = grid.editing?.how === 'choice' ? this.desk.placeOf(grid.editing) : undefined
    const [cells, shown] = [at && grid.cells[at.column], at && grid.shown(at.row)]
    this.place = cells && shown && { cells, shown }
    this.all = this.place?.cells.at(this.place.shown.row).options ?? []
    this.options = this.all
    this.current = Math.max(0, this.chosen())
    this.changed.tell()
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
    this.changed.tell()
  }
}
