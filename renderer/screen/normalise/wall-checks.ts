import type { AuthoredBlock, AuthoredBlockPlace } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { type Context, note } from './context'
import type { ViewInput } from './views'

/** Columns and lines of a large screen, as `schemas/meta/block.schema.json` bounds them. */
const [COLUMNS, LINES] = [24, 12]

/** Each block of a large screen needs a place of its own on it; elsewhere there is none. */
export function checkWall({ written, place, context }: ViewInput): void {
  const { display, turn, body = [] } = written
  const isPage = written.screen === 'page'
  if (display !== undefined && !isPage) refuse(inside(place, 'display'), display, 'of use on any screen but a page', context)
  const wall = isPage && display === 'wall'
  if (turn !== undefined && !wall) refuse(inside(place, 'turn'), turn, ONLY_WALL, context)
  for (const [index, row] of body.entries()) {
    if (wall) checkPlaces(row, inside(place, 'body', index), context)
    else refusePlaces(row, inside(place, 'body', index), context)
  }
}

const ONLY_WALL = 'of use without "display": "wall"'

function refuse(place: Place, found: unknown, expected: string, context: Context): void {
  note(context, 'SCREEN_WRONG_VALUE', place, whereOf(place.path), JSON.stringify(found), expected)
}

function refusePlaces(row: readonly AuthoredBlock[], place: Place, context: Context): void {
  for (const [index, { at }] of row.entries()) if (at !== undefined) refuse(inside(place, index, 'at'), at, ONLY_WALL, context)
}

function checkPlaces(row: readonly AuthoredBlock[], place: Place, context: Context): void {
  for (const [index, { at }] of row.entries()) {
    const own = inside(place, index)
    if (at === undefined) {
      note(context, 'SCREEN_MISSING_KEY', own, whereOf(own.path), 'at')
      continue
    }
    const where = inside(own, 'at')
    if (at.x + at.w > COLUMNS || at.y + at.h > LINES) refuse(where, at, `within ${COLUMNS} columns and ${LINES} lines`, context)
    const other = row.findIndex((one, before) => before < index && one.at !== undefined && meet(one.at, at))
    if (other >= 0) refuse(where, at, `beside ${whereOf(inside(place, other).path)}, which lies there`, context)
  }
}

const meet = (one: AuthoredBlockPlace, other: AuthoredBlockPlace) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
