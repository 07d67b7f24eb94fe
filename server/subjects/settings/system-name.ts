import { defineSetting } from './define'
import type { Settings } from './settings'
import { texts } from './texts'

/** What the pages call the system: in the title, above the menu and before sign-in. */
export const systemName = defineSetting({
  code: 'base.name',
  area: 'base',
  title: () => texts.systemName,
  help: () => texts.systemNameHelp,
  default: '审计大数据治理与分析系统',
  least: 1,
  most: 40,
  check: name => (name.trim() === '' ? texts.missing : undefined),
})

/** The name that an administrator has chosen; undefined: pages have the one that they ship with, in the language of the reader. */
export const chosenName = (settings: Settings): string | undefined =>
  settings.isChanged(systemName) ? settings.value(systemName).trim() : undefined

/** What others call the system, such as an authenticator: the chosen name, or the one that it ships with. */
export const nameOfSystem = (settings: Settings): string => settings.value(systemName).trim()
