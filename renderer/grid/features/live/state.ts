import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import type { CellName } from '../../engine/shown-row'
import { Signal } from '../../engine/signal'
import { announcer } from '../../surface/announcer'
import { surfaceOf } from '../../surface/surface'
import { texts as common } from '../../surface/texts'
import { editingOf } from '../editing'
import { texts } from './texts'

/** The value of another user for a cell that is being edited here. */
export interface ConflictPrompt {
  readonly cell: CellName
  readonly text: string
  /** `taken`: the other value replaces the one here. */
  readonly answer: (taken: boolean) => void
}

/** Values of other users for cells that are being edited: they are offered, never written over what is typed. */
class ConflictPrompts {
  readonly changed = new Signal()
  private open: readonly ConflictPrompt[] = []

  constructor(private readonly grid: Grid) {}

  get all(): readonly ConflictPrompt[] {
    return this.open
  }

  /** Asks about a cell; the function withdraws the prompt. */
  ask(cell: CellName, text: string, answer: ConflictPrompt['answer']): () => void {
    const prompt = { cell, text: texts.otherValue(this.nameOf(cell), text), answer }
    this.open = [...this.open.filter(each => each.cell.id !== cell.id || each.cell.key !== cell.key), prompt]
    this.grid.get(announcer).say(prompt.text)
    this.changed.emit()
    return () => this.remove(prompt)
  }

  answer(prompt: ConflictPrompt, taken: boolean): void {
    const editing = editingOf(this.grid)
    this.open = this.open.filter(each => each !== prompt)
    // Another cell may be open by now: what is typed there stays.
    if (taken && editing.open?.id === prompt.cell.id && editing.open.key === prompt.cell.key) editing.cancel()
    prompt.answer(taken)
    this.changed.emit()
    surfaceOf(this.grid).focus()
  }

  private remove(prompt: ConflictPrompt): void {
    this.open = this.open.filter(each => each !== prompt)
    this.changed.emit()
  }

  /** What users call a cell: its column, and the number of its row where that is seen. */
  private nameOf(cell: CellName): string {
    const title = this.grid.titleOf(cell.key)
    const at = this.grid.placeOf(cell)
    return at === undefined ? title : common.openCell(title, at.row + 1)
  }
}

const conflictPrompts = gridState('conflict prompts', grid => new ConflictPrompts(grid))

export const conflictPromptsOf = (grid: Grid): ConflictPrompts => grid.get(conflictPrompts)
