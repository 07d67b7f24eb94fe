import type { Readings } from './search-menu'

/** How titles are read. The dictionary behind it is large, so it is fetched when a user first searches. */
export async function loadReadings(titles: readonly string[]): Promise<Readings> {
  const { pinyin } = await import('pinyin-pro')
  const read = (title: string, pattern: 'first' | 'pinyin') =>
    pinyin(title, { pattern, toneType: 'none', type: 'array', v: true }).join('').toLowerCase().replace(/\s+/g, '')
  return new Map(titles.map(title => [title, { initials: read(title, 'first'), whole: read(title, 'pinyin') }]))
}
