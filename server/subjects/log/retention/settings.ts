import { defineSetting } from '../../settings'
import type { LogTable } from '../repository'
import { texts } from './texts'

/** The least that may be said; the database refuses less by itself. */
const LEAST = 6

/** 0: for ever. */
const rule = (code: string, title: () => string) =>
  defineSetting({
    code,
    area: 'log',
    title,
    help: () => texts.help,
    default: 0,
    most: 240,
    check: months => (months > 0 && months < LEAST ? texts.tooFew : undefined),
  })

const logMonths = rule('log.months', () => texts.logMonths)
const changeMonths = rule('log.changeMonths', () => texts.changeMonths)

/** For how many months each of the logs is kept. */
export const rules: Readonly<Record<LogTable, typeof logMonths>> = { sys_log: logMonths, sys_audit: changeMonths }
