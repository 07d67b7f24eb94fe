import { insertMenuEntry } from '../edits'
import type { Frame } from '../frame'
import { camel, checkFree, checkName, FrameError, snake } from '../names'
import { definitionsIn } from './screen'

const spelling = {
  what: 'an entity',
  pattern: /^[a-z][a-z0-9]*\/[a-z][a-zA-Z0-9]*$/,
  rule: 'its area and its name, such as course/lesson, each further word of the name with a capital',
  right: (name: string) => {
    const [area = '', ...rest] = name.split('/')
    return `${camel(area).toLowerCase()}/${camel(rest.join('-'))}`
  },
}

const ACTIONS = ['add', 'edit', 'delete', 'import', 'export']

/** Rows that the server keeps, with the list over them and the entry of the menu that grants its rights. */
export const entity: Frame = {
  usage: 'course/lesson [--menu /url]      rows that the server keeps, their screen and their menu entry, in schemas',
  plan({ name, title, menu, source }, root) {
    if (source !== undefined) throw new FrameError('An entity is its own source; --source is for a screen.')
    checkName(name, spelling)
    checkFree(name, 'An entity', definitionsIn(root, 'schemas/entities'), each => `schemas/entities/${each}.json`)
    checkFree(name, 'A screen', definitionsIn(root, 'schemas/screens'), each => `schemas/screens/${each}.json`)
    const perm = `${camel(name)}:`
    const [area = ''] = name.split('/')
    const entry = { name: title, url: `/${name}`, component: `screens/${name}`, perm, actions: ACTIONS }
    return {
      files: new Map([
        [`schemas/entities/${name}.json`, 'entity'],
        [`schemas/screens/${name}.json`, 'screen'],
      ]),
      words: { title: JSON.stringify(title), table: snake(name), perm, source: `/${name}` },
      changes: new Map([['schemas/menus.json', insertMenuEntry(menu ?? `/${area}`, entry)]]),
      next: [
        `name its fields in schemas/entities/${name}.json: docs/screens.md has every word;`,
        'put sample rows into schemas/demo and English titles into schemas/languages/en.json;',
        'then `npm run generate`, `npm run check:screens`, and `npm start` shows it, also on data that are there already.',
      ],
    }
  },
}
