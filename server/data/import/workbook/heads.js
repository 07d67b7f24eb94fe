/** Rows in which a head is looked for. */
export const HEAD_ROWS = 12

/** @typedef {{ row: number, column: number, rows: number, columns: number }} Merge */

/** @param {string} reference */
function cellOf(reference) {
  const [, letters = 'A', row = '1'] = /^\$?([A-Z]+)\$?(\d+)$/.exec(reference) ?? []
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(row) - 1, column: column - 1 }
}

/** Merged cells, of the end of a sheet. @param {string} xml @returns {readonly Merge[]} */
export function mergesOf(xml) {
  return [...xml.matchAll(/<(?:\w+:)?mergeCell\s[^>]*?ref="([^":]+):([^"]+)"/g)].map(([, from = '', to = '']) => {
    const [first, last] = [cellOf(from), cellOf(to)]
    return { ...first, rows: last.row - first.row + 1, columns: last.column - first.column + 1 }
  })
}

/** The merged cells that name groups above the columns of a head of two rows. @param {readonly string[][]} rows @param {readonly Merge[]} merges @param {number} width */
function groupIn(rows, merges, width) {
  const group = merges.find(({ row, columns, rows: high }) => high === 1 && columns > 1 && columns < width && row + 1 < rows.length)
  return group && (rows[group.row] ?? []).filter(text => text !== '').length >= 2 ? group : undefined
}

/** @param {readonly string[][]} rows */
const widthOf = rows => Math.max(0, ...rows.map(({ length }) => length))

/**
 * A head of two rows, groups above their columns, as one: `金额_借方`. A title over the whole width is none.
 * @param {readonly string[][]} rows the first ones, empty ones too @param {readonly Merge[]} merges
 */
export function foldHead(rows, merges) {
  const width = widthOf(rows)
  const group = groupIn(rows, merges, width)
  if (!group) return rows
  const [upper, lower] = [rows[group.row] ?? [], rows[group.row + 1] ?? []]
  const filled = Array.from({ length: width }, (_, at) => upper[at] ?? '')
  for (const { row, column, columns } of merges) {
    if (row === group.row) filled.fill(upper[column] ?? '', column, column + columns)
  }
  const names = Array.from({ length: width }, (_, at) => [filled[at], lower[at]].filter(text => text).join('_'))
  return [...rows.slice(0, group.row), names, ...rows.slice(group.row + 2)]
}

/** How many of the first rows stand above what a table holds: titles and head. @param {readonly string[][]} rows @param {readonly Merge[]} merges */
export function headEnd(rows, merges) {
  const group = groupIn(rows, merges, widthOf(rows))
  return group ? group.row + 2 : rows.findIndex(cells => cells.filter(text => text !== '').length > 1) + 1
}
