import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Arrangement, arrangements, type Beginning, ModelGrid, RecordedGrid, type Step, step } from './grid-model'
import { runs } from './runs'

const rows = [
  { id: 'a', name: 'a', count: 1, level: '1', asked: '坏' },
  { id: 'b', name: 'b', count: 2, level: '2', least: 5 },
  { id: 'c', name: 'a', count: null },
  { id: 'd', name: '', level: '2', level_dictText: '二级' },
]
const beginnings: fc.Arbitrary<Beginning> = fc.record({
  rows: fc.subarray(rows, { minLength: 1 }),
  arrangement: fc.constantFrom(...arrangements),
  touchedOnly: fc.boolean(),
})

type Event =
  | { readonly event: 'step'; readonly step: Step }
  | { readonly event: 'undo' | 'redo' | 'answer' }
  | { readonly event: 'arrange'; readonly arrangement: Arrangement }
  | { readonly event: 'refuse' | 'choose'; readonly row: number; readonly column: number }

const events: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ event: fc.constant('step' as const), step }) },
    { weight: 6, arbitrary: fc.record({ event: fc.constantFrom('undo' as const, 'redo' as const, 'answer' as const) }) },
    fc.record({ event: fc.constant('arrange' as const), arrangement: fc.constantFrom(...arrangements) }),
    {
      weight: 2,
      arbitrary: fc.record({ event: fc.constantFrom('refuse' as const, 'choose' as const), row: fc.nat(5), column: fc.nat(5) }),
    },
  ),
  { maxLength: 25 },
)

async function happen(grid: RecordedGrid, event: Event): Promise<void> {
  if (event.event === 'step') grid.do(event.step)
  else if (event.event === 'arrange') grid.arrange(event.arrangement)
  else if (event.event === 'refuse') grid.refuse(event.row, event.column)
  else if (event.event === 'choose') grid.choose(event.row)
  else await grid[event.event]()
}

it('a grid is as if only the steps that stand had been made', async () => {
  await fc.assert(
    fc.asyncProperty(beginnings, events, async (beginning, happened) => {
      const grid = new RecordedGrid(beginning)
      for (const event of happened) await happen(grid, event)
      await grid.answer()
      const fresh = new ModelGrid(beginning)
      grid.replayOn(fresh)
      await fresh.answer()
      expect(grid.state()).toEqual(fresh.state())
      expect([grid.isChoiceKept, grid.isActiveHere]).toEqual([true, true])
    }),
    runs(300),
  )
})
