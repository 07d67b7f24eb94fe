import { builtInRegistry } from '../../../renderer/core'
import { both, insertImport, insertLine } from '../edits'
import type { Frame } from '../frame'
import { camel, checkFree, checkName, kebab } from '../names'

const spelling = {
  what: 'an action',
  pattern: /^[a-z][a-zA-Z0-9]*$/,
  rule: 'letters and digits, each further word with a capital',
  right: camel,
}

/** An action that informs the user; a screen shows it where it names it. */
export const action: Frame = {
  usage: 'archive                          what a button does, in renderer/actions/built-in',
  plan({ name, title }) {
    checkName(name, spelling)
    const taken = builtInRegistry.actions.map(each => each.name)
    checkFree(name, 'An action', taken, each => `renderer/actions/built-in/${kebab(each)}.ts`)
    const file = kebab(name)
    const folder = 'renderer/actions/built-in'
    return {
      files: new Map([
        [`${folder}/${file}.ts`, 'action'],
        [`${folder}/${file}.test.ts`, 'test'],
      ]),
      words: { name, title, file },
      changes: new Map([
        [
          `${folder}/index.ts`,
          both(
            insertImport(`import { ${name}Action } from './${file}'`),
            insertLine(`  ${name}Action,`, 'export const builtInActions', /^\]/),
          ),
        ],
        ['docs/screens.md', text => text.replace(/^(Built in: `[^`]*)`/m, `$1 ${name}\``)],
      ]),
      next: [
        `say in ${folder}/${file}.ts what it does, which right it needs and where it is shown, and in ${file}.test.ts how one sees that;`,
        `name it in a screen: "list": { "row": ["...", "${name}"] };`,
        `then \`npm run generate\`, \`npx vitest run ${folder}\` and \`npm run check\`.`,
      ],
    }
  },
}
