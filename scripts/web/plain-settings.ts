import type { Plugin } from 'vite'

const DEFINITION = /[\\/](?:renderer|src)[\\/](?!.*node_modules).*[\\/](?:definition|tones)\.ts$/
const DESCRIPTION = /\bdescription:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`),?/g

/** The text of a definition of a widget or a cell type without what its settings say to those who write screens. */
export const withoutDescriptions = (code: string): string => code.replace(DESCRIPTION, '')

/** Descriptions of settings are read by the generator and the checker; a browser that draws screens has none of them to load. */
export function plainSettings(): Plugin {
  return {
    name: 'weft-plain-settings',
    apply: 'build',
    transform: (code, id) => (DEFINITION.test(id) ? { code: withoutDescriptions(code), map: null } : undefined),
  }
}
