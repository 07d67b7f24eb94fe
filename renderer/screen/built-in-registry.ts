import words from '../../schemas/meta/generated/words.json'
import { builtInCells } from './built-in-cells'
import type { ScreenRegistry } from './registry-info'

/** Every word of this application as data, for those who check screens and draw nothing. */
export const builtInRegistry = { ...words, cells: builtInCells } as unknown as ScreenRegistry
