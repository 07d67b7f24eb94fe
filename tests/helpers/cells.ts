/** Makes the built-in cell types known to a test, once. */
export { registerCells as testCells } from '../../renderer/cells/register'
