import type { Cron, CronItem, CronPart } from './part'
import { CRON_UNITS } from './units'

/** The text of one field, in numbers. */
export function printPart(part: CronPart): string {
  switch (part.kind) {
    case 'none':
      return '?'
    case 'every':
      return '*'
    case 'list':
      return part.items.map(printItem).join(',')
    case 'last':
      return `L${part.before === 0 ? '' : `-${part.before}`}${part.workday ? 'W' : ''}`
    case 'nearest':
      return `${part.day}W`
    case 'lastWeekday':
      return `${part.week}L`
    case 'nth':
      return `${part.week}#${part.nth}`
  }
}

function printItem(item: CronItem): string {
  if (item.kind === 'value') return String(item.value)
  if (item.kind === 'step') return `${item.from ?? '*'}/${item.step}`
  return `${item.from}-${item.to}${item.step === 1 ? '' : `/${item.step}`}`
}

/** The expression in numbers; without a year where it says none. */
export function printCron(cron: Cron): string {
  return CRON_UNITS.flatMap(unit => cron[unit] ?? [])
    .map(printPart)
    .join(' ')
}
