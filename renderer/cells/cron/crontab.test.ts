import { describe, expect, it } from 'vitest'
import { fromCrontab } from './crontab'

const now = new Date('2026-03-01T00:00:00Z')

describe('a line of crontab', () => {
  it.each([
    ['30 8 * * *', '0 30 8 * * ?'],
    ['*/15 9-18 * * 1-5', '0 */15 9-18 ? * MON,TUE,WED,THU,FRI'],
    ['0 0 1,15 * *', '0 0 0 1,15 * ?'],
    ['5 4 * jan-mar 0', '0 5 4 ? 1-3 SUN'],
    ['0 0 * * 7', '0 0 0 ? * SUN'],
    ['@daily', '0 0 0 * * ?'],
    ['@hourly', '0 0 * * * ?'],
    ['@weekly', '0 0 0 ? * SUN'],
    ['@monthly', '0 0 0 1 * ?'],
  ])('%s runs when %s does', (line, expression) => {
    expect(fromCrontab(line, 'Asia/Shanghai', now)).toBe(expression)
  })

  it.each([
    ['of which either of two days is enough', '0 0 13 * 5'],
    ['with an hour that there is not', '0 24 * * *'],
    ['that is none', 'every day at 8 am'],
    ['with a word that means no time', '@reboot'],
  ])('%s has no expression', (_, line) => {
    expect(fromCrontab(line, 'Asia/Shanghai', now)).toBeUndefined()
  })
})
