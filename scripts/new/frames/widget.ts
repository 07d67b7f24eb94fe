import { builtInRegistry } from '../../../renderer/core'
import { both, insertImport, insertLine } from '../edits'
import type { Frame } from '../frame'
import { camel, checkFree, checkName, inCode, kebab, pascal } from '../names'

const spelling = {
  what: 'a widget',
  pattern: /^[a-z][a-zA-Z0-9]*$/,
  rule: 'letters and digits, each further word with a capital',
  right: camel,
}

/** A widget that shows one field of a record. */
export const widget: Frame = {
  usage: 'gauge                            a part of a page, in renderer/widgets',
  plan({ name, title }) {
    checkName(name, spelling)
    const taken = builtInRegistry.widgets.map(each => each.widget)
    checkFree(name, 'A widget', taken, each => `renderer/widgets/${kebab(each)}`)
    const file = kebab(name)
    const folder = `renderer/widgets/${file}`
    const exported = inCode(name, 'Widget')
    return {
      files: new Map([
        [`${folder}/definition.ts`, 'definition'],
        [`${folder}/${file}.tsx`, 'widget'],
        [`${folder}/${file}.test.tsx`, 'test'],
      ]),
      words: { name, title, file, exported, Component: pascal(name), Settings: `${pascal(name)}Settings` },
      changes: new Map([
        [
          'renderer/widgets/built-in.ts',
          both(
            insertImport(`import { ${exported} } from './${file}/definition'`),
            insertLine(`  widgetType(${exported}),`, 'export const builtInWidgets', /^\]/),
          ),
        ],
        [
          'docs/screens.md',
          insertLine(
            `\`${name}\`, one field of a record as text:\n\n| key | meaning |\n| --- | --- |\n| \`value\` | **Required.** Field that is shown. |\n`,
            '### Widgets',
            /^##+ /,
          ),
        ],
      ]),
      next: [
        `say in ${folder}/definition.ts what can be set, in ${file}.tsx how it looks, in ${file}.test.tsx what it does;`,
        'tell it in "Widgets" of docs/screens.md, and use it on a page: schemas/screens/example/block.json shows the others;',
        `then \`npm run generate\`, \`npx vitest run ${folder}\` and \`npm run check\`.`,
      ],
    }
  },
}
