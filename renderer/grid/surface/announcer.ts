import type { Grid } from '../engine/grid'
import { gridState } from '../engine/grid-state'
import { texts } from './texts'

/** Milliseconds after which the last text is read aloud. */
const SAID_AFTER = 50

/** Has texts read aloud by screen readers, through a live region. */
class Announcer {
  private region: HTMLElement | undefined
  private place = ''
  private events: readonly string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Names the live region; undefined: there is none any more. */
  attach(region: HTMLElement | undefined): void {
    this.region = region
  }

  /** Reads where the user is. While cells are passed quickly, only the last of them is read. */
  say(text: string): void {
    this.place = text
    this.timer ??= setTimeout(() => this.read(), SAID_AFTER)
  }

  /** Reads what was done, and behind it where the user then is. */
  report(event: string): void {
    this.events = [...this.events, event]
    this.say(this.place)
  }

  private read(): void {
    this.timer = undefined
    const words = [...this.events, this.place].filter(Boolean).join(texts.stop)
    this.events = []
    this.place = ''
    if (this.region && this.region.textContent !== words) this.region.textContent = words
  }
}

export const announcer = gridState('announcer', () => new Announcer())

export const say = (grid: Grid, text: string): void => grid.get(announcer).say(text)

export const report = (grid: Grid, event: string): void => grid.get(announcer).report(event)
