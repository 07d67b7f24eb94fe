import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cellField, editCell, showCell } from '../../../tests/helpers/draw-cells'
import type { WidgetProps, WidgetType } from '../../model/widget'
import { createRenderer, widgetType } from '../../registry'
import { builtInCells } from '../built-in'

interface StarSettings {
  readonly most?: number
}

function Stars({ settings, data, values, onSelect }: WidgetProps<StarSettings>) {
  return (
    <button type="button" onClick={() => onSelect?.(Number(data) + 1)}>
      {`${String(values.name ?? '')} ${String(data)}/${settings.most ?? 5}`}
    </button>
  )
}

const stars: WidgetType<StarSettings> = {
  widget: 'stars',
  title: '星',
  settings: { type: 'object', properties: { most: { type: 'integer', nullable: true } }, required: [] } as never,
  load: async () => Stars,
}
const renderer = createRenderer({ cells: builtInCells, widgets: [widgetType(stars)] })

describe('a slot', () => {
  const field = () => cellField('slot', { widget: 'stars', props: { most: 3 } })

  it('is drawn by its widget, which sees the record and the value', async () => {
    showCell(field(), { it: 2, name: '课' }, { renderer })
    expect((await screen.findByRole('button')).textContent).toBe('课 2/3')
  })

  it('takes what the widget tells', async () => {
    const { changes, user } = editCell(field(), 1, { renderer })
    await user.click(await screen.findByRole('button'))
    expect(changes).toEqual([2])
  })

  it('tells nothing while it is disabled', async () => {
    const { changes, user } = editCell(field(), 1, { renderer, disabled: true })
    await user.click(await screen.findByRole('button'))
    expect(changes).toEqual([])
  })
})
