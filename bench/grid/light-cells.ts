import { definition as checkboxMeta } from '../../renderer/cells/checkbox_meta/definition'
import { definition as date } from '../../renderer/cells/date/definition'
import { definition as datetime } from '../../renderer/cells/datetime/definition'
import { definition as input } from '../../renderer/cells/input/definition'
import { definition as inputNumber } from '../../renderer/cells/inputNumber/definition'
import { definition as select } from '../../renderer/cells/select/definition'
import { definition as switchDefinition } from '../../renderer/cells/switch/definition'
import type { AnyCellType, CellDefinition, CellType } from '../../renderer/model/cell-type'
import { laterPart } from '../../renderer/ui/loading/later-part'

/** A cell type whose components are loaded when one of them is first drawn. */
function light<Value, Settings>(definition: CellDefinition<Value, Settings>, load: () => Promise<CellType<Value, Settings>>): AnyCellType {
  const Viewer = laterPart(async () => (await load()).Viewer)
  const Editor = laterPart(async () => {
    const { Editor } = await load()
    if (Editor === undefined) throw new Error(`${definition.type} has no editor`)
    return Editor
  })
  // Each is a cell type of its own value and settings; a renderer forgets both anyway.
  return { ...definition, Viewer, Editor } as unknown as AnyCellType
}

/** The everyday cell types for a page that has a grid and nothing else: grids paint and edit them by themselves. */
export const lightCells: readonly AnyCellType[] = [
  light(checkboxMeta, async () => (await import('../../renderer/cells/checkbox_meta/view')).checkboxMeta),
  light(input, async () => (await import('../../renderer/cells/input/view')).input),
  light(inputNumber, async () => (await import('../../renderer/cells/inputNumber/view')).inputNumber),
  light(date, async () => (await import('../../renderer/cells/date/view')).date),
  light(datetime, async () => (await import('../../renderer/cells/datetime/view')).datetime),
  light(select, async () => (await import('../../renderer/cells/select/view')).select),
  light(switchDefinition, async () => (await import('../../renderer/cells/switch/view')).switchCell),
]
