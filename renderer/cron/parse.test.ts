import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCron } from '../../tests/helpers/crons'
import { CronError, describeCron, parseCron, printCron } from './index'
import { parsePart } from './parse-part'

function refusal(text: string): readonly unknown[] {
  try {
    parseCron(text)
  } catch (error) {
    if (error instanceof CronError) return [error.unit, error.position, error.message]
    throw error
  }
  return ['accepted']
}

describe('an expression', () => {
  it.each([
    ['* * * * * ?', '* * * * * ?'],
    ['  0\t0 2  * * ?  ', '0 0 2 * * ?'],
    ['0 0 2 ? * * *', '0 0 2 ? * * *'],
    ['/5 */10 1/2 1-5/2 JAN,mar-May ? 2024-2030/2', '*/5 */10 1/2 1-5/2 1,3-5 ? 2024-2030/2'],
    ['0 0 0 ? * sun', '0 0 0 ? * 1'],
    ['0 0 0 ? * MON-FRI', '0 0 0 ? * 2-6'],
    ['0 0 0 ? * FRI-MON', '0 0 0 ? * 6-2'],
    ['0 0 0 ? * L', '0 0 0 ? * 7'],
    ['0 0 0 ? * 6l', '0 0 0 ? * 6L'],
    ['0 0 0 ? * FRIL', '0 0 0 ? * 6L'],
    ['0 0 0 ? * FRI#3', '0 0 0 ? * 6#3'],
    ['0 0 0 l-3 * ?', '0 0 0 L-3 * ?'],
    ['0 0 0 L-3w * ?', '0 0 0 L-3W * ?'],
    ['0 0 0 LW * ?', '0 0 0 LW * ?'],
    ['0 0 0 15W * ?', '0 0 0 15W * ?'],
    ['00 05 09 01 01 ?', '0 5 9 1 1 ?'],
    ['0 0 22-2 * * ?', '0 0 22-2 * * ?'],
    ['0 0 0 1 NOV-FEB ?', '0 0 0 1 11-2 ?'],
    ['0 0 0 1 1 ? 2030-2030', '0 0 0 1 1 ? 2030-2030'],
  ])('%s is read as %s', (text, printed) => {
    expect(printCron(parseCron(text))).toBe(printed)
  })

  it.each([
    // text              field      place  what is told
    ['', undefined, 0, 'cron表达式不能为空'],
    ['   ', undefined, 0, 'cron表达式不能为空'],
    ['* * * * *', undefined, 9, '应为 6 或 7 个字段（秒 分 时 日 月 周 [年]），现有 5 个'],
    ['* * * * * ? * *', undefined, 14, '应为 6 或 7 个字段（秒 分 时 日 月 周 [年]），现有 8 个'],
    ['60 * * * * ?', 'second', 0, '秒（第 1 个字符）：值应在 0 到 59 之间，现为 60'],
    ['0 60 * * * ?', 'minute', 2, '分（第 3 个字符）：值应在 0 到 59 之间，现为 60'],
    ['0 0 24 * * ?', 'hour', 4, '时（第 5 个字符）：值应在 0 到 23 之间，现为 24'],
    ['0 0 0 0 * ?', 'day', 6, '日（第 7 个字符）：值应在 1 到 31 之间，现为 0'],
    ['0 0 0 32 * ?', 'day', 6, '日（第 7 个字符）：值应在 1 到 31 之间，现为 32'],
    ['0 0 0 1 13 ?', 'month', 8, '月（第 9 个字符）：值应在 1 到 12 之间，现为 13'],
    ['0 0 0 ? * 0', 'week', 10, '周（第 11 个字符）：值应在 1 到 7 之间，现为 0'],
    ['0 0 0 ? * 8', 'week', 10, '周（第 11 个字符）：值应在 1 到 7 之间，现为 8'],
    ['0 0 0 ? * 2 1969', 'year', 12, '年（第 13 个字符）：值应在 1970 到 2199 之间，现为 1969'],
    ['0 0 0 ? * 2 2030-2024', 'year', 17, '年（第 18 个字符）：起始年份不能大于结束年份'],
    ['0-60 * * * * ?', 'second', 2, '秒（第 3 个字符）：值应在 0 到 59 之间，现为 60'],
    ['0/60 * * * * ?', 'second', 2, '秒（第 3 个字符）：间隔应在 1 到 59 之间，现为 60'],
    ['*/0 * * * * ?', 'second', 2, '秒（第 3 个字符）：间隔应在 1 到 59 之间，现为 0'],
    ['0 0/61 * * * ?', 'minute', 4, '分（第 5 个字符）：间隔应在 1 到 60 之间，现为 61'],
    ['0 0 0/24 * * ?', 'hour', 6, '时（第 7 个字符）：间隔应在 1 到 23 之间，现为 24'],
    ['0 0 0 1/32 * ?', 'day', 8, '日（第 9 个字符）：间隔应在 1 到 31 之间，现为 32'],
    ['0 0 0 1 1/13 ?', 'month', 10, '月（第 11 个字符）：间隔应在 1 到 12 之间，现为 13'],
    ['0 0 0 ? * 1/8', 'week', 12, '周（第 13 个字符）：间隔应在 1 到 7 之间，现为 8'],
    ['0 0 0 1 1 ? 2024/100', 'year', 17, '年（第 18 个字符）：间隔应在 1 到 99 之间，现为 100'],
    ['JAN * * * * ?', 'second', 0, '秒（第 1 个字符）：不应出现“JAN”'],
    ['0/ * * * * ?', 'second', 2, '秒（第 3 个字符）：内容不完整'],
    ['0/x * * * * ?', 'second', 2, '秒（第 3 个字符）：此处应为数字'],
    ['0, * * * * ?', 'second', 2, '秒（第 3 个字符）：内容不完整'],
    ['1- * * * * ?', 'second', 2, '秒（第 3 个字符）：内容不完整'],
    [',1 * * * * ?', 'second', 0, '秒（第 1 个字符）：不应出现“,”'],
    ['0，1 * * * * ?', 'second', 1, '秒（第 2 个字符）：“，”是全角字符，请改用半角“,”'],
    ['0 0 0 ？ * 2', 'day', 6, '日（第 7 个字符）：“？”是全角字符，请改用半角“?”'],
    ['** * * * * ?', 'second', 1, '秒（第 2 个字符）：不应出现“*”'],
    ['-1 * * * * ?', 'second', 0, '秒（第 1 个字符）：不应出现“-”'],
    ['1.5 * * * * ?', 'second', 1, '秒（第 2 个字符）：不应出现“.”'],
    ['MON * * * * ?', 'second', 0, '秒（第 1 个字符）：不应出现“MON”'],
    ['? * * * * ?', 'second', 0, '秒（第 1 个字符）：“?”只能用于日和周'],
    ['0 0 0 1 ? ?', 'month', 8, '月（第 9 个字符）：“?”只能用于日和周'],
    ['0 0 L * * ?', 'hour', 4, '时（第 5 个字符）：“L”只能用于日和周'],
    ['0 0 0 6L * ?', 'day', 7, '日（第 8 个字符）：“L”只能用于周'],
    ['0 0 0 ? * 6W', 'week', 11, '周（第 12 个字符）：“W”只能用于日'],
    ['0 0 0 6#3 * ?', 'day', 7, '日（第 8 个字符）：“#”只能用于周'],
    ['0 0 0 W * ?', 'day', 6, '日（第 7 个字符）：不应出现“W”'],
    ['0 0 0 ? * 6#6', 'week', 12, '周（第 13 个字符）：“#”之后应为 1 到 5 的数字'],
    ['0 0 0 ? * 6#', 'week', 12, '周（第 13 个字符）：“#”之后应为 1 到 5 的数字'],
    ['0 0 0 L-0 * ?', 'day', 8, '日（第 9 个字符）：“L-”之后应为 1 到 31 的数字'],
    ['0 0 0 L-32 * ?', 'day', 8, '日（第 9 个字符）：“L-”之后应为 1 到 31 的数字'],
    ['0 0 0 32W * ?', 'day', 6, '日（第 7 个字符）：值应在 1 到 31 之间，现为 32'],
    ['0 0 0 1,L * ?', 'day', 8, '日（第 9 个字符）：“L”不能与其他值同时使用'],
    ['0 0 0 15W,20 * ?', 'day', 6, '日（第 7 个字符）：“15W”不能与其他值同时使用'],
    ['0 0 0 ? * 2#1,6#3', 'week', 10, '周（第 11 个字符）：“2#1”不能与其他值同时使用'],
    ['0 0 0 ? * 2,*', 'week', 12, '周（第 13 个字符）：“*”不能与其他值同时使用'],
    ['0 0 0 ? * MOO', 'week', 10, '周（第 11 个字符）：没有名称“MOO”'],
    ['0 0 0 ? * MONDAY', 'week', 10, '周（第 11 个字符）：没有名称“MONDAY”'],
    ['0 0 0 1 SUN ?', 'month', 8, '月（第 9 个字符）：没有名称“SUN”'],
    ['0 0 0 ? * MON-6', 'week', 14, '周（第 15 个字符）：范围两端应同为名称或同为数字'],
    ['0 0 0 ? * 2-FRI', 'week', 12, '周（第 13 个字符）：范围两端应同为名称或同为数字'],
    ['0 0 0 ? * MON-FRI/2', 'week', 17, '周（第 18 个字符）：名称之后不能带间隔，请改用数字'],
    ['0 0 0 ? * MON-', 'week', 14, '周（第 15 个字符）：内容不完整'],
    ['0 0 0 ? * W', 'week', 10, '周（第 11 个字符）：“W”只能用于日'],
    ['0 0 0 ? * MON/2', 'week', 13, '周（第 14 个字符）：名称之后不能带间隔，请改用数字'],
    ['0 0 0 ? * ?', 'week', 10, '周（第 11 个字符）：日和周不能同时为“?”'],
    ['0 0 0 * * *', 'day', 6, '日（第 7 个字符）：日和周必须有一个为“?”'],
    ['0 0 0 * * MON', 'day', 6, '日（第 7 个字符）：日和周必须有一个为“?”'],
    ['0 0 0 1 * MON', 'week', 10, '周（第 11 个字符）：日和周必须有一个为“?”'],
  ])('%s is refused with its field, its place and a reason', (text, unit, position, message) => {
    expect(refusal(text)).toEqual([unit, position, message])
  })

  it('has fields that are refused by themselves with places of their own', () => {
    expect(() => parsePart('second', '60')).toThrow('秒（第 1 个字符）：值应在 0 到 59 之间，现为 60')
  })

  it('is the same after it is printed and read again, and described in the same words', () => {
    fc.assert(
      fc.property(anyCron(), cron => {
        const again = parseCron(printCron(cron))
        expect(again).toEqual(cron)
        expect(printCron(again)).toBe(printCron(cron))
        expect(describeCron(again)).toBe(describeCron(cron))
      }),
      { numRuns: 1000 },
    )
  })

  it('is refused with an error of its own whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom(...'0123456789*?LW#-/,SUNJA '), { maxLength: 25 }).map(all => all.join('')),
        ),
        text => {
          const [unit, position] = refusal(text)
          if (unit === 'accepted') return
          expect(position).toBeGreaterThanOrEqual(0)
          expect(position).toBeLessThanOrEqual(text.length)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
