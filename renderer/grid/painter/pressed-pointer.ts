/** Whether a pointer is down in an element. A browser forgets a click when what was pressed is moved before it is let go. */
export class PressedPointer {
  isDown = false

  constructor(private readonly element: HTMLElement) {
    element.addEventListener('pointerdown', this.down, { capture: true, passive: true })
    for (const name of LET_GO) window.addEventListener(name, this.up, true)
  }

  end(): void {
    this.element.removeEventListener('pointerdown', this.down, true)
    for (const name of LET_GO) window.removeEventListener(name, this.up, true)
  }

  private readonly down = () => {
    this.isDown = true
  }

  private readonly up = () => {
    this.isDown = false
  }
}

const LET_GO = ['pointerup', 'pointercancel', 'blur'] as const
