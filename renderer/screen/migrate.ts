import { type Issue, makeIssue } from '../model/issues'
import { inside, type JsonDocument, placeOf, positionOfValue } from './json/document'
import { isObject, jsonOf } from './json/value'
import { MIGRATIONS, type Migration } from './migrations'

/** The document in the words of the current version. A version that does not exist is an issue. */
export function migrate(
  document: JsonDocument,
  migrations: readonly Migration[] = MIGRATIONS,
): { readonly document?: JsonDocument; readonly issues: readonly Issue[] } {
  const current = migrations.length + 1
  const written = versionOf(document) ?? current
  // Another type than a number is told by the validator.
  if (typeof written !== 'number') return { document, issues: [] }
  if (!Number.isInteger(written) || written < 1 || written > current) {
    const at = inside(placeOf(document), 'version')
    return { issues: [makeIssue('SCREEN_VERSION', { path: at.path, position: positionOfValue(at) }, String(written), current)] }
  }
  const due = migrations.filter(migration => migration.from >= written).toSorted((left, right) => left.from - right.from)
  return { document: due.reduce((migrated, migration) => migration.migrate(migrated), document), issues: [] }
}

function versionOf(document: JsonDocument): unknown {
  const value = jsonOf(document.root)
  return isObject(value) ? value.version : undefined
}
