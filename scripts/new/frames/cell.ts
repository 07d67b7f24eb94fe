import { builtInCells } from '../../../renderer/core'
import { insertLine } from '../edits'
import type { Frame } from '../frame'
import { checkFree, checkName, inCode, kebab, pascal, snake } from '../names'

const spelling = {
  what: 'a cell type',
  pattern: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
  rule: 'small letters and digits, words joined by _',
  right: snake,
}

/** A cell of a text; its codec, its schema and both components are where a real one begins. */
export const cell: Frame = {
  usage: 'percent                          a type of field, in renderer/cells',
  plan({ name, title }) {
    checkName(name, spelling)
    const spellings = builtInCells.flatMap(({ type, aliases = [] }) => [type, ...aliases])
    const owner = (taken: string) => `renderer/cells/${builtInCells.find(({ aliases }) => aliases?.includes(taken))?.type ?? taken}`
    checkFree(name, 'A cell type', spellings, owner)
    const folder = `renderer/cells/${name}`
    const test = `${folder}/${kebab(name)}.test.tsx`
    const exported = inCode(name, 'Cell')
    return {
      files: new Map([
        [`${folder}/definition.ts`, 'definition'],
        [`${folder}/view.tsx`, 'view'],
        [test, 'test'],
      ]),
      words: { type: name, title, exported, Settings: `${pascal(name)}Settings` },
      changes: new Map([
        ['renderer/cells/index.ts', insertLine(`export { ${exported} } from './${name}/view'`, '//', /^export /)],
        ['docs/screens.md', insertLine(`| \`${name}\` | A line of text. | \`maxLength\`. |`, '| `input` |', /^$/)],
        [
          'tests/helpers/cell-samples.ts',
          insertLine(`  { type: '${name}', wire: '审计', text: '审计' },`, 'const plain: readonly CellSample[]', /^\]/),
        ],
      ]),
      next: [
        `say in ${folder}/definition.ts what it holds and what can be set, in view.tsx how it looks, in ${kebab(name)}.test.tsx what it does;`,
        'tell both in its row of docs/screens.md, and put a value of it into its sample in tests/helpers/cell-samples.ts;',
        `then \`npm run generate\`, \`npx vitest run ${folder} tests/screens\` and \`npm run check\`.`,
      ],
    }
  },
}
