import { createRequire } from 'node:module'
import { areaList } from '@vant/area-data'
import { pinyin } from 'pinyin-pro'
import type { Outputs } from '../emit/files'
import type { TargetContext } from '../targets'
import { readings } from './readings'

const file = 'schemas/areas/generated/areas.json'
/** When the version of the package that is in use was published; to be set when that changes. */
const published = new Map([['2.1.0', '2025-10-03']])

/** Provinces, cities and districts with the initials of their names, out of the package that keeps them. */
export async function run({ command }: TargetContext): Promise<Outputs> {
  const { version } = createRequire(import.meta.url)('@vant/area-data/package.json') as { readonly version: string }
  const date = published.get(version)
  if (date === undefined) throw new Error(`generators/areas/target.ts: when was @vant/area-data ${version} published?`)
  const named = Object.entries({ ...areaList.province_list, ...areaList.city_list, ...areaList.county_list })
  const lines = named.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([code, name]) => `${code} ${name} ${initials(name)}`)
  const content = {
    $comment: `Made by ${command}.`,
    source: `@vant/area-data ${version} (MIT), https://github.com/vant-ui/vant/tree/main/packages/vant-area-data`,
    date,
    root: '86',
    areas: lines,
  }
  return new Map([[file, `${JSON.stringify(content, null, 1)}\n`]])
}

const initials = (name: string): string =>
  readings.get(name) ?? pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase().replace(/\s+/g, '')
