import { Signal } from '../engine/signal'

/** Whether something, such as a panel, is open. */
export class Switch {
  readonly changed = new Signal()
  private open = false

  get isOpen(): boolean {
    return this.open
  }

  set(open: boolean): void {
    this.open = open
    this.changed.emit()
  }
}
