import { useSyncExternalStore } from 'react'
import { createSettings, sharedStorage } from '../session'
import { changed, DEFAULTS, readSettings, type ThemeSettings } from './settings'

const NAME = 'theme'

type Storage = Parameters<typeof createSettings>[0]

/** The look of this window: that of whoever is signed in. Has the shape that `useSyncExternalStore` wants. */
export class ThemeStore {
  private settings = DEFAULTS
  private shown = DEFAULTS
  private printing = false
  private username: string | null = null
  private readonly listeners = new Set<() => void>()

  constructor(private readonly storage: Storage) {}

  readonly get = (): ThemeSettings => this.shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Takes over what a person chose; null is nobody, who sees the defaults. */
  belongTo(username: string | null): void {
    if (username === this.username) return
    this.username = username
    this.reload()
  }

  /** Reads again what another window may have kept. */
  reload(): void {
    this.become(this.username === null ? DEFAULTS : readSettings(createSettings(this.storage, this.username).get(NAME)))
  }

  /** Kept for the person, if there is one. */
  change(change: Partial<ThemeSettings>): void {
    const settings = changed(this.settings, change)
    if (this.username !== null) createSettings(this.storage, this.username).set(NAME, settings)
    this.become(settings)
  }

  /** Paper is white, whatever the screen is. */
  print(printing: boolean): void {
    this.printing = printing
    this.become(this.settings)
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
