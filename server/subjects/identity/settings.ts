import { defineSetting } from '../settings'
import { settingTexts as texts } from './setting-texts'

/** Minutes without use after which a session ends, of those that begin from then on. */
export const idleMinutes = defineSetting({
  code: 'signIn.idleMinutes',
  area: 'signIn',
  title: () => texts.idleMinutes,
  help: () => texts.idleHelp,
  default: 120,
  least: 5,
  most: 7 * 24 * 60,
  env: 'SESSION_IDLE_MINUTES',
})
