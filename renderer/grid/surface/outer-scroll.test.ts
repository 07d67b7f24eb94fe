import { expect, it } from 'vitest'
import { seenPart } from './outer-scroll'

/** Scrolled by 1000 down and 200 to the right: 55 of heads and one frozen row of 61, one totals row of 32. */
const seen = { left: 200, right: 1000, top: 1000, bottom: 1400, rowsTop: 1116, rowsBottom: 1368 }
const cell = { left: 400, top: 1200, width: 150, height: 61, coverLeft: 0, coverRight: 0, frozen: false }

it.each([
  ['all of it', cell, { left: 400, top: 1200, width: 150, height: 61 }],
  ['not what is behind pinned columns', { ...cell, coverLeft: 30, coverRight: 20 }, { left: 430, top: 1200, width: 100, height: 61 }],
  ['not what is behind the heads', { ...cell, top: 1100 }, { left: 400, top: 1116, width: 150, height: 45 }],
  ['not what is behind totals', { ...cell, top: 1330 }, { left: 400, top: 1330, width: 150, height: 38 }],
  ['as much as there is room for', { ...cell, left: 100, width: 2000, height: 900 }, { left: 200, top: 1200, width: 800, height: 168 }],
  ['a frozen row in front of those that scroll', { ...cell, top: 1055, frozen: true }, { left: 400, top: 1055, width: 150, height: 61 }],
])('brings into sight of a cell %s', (_, box, part) => expect(seenPart(box, seen)).toEqual(part))
