import { expect, it } from 'vitest'
import { followLanguage } from '../../model/language'
import { describeCron, parseCron } from '../index'

const cases = [
  ['* * * * * ?', '每秒执行', 'Every second'],
  ['0 * * * * ?', '每分钟执行', 'Every minute'],
  ['*/5 * * * * ?', '每分钟，每 5 秒执行', 'Every minute, every 5 seconds'],
  ['0 0 * * * ?', '每小时，第 0 分执行', 'Every hour, minute 0'],
  ['0 0/5 * * * ?', '每小时，从第 0 分起每 5 分钟执行', 'Every hour, every 5 minutes from minute 0'],
  ['30 3-9 * * * ?', '每小时，第 3 至 9 分，第 30 秒执行', 'Every hour, minute 3 to 9, second 30'],
  ['0 0 2 * * ?', '每天，02:00:00 执行', 'Every day, at 02:00:00'],
  ['0 0,30 9,18 * * ?', '每天，09:00:00、09:30:00、18:00:00、18:30:00 执行', 'Every day, at 09:00:00, 09:30:00, 18:00:00, 18:30:00'],
  // Six times are named, eight are not.
  [
    '0,30 0,10,20 6 * * ?',
    '每天，06:00:00、06:00:30、06:10:00、06:10:30、06:20:00、06:20:30 执行',
    'Every day, at 06:00:00, 06:00:30, 06:10:00, 06:10:30, 06:20:00, 06:20:30',
  ],
  ['0,30 0,10,20,40 6 * * ?', '每天，6 时，第 0、10、20、40 分，第 0、30 秒执行', 'Every day, hour 6, minute 0, 10, 20, 40, second 0, 30'],
  ['0 * 9-17 * * ?', '每天，9 至 17 时，每分钟执行', 'Every day, hour 9 to 17, every minute'],
  ['0 0 8-20/2 * * ?', '每天，8 至 20 时之间每 2 小时，第 0 分执行', 'Every day, every 2 hours from hour 8 to 20, minute 0'],
  ['0 0 1/3 * * ?', '每天，从 1 时起每 3 小时，第 0 分执行', 'Every day, every 3 hours from hour 1, minute 0'],
  ['0 0 0 1,15 * ?', '每月 1、15 日，00:00:00 执行', 'Day 1, 15 of every month, at 00:00:00'],
  ['0 0 0 1,10-15 * ?', '每月 1 日、10 至 15 日，00:00:00 执行', 'Day 1, day 10 to 15 of every month, at 00:00:00'],
  ['0 0 0 */3 * ?', '每月每 3 天，00:00:00 执行', 'Every 3 days of every month, at 00:00:00'],
  ['0 0 0 L * ?', '每月最后一天，00:00:00 执行', 'The last day of every month, at 00:00:00'],
  ['0 0 0 L-3 * ?', '每月最后一天前 3 天，00:00:00 执行', '3 days before the last day of every month, at 00:00:00'],
  ['0 0 0 LW * ?', '每月最后一个工作日，00:00:00 执行', 'The last working day of every month, at 00:00:00'],
  [
    '0 0 0 L-3W * ?',
    '每月离最后一天前 3 天最近的工作日，00:00:00 执行',
    'The working day nearest to 3 days before the last day of every month, at 00:00:00',
  ],
  ['0 0 0 15W * ?', '每月离 15 日最近的工作日，00:00:00 执行', 'The working day nearest to day 15 of every month, at 00:00:00'],
  ['0 0 0 1 1 ?', '每年 1 月 1 日，00:00:00 执行', 'Day 1 of January, at 00:00:00'],
  ['0 0 0 L 2,6-8 ?', '每年 2 月、6 至 8 月最后一天，00:00:00 执行', 'The last day of February, June to August, at 00:00:00'],
  ['0 0 0 * 3 ?', '每年 3 月每天，00:00:00 执行', 'Every day of March, at 00:00:00'],
  ['0 0 0 1 1 ? 2026', '2026 年 1 月 1 日，00:00:00 执行', 'Day 1 of January of 2026, at 00:00:00'],
  ['0 0 0 1 * ? 2026-2028', '2026 至 2028 年每月 1 日，00:00:00 执行', 'Day 1 of every month of 2026 to 2028, at 00:00:00'],
  ['0 0 0 ? * MON-FRI', '每周星期一至星期五，00:00:00 执行', 'Monday to Friday of every week, at 00:00:00'],
  ['0 0 0 ? * 2,4,6', '每周星期一、星期三、星期五，00:00:00 执行', 'Monday, Wednesday, Friday of every week, at 00:00:00'],
  ['0 0 0 ? * *', '每天，00:00:00 执行', 'Every day, at 00:00:00'],
  ['0 0 0 ? 3 MON', '每年 3 月每周星期一，00:00:00 执行', 'Monday of every week of March, at 00:00:00'],
  ['0 0 0 ? * 6L', '每月最后一个星期五，00:00:00 执行', 'The last Friday of every month, at 00:00:00'],
  ['0 0 0 ? * 6#3', '每月第 3 个星期五，00:00:00 执行', 'The third Friday of every month, at 00:00:00'],
  ['0 0 0 ? * 1/2', '每周从星期日起每 2 天，00:00:00 执行', 'Every 2 days from Sunday of every week, at 00:00:00'],
] as const

it.each(cases)('%s is described as %s', (text, chinese, english) => {
  expect(describeCron(parseCron(text))).toBe(chinese)
  try {
    followLanguage(() => 'en')
    expect(describeCron(parseCron(text))).toBe(english)
  } finally {
    followLanguage(() => 'zh')
  }
})
