import { type ColourKey, isColour } from './colours'

/** One person's choices about the look. */
export interface ThemeSettings {
  /** Of the whole application. */
  readonly appearance: 'light' | 'dark'
  readonly menu: 'light' | 'dark'
  readonly colour: ColourKey
  /** Where the menu stands on wide windows. */
  readonly navigation: 'side' | 'top'
  /** `fluid` only under a menu on top. */
  readonly width: 'fixed' | 'fluid'
  readonly fixedHeader: boolean
  /** Away while a user scrolls down; only with a fixed header. */
  readonly hideHeader: boolean
  /** The menu beside the page stays where it is; see `sidebarStays`. */
  readonly fixedSidebar: boolean
  /** Colours that people who confuse red and green can tell apart. */
  readonly colourWeak: boolean
  /** Open pages as tabs. */
  readonly tabs: boolean
}

export const DEFAULTS: ThemeSettings = {
  appearance: 'light',
  menu: 'dark',
  colour: '#1890FF',
  navigation: 'side',
  width: 'fixed',
  fixedHeader: true,
  hideHeader: false,
  fixedSidebar: true,
  colourWeak: false,
  tabs: true,
}

/** What of the choices can hold together: a menu at the side leaves no width to choose, a header that scrolls away cannot hide. */
function consistent(settings: ThemeSettings): ThemeSettings {
  return {
    ...settings,
    width: settings.navigation === 'top' ? settings.width : 'fixed',
    hideHeader: settings.fixedHeader && settings.hideHeader,
  }
}

export const changed = (settings: ThemeSettings, change: Partial<ThemeSettings>): ThemeSettings => consistent({ ...settings, ...change })

/** Choices as they were kept; what is missing or no longer exists is as by default. */
export function readSettings(kept: unknown): ThemeSettings {
  const values = typeof kept === 'object' && kept !== null ? (kept as { readonly [name: string]: unknown }) : {}
  const oneOf = <Choice extends string>(name: keyof ThemeSettings, choices: readonly Choice[], otherwise: Choice) =>
    choices.find(choice => choice === values[name]) ?? otherwise
  const flag = (name: 'fixedHeader' | 'hideHeader' | 'fixedSidebar' | 'colourWeak' | 'tabs') =>
    typeof values[name] === 'boolean' ? values[name] : DEFAULTS[name]
  return consistent({
    appearance: oneOf('appearance', ['light', 'dark'], DEFAULTS.appearance),
    menu: oneOf('menu', ['light', 'dark'], DEFAULTS.menu),
    colour: isColour(values.colour) ? values.colour : DEFAULTS.colour,
    navigation: oneOf('navigation', ['side', 'top'], DEFAULTS.navigation),
    width: oneOf('width', ['fixed', 'fluid'], DEFAULTS.width),
    fixedHeader: flag('fixedHeader'),
    hideHeader: flag('hideHeader'),
    fixedSidebar: flag('fixedSidebar'),
    colourWeak: flag('colourWeak'),
    tabs: flag('tabs'),
  })
}

/** Whether the menu stays in view while the page scrolls. Under a menu on top there is no sidebar; the choice waits for its return. */
export const sidebarStays = ({ navigation, fixedSidebar }: ThemeSettings): boolean => navigation === 'side' && fixedSidebar
