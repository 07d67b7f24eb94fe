import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { both, insertImport, insertLine } from '../edits'
import type { Frame } from '../frame'
import { checkFree, checkName, inCode, kebab, pascal } from '../names'

const spelling = {
  what: 'a module',
  pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  rule: 'small letters and digits, words joined by -',
  right: kebab,
}

/** A subject of the server with one operation, its contract and a test that calls it. */
export const module: Frame = {
  usage: 'payroll                          operations of the server, in server/subjects, and their contract',
  plan({ name, title }, root) {
    checkName(name, spelling)
    const contracts = readdirSync(join(root, 'schemas/api'))
      .filter(file => file.endsWith('.json'))
      .map(file => file.slice(0, -'.json'.length))
    checkFree(name, 'A module', readdirSync(join(root, 'server/subjects')), each => `server/subjects/${each}`)
    checkFree(name, 'A contract', contracts, each => `schemas/api/${each}.json`)
    const folder = `server/subjects/${name}`
    const exported = inCode(name, 'Module')
    return {
      files: new Map([
        [`schemas/api/${name}.json`, 'contract'],
        [`${folder}/index.ts`, 'index'],
        [`${folder}/repository.ts`, 'repository'],
        [`${folder}/${name}.test.ts`, 'test'],
      ]),
      words: { name, title, exported, operation: `${inCode(name, 'Module')}Count`, Result: `${pascal(name)}Count` },
      changes: new Map([
        [
          'server/app/modules.ts',
          both(
            insertImport(`import { ${exported} } from '../subjects/${name}'`),
            insertLine(`  ${exported},`, 'export const modules', /^\]/),
          ),
        ],
      ]),
      next: [
        `describe its operations in schemas/api/${name}.json, then \`npm run generate\`: handlers are typed by it;`,
        `write them in ${folder}/index.ts, their SQL in repository.ts; server/README.md says what a module need not do;`,
        `then \`npx vitest run ${folder} tests/contracts\` and \`npm run check\`.`,
      ],
    }
  },
}
