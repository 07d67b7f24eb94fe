/** How large pages are: beside their usual width, or as wide or as high as there is room. */
export type Zoom = number | 'width' | 'page'

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const

const plain = (zoom: Zoom) => (typeof zoom === 'number' ? zoom : 1)
/** The next smaller and the next larger size; undefined: there is none. */
export const smaller = (zoom: Zoom): number | undefined => ZOOMS.findLast(each => each < plain(zoom))
export const larger = (zoom: Zoom): number | undefined => ZOOMS.find(each => each > plain(zoom))

/** What a key asks for; undefined: nothing. */
export function zoomOfKey(key: string, zoom: Zoom): Zoom | undefined {
  if (key === '+' || key === '=') return larger(zoom)
  if (key === '-') return smaller(zoom)
  if (key === '0') return 1
  if (key === '1') return 'width'
  return key === '2' ? 'page' : undefined
}
