import { describe, expect, it } from 'vitest'
import { tipPlace } from './message-tip'

/** Scrolled by 1000 down and 200 to the right: 55 of heads, one totals row of 32. */
const seen = { left: 200, right: 1000, top: 1000, bottom: 1400, rowsTop: 1055, rowsBottom: 1368 }
const size = { width: 300, height: 30 }
const cell = { left: 400, top: 1100, width: 150, height: 61, coverLeft: 0, coverRight: 0, frozen: false }

describe('where the message of a refused cell stands', () => {
  const places = {
    'below its cell': [cell, size, false, { left: 400, top: 1165 }],
    'below where the whole of it just fits': [{ ...cell, top: 1273 }, size, false, { left: 400, top: 1338 }],
    'above where totals would be covered': [{ ...cell, top: 1274 }, size, false, { left: 400, top: 1240 }],
    'above where a list opens below': [cell, size, true, { left: 400, top: 1066 }],
    'above, in front of the heads': [{ ...cell, top: 1055 }, size, true, { left: 400, top: 1021 }],
    'below where there is no room above': [{ ...cell, top: 1030 }, size, true, { left: 400, top: 1095 }],
    'over the cell where there is room on neither side': [
      { ...cell, top: 1060, height: 400 },
      { ...size, height: 80 },
      false,
      { left: 400, top: 1320 },
    ],
    'to the left where it would be cut off': [{ ...cell, left: 840 }, size, false, { left: 700, top: 1165 }],
    'from the edge of pinned columns on': [{ ...cell, left: 180, coverLeft: 90 }, size, false, { left: 270, top: 1165 }],
    'from its beginning on where it is wider than the grid': [cell, { width: 900, height: 30 }, false, { left: 200, top: 1165 }],
    'with a frozen row': [{ ...cell, top: 1010, height: 20, frozen: true }, size, false, { left: 400, top: 1034 }],
  } as const
  it.each(Object.entries(places))('%s', (_, [box, of, above, place]) => expect(tipPlace(box, of, seen, above)).toEqual(place))

  const unseen = {
    'a cell above what is seen': { ...cell, top: 994 },
    'a cell below it': { ...cell, top: 1368 },
    'a cell behind pinned columns on the left': { ...cell, coverLeft: 150 },
    'a cell behind pinned columns on the right': { ...cell, coverRight: 150 },
    'a cell behind both': { ...cell, coverLeft: 100, coverRight: 50 },
  } as const
  it.each(Object.entries(unseen))('nowhere for %s', (_, box) => expect(tipPlace(box, size, seen, false)).toBeUndefined())
})
