import { registerCells } from '../../renderer/cells/register'
import { cellTypes } from '../../renderer/registry'

/** Makes the built-in cell types known to a test, once. */
export function testCells(): void {
  if (cellTypes().length === 0) registerCells()
}
