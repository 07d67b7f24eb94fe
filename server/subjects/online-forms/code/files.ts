import type { Issue } from '../../../../renderer/core'
import { isTree, tableOf, treeOf } from '../model/form'
import { type CodeForm, entityCode, layoutColumns, linesName, mainNames } from './entity'
import { type CodePlace, camel } from './names'
import { texts } from './texts'

export interface CodeFile {
  /** From the root of the project, such as `schemas/entities/audit/matter.json`. */
  readonly path: string
  readonly text: string
}

/** A record as the engine reads it, with the rows of its sub-tables under the names of their tables. */
export type CodeRow = Readonly<Record<string, unknown>>

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The paths of what a form becomes, in the order of its files. */
export const codePaths = ({ area, name }: CodePlace) => ({
  entity: `schemas/entities/${area}/${name}.json`,
  screen: `schemas/screens/${area}/${name}.json`,
  demo: `schemas/demo/${area}/${name}.json`,
  menu: `menus/${area}/${name}.json`,
  readme: 'README.md',
})

function screenCode({ form: { head } }: CodeForm, { area, name }: CodePlace): object {
  const tree = isTree(head)
  const list = !tree && head.isCheckbox === 'N' ? { list: { selection: 'none' } } : {}
  return {
    $schema: '../../meta/screen.schema.json',
    screen: tree ? 'tree' : 'list',
    title: head.tableTxt,
    source: `/${area}/${name}`,
    ...list,
    form: { columns: layoutColumns(head) },
  }
}

const menuCode = ({ form: { head } }: CodeForm, { area, name }: CodePlace): object => ({
  name: head.tableTxt,
  url: `/${area}/${name}`,
  component: `screens/${area}/${name}`,
  icon: 'table',
  keepAlive: true,
  perm: `${camel(tableOf(head.tableName))}:`,
  actions: ['add', 'edit', 'delete', 'import', 'export'],
})

/** The rows of the form as its entity takes them, by the names that code has. */
function demoCode(code: CodeForm, rows: readonly CodeRow[]): object[] {
  const { form, lines } = code
  const table = tableOf(form.head.tableName)
  const tree = treeOf(form.head)
  const place: readonly (readonly [string, string])[] = tree
    ? [
        [tree.parent, 'pid'],
        [tree.hasChild, 'hasChild'],
      ]
    : []
  const names = [['id', 'id'] as const, ...place, ...mainNames(code)]
  return rows.map(row => ({
    ...renamed(row, names),
    ...Object.fromEntries(
      lines.map(({ form: sub, key, single }) => {
        const name = tableOf(sub.head.tableName)
        const inner = [...mainNames({ form: { ...sub, fields: sub.fields.filter(field => field.dbFieldName !== key) }, lines: [] })]
        const below = ((row[name] ?? []) as readonly CodeRow[]).map(each => renamed(each, inner))
        return [linesName(table, name), single ? (below[0] ?? null) : below]
      }),
    ),
  }))
}

const renamed = (row: CodeRow, names: Iterable<readonly [string, string]>): object =>
  Object.fromEntries([...names].flatMap(([column, name]) => (row[column] === undefined ? [] : [[name, row[column]]])))

/**
 * An online form as files of the project: its entity with the rows of its sub-tables, a screen, an entry of the menu, and the rows that
 * are given as samples. Issues: what of the form no entity can say.
 */
export function codeOf(
  code: CodeForm,
  place: CodePlace,
  rows: readonly CodeRow[],
): { readonly files: readonly CodeFile[]; readonly issues: readonly Issue[] } {
  const { entity, issues } = entityCode(code, place)
  if (!entity) return { files: [], issues }
  const places = codePaths(place)
  const files = [
    { path: places.entity, text: json(entity) },
    { path: places.screen, text: json(screenCode(code, place)) },
    { path: places.menu, text: json(menuCode(code, place)) },
    ...(rows.length > 0 ? [{ path: places.demo, text: json(demoCode(code, rows)) }] : []),
  ]
  const paths = files.map(({ path }) => `- \`${path}\``).join('\n')
  const readme = { path: places.readme, text: texts.readme(code.form.head.tableTxt, paths, places.menu) }
  return { files: [...files, readme], issues }
}
