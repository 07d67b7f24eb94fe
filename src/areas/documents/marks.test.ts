import { expect, it } from 'vitest'
import { boxesOf, type Mark, piecesOf, shadedPieces } from './marks'

const shown = (text: string, marks: readonly Mark[]) =>
  piecesOf(text, marks)
    .map(piece => (piece.mark === undefined ? piece.text : `[${piece.mark}:${piece.text}]`))
    .join('')

it.each<[string, readonly Mark[], string]>([
  ['审计合同', [], '审计合同'],
  ['', [[0, 2]], ''],
  ['审计合同', [[2, 4]], '审计[0:合同]'],
  [
    '审计合同审计',
    [
      [4, 6],
      [0, 2],
    ],
    '[1:审计]合同[0:审计]',
  ],
  [
    '审计合同',
    [
      [0, 3],
      [2, 4],
    ],
    '[0:审计合][1:同]',
  ],
  [
    '审计',
    [
      [-1, 1],
      [1, 9],
      [5, 9],
      [1, 1],
    ],
    '[0:审][1:计]',
  ],
])('parts %s by the marks %j as %s', (text, marks, want) => {
  expect(shown(text, marks)).toBe(want)
})

it('knows where each piece stands in the text', () => {
  expect(piecesOf('审计合同', [[1, 2]]).map(({ from }) => from)).toEqual([0, 1, 2])
})

it('takes of a run the share that is marked, and goes on in the next one', () => {
  const runs = [
    [0, 4, 0.1, 0.2, 0.4, 0.05],
    [5, 7, 0.1, 0.3, 0.2, 0.05],
  ] as const
  expect(boxesOf(runs, [2, 6])).toEqual([
    { x: 0.1 + 0.2, y: 0.2, width: 0.2, height: 0.05 },
    { x: 0.1, y: 0.3, width: 0.1, height: 0.05 },
  ])
  expect(boxesOf(runs, [4, 5])).toEqual([])
})

it('gives letters half of the width of Chinese characters', () => {
  expect(boxesOf([[0, 4, 0, 0, 0.6, 0.1]], [0, 2], '合同AB')[0]?.width).toBeCloseTo(0.4)
  expect(boxesOf([[0, 4, 0, 0, 0.6, 0.1]], [2, 4], '合同AB')[0]?.width).toBeCloseTo(0.2)
})

it('cuts a stretch of a text where something that is marked begins or ends', () => {
  const shades = [
    { from: 1, to: 4, id: 'a' },
    { from: 3, to: 9, id: 'b' },
    { from: 8, to: 9, id: 'c' },
  ]
  expect(
    shadedPieces('〇一二三四五六七八九', [2, 6], shades).map(({ text, from, shades: own }) => [
      text,
      from,
      own.map(({ id }) => id).join(''),
    ]),
  ).toEqual([
    ['二', 2, 'a'],
    ['三', 3, 'ab'],
    ['四五', 4, 'b'],
  ])
})
