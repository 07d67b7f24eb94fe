import type { Area, AreaTable } from './area-table'
import type { AreaSettings } from './definition'

const LEVELS: { readonly [level in AreaSettings['level']]: number } = { province: 1, city: 2, district: 3 }

/** How many levels a choice has. */
export const depthOf = ({ level }: AreaSettings): number => LEVELS[level]

/** Whether the place may be the value: deep enough, or as deep as places go there, and inside of the root. */
export function fits(area: Area, settings: AreaSettings, table: AreaTable): boolean {
  const depth = depthOf(settings)
  const deep = area.level === depth || (area.level < depth && (settings.anyLevel || table.below(area.code).length === 0))
  return deep && (settings.root === '86' || table.path(area.code).some(({ code }) => code === settings.root))
}
