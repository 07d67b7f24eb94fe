import { defineSetting } from '../settings'
import { networksFault } from './accounts/named-networks'
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

/** Days after which a session ends however much it is used, of those that begin from then on. */
export const sessionDays = defineSetting({
  code: 'signIn.sessionDays',
  area: 'signIn',
  title: () => texts.sessionDays,
  help: () => texts.sessionDaysHelp,
  default: 7,
  least: 1,
  most: 90,
})

/** Networks that have names, by which sessions and lines of the log say where they come from. */
export const networks = defineSetting({
  code: 'signIn.networks',
  area: 'signIn',
  title: () => texts.networks,
  help: () => texts.networksHelp,
  default: '',
  most: 10_000,
  lines: true,
  check: networksFault,
})

const password = { area: 'password', help: () => texts.passwordHelp } as const

/** What passwords have besides being hard to guess. */
export const passwordRules = {
  length: defineSetting({ ...password, code: 'password.length', title: () => texts.passwordLength, default: 8, least: 8, most: 32 }),
  bothCases: defineSetting({ ...password, code: 'password.bothCases', title: () => texts.passwordBothCases, default: false }),
  mark: defineSetting({ ...password, code: 'password.mark', title: () => texts.passwordMark, default: false }),
  /** Of a user's last passwords, the present one among them, so many are refused as a new one. As many are kept: migration 47. */
  history: defineSetting({
    ...password,
    code: 'password.history',
    title: () => texts.passwordHistory,
    help: () => texts.passwordHistoryHelp,
    default: 0,
    most: 12,
  }),
  /** Days after which a password has to be replaced at sign-in. */
  days: defineSetting({
    ...password,
    code: 'password.days',
    title: () => texts.passwordDays,
    help: () => texts.passwordDaysHelp,
    default: 0,
    most: 3650,
  }),
}
