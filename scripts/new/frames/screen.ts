import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { insertMenuEntry } from '../edits'
import type { Frame, Plan } from '../frame'
import { checkFree, checkName, kebab } from '../names'

const spelling = {
  what: 'a screen',
  pattern: /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/,
  rule: 'its area and its name, such as course/lesson, in small letters',
  right: (name: string) => name.split('/').map(kebab).join('/'),
}

const folder = 'schemas/screens'

/** What is there of a kind, as `area/name`. */
export function definitionsIn(root: string, path: string): string[] {
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length).replaceAll('\\', '/'))
}

/** A page with a text, or with `--source` the list of an API; in the menu with `--menu`. */
export const screen: Frame = {
  usage: 'course/lesson [--source /p] [--menu /url]   a page, or a list over an API, in schemas/screens',
  plan({ name, title, menu, source }, root) {
    checkName(name, spelling)
    checkFree(name, 'A screen', definitionsIn(root, folder), each => `${folder}/${each}.json`)
    const file = `${folder}/${name}.json`
    const changes: Plan['changes'] = menu === undefined ? new Map() : new Map([['schemas/menus.json', menuEntry(menu, name, title)]])
    return {
      files: new Map([[file, source === undefined ? 'page' : 'list']]),
      words: { title: JSON.stringify(title), source: JSON.stringify(source ?? '') },
      changes,
      next: [
        `say in ${file} what it shows: docs/screens.md has every word, editors complete it from schemas/meta;`,
        ...(menu === undefined
          ? [`put it into the menu: an entry of schemas/menus.json with "component": "screens/${name}";`]
          : ['give its entry in schemas/menus.json "perm" and "actions" where it asks for rights;']),
        'then `npm run check:screens`, and `npm start` shows it.',
      ],
    }
  },
}

const menuEntry = (menu: string, name: string, title: string) =>
  insertMenuEntry(menu, { name: title, url: `/${name}`, component: `screens/${name}` })
