import { type ReadableStore, Store, useStore } from '../../renderer/contract'
import { createSettings, sharedStorage } from '../session'
import { changed, DEFAULTS, readSettings, type ThemeSettings } from './settings'

const NAME = 'theme'
/** Under this name stands what the pages before the sign-in look like. */
const SIGNED_OUT = ''

type Storage = Parameters<typeof createSettings>[0]

/** The look of this window: that of a user who is signed in, and after them what they left to the pages before the sign-in. */
export class ThemeStore implements ReadableStore<ThemeSettings> {
  private settings = DEFAULTS
  private readonly shown = new Store(DEFAULTS)
  readonly get = this.shown.get
  readonly subscribe = this.shown.subscribe
  private printing = false
  /** Undefined before any user has asked. */
  private username: string | null | undefined

  constructor(private readonly storage: Storage) {}

  /** Takes over what a person chose; null is no user, who sees the ground and the colour that were used here last. */
  belongTo(username: string | null): void {
    if (username === this.username) return
    this.username = username
    this.reload()
    this.keepForSignIn()
  }

  /** Reads again what another window may have kept. */
  reload(): void {
    this.setSettings(readSettings(this.kept().get(NAME)))
  }

  /** Kept for the user who is signed in; before that, not kept. */
  change(change: Partial<ThemeSettings>): void {
    const settings = changed(this.settings, change)
    if (this.username) this.kept().set(NAME, settings)
    this.setSettings(settings)
    this.keepForSignIn()
  }

  /** Paper is white, whatever the screen is. */
  print(printing: boolean): void {
    this.printing = printing
    this.setSettings(this.settings)
  }

  private kept() {
    return createSettings(this.storage, this.username ?? SIGNED_OUT)
  }

  /** Else the window would flash when a dark one is signed out. */
  private keepForSignIn(): void {
    if (!this.username) return
    const { appearance, colour, colourWeak } = this.settings
    createSettings(this.storage, SIGNED_OUT).set(NAME, { appearance, colour, colourWeak })
  }

  private setSettings(settings: ThemeSettings): void {
    this.settings = settings
    const shown: ThemeSettings = this.printing ? { ...settings, appearance: 'light' } : settings
    if (JSON.stringify(shown) !== JSON.stringify(this.get())) this.shown.set(shown)
  }
}

export const theme = new ThemeStore(sharedStorage)

export const useTheme = (): ThemeSettings => useStore(theme)
