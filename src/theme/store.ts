import { useSyncExternalStore } from 'react'
import { createSettings, sharedStorage } from '../session'
import { changed, DEFAULTS, readSettings, type ThemeSettings } from './settings'

const NAME = 'theme'
/** Under this name stands what the pages before the sign-in look like. */
const NOBODY = ''

type Storage = Parameters<typeof createSettings>[0]

/** The look of this window: that of a user who is signed in, and after them what they left to the pages before the sign-in. Has the shape that `useSyncExternalStore` wants. */
export class ThemeStore {
  private settings = DEFAULTS
  private shown = DEFAULTS
  private printing = false
  /** Undefined before any user has asked. */
  private username: string | null | undefined
  private readonly listeners = new Set<() => void>()

  constructor(private readonly storage: Storage) {}

  readonly get = (): ThemeSettings => this.shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Takes over what a person chose; null is nobody, who sees the ground and the colour that were used here last. */
  belongTo(username: string | null): void {
    if (username === this.username) return
    this.username = username
    this.reload()
    this.leaveToNobody()
  }

  /** Reads again what another window may have kept. */
  reload(): void {
    this.become(readSettings(this.kept().get(NAME)))
  }

  /** Kept for the user who is signed in; before that, not kept. */
  change(change: Partial<ThemeSettings>): void {
    const settings = changed(this.settings, change)
    if (this.username) this.kept().set(NAME, settings)
    this.become(settings)
    this.leaveToNobody()
  }

  /** Paper is white, whatever the screen is. */
  print(printing: boolean): void {
    this.printing = printing
    this.become(this.settings)
  }

  private kept() {
    return createSettings(this.storage, this.username ?? NOBODY)
  }

  /** Else the window would flash when a dark one is signed out. */
  private leaveToNobody(): void {
    if (!this.username) return
    const { appearance, colour, colourWeak } = this.settings
    createSettings(this.storage, NOBODY).set(NAME, { appearance, colour, colourWeak })
  }

  private become(settings: ThemeSettings): void {
    this.settings = settings
    const shown: ThemeSettings = this.printing ? { ...settings, appearance: 'light' } : settings
    if (JSON.stringify(shown) === JSON.stringify(this.shown)) return
    this.shown = shown
    for (const listener of this.listeners) listener()
  }
}

export const theme = new ThemeStore(sharedStorage)

export const useTheme = (): ThemeSettings => useSyncExternalStore(theme.subscribe, theme.get)
