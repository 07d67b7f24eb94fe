import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const TRIED = 'tried by server/app/two-servers.test.ts'
const DECLARED = 'what modules declare; the same in every process'
const DERIVED = 'follows from what it is kept for, and goes with it'
const ONE_WORK = 'lives as long as one piece of work'
const COUNTS = 'counts, and lets nobody in'

/** What a process keeps between two calls, and why it gives no user what was withdrawn at another. */
const KEPT: Readonly<Record<string, string>> = {
  'server/data/encodings/gb18030.ts pairs': 'a table of signs',
  'server/data/encodings/gb18030.ts signs': 'a table of signs',
  'server/data/engine/index.ts busy': ONE_WORK,
  'server/data/plan/compiler.ts reads': ONE_WORK,
  'server/data/sql/expression/index.ts used': ONE_WORK,
  'server/data/sql/expression/shared.ts levelOf': ONE_WORK,
  'server/db/backup/statements.ts named': ONE_WORK,
  'server/db/backup/verify.ts hashes': ONE_WORK,
  'server/db/pools/fair-shares.ts held': COUNTS,
  'server/db/pools/fair-shares.ts lines': COUNTS,
  'server/db/pools/fair-shares.ts seen': COUNTS,
  'server/db/pools/opening.ts timers': ONE_WORK,
  'server/db/pools/prepared.ts given': COUNTS,
  'server/db/pools/prepared.ts keptBy': 'texts of statements, not their answers',
  'server/db/pools/together.ts waiting': ONE_WORK,
  'server/http/call-limits.ts buckets': COUNTS,
  'server/http/contract/answer-schema.ts known': DERIVED,
  'server/http/contract/compilers.ts writers': DERIVED,
  'server/http/contract/conditional.ts hashes': DERIVED,
  'server/http/contract/drop-unknown.ts noted': ONE_WORK,
  'server/http/contract/resolve.ts recursive': ONE_WORK,
  'server/http/session.ts heldBy': DERIVED,
  'server/jobs/catalog.ts byName': DECLARED,
  'server/jobs/engine.ts running': ONE_WORK,
  'server/query/catalog/checkable.ts byTable': DECLARED,
  'server/query/catalog/checkable.ts frozenBy': DECLARED,
  'server/query/catalog/checkable.ts shownBy': DECLARED,
  'server/query/catalog/choices.ts finders': DECLARED,
  'server/query/catalog/labels.ts readers': DECLARED,
  'server/query/catalog/own-labels.ts readers': DECLARED,
  'server/query/catalog/readable.ts byBase': DECLARED,
  'server/query/catalog/searchable.ts byTable': DECLARED,
  'server/query/catalog/sources.ts byTable': DECLARED,
  'server/query/chosen.ts present': ONE_WORK,
  'server/query/chosen.ts tables': ONE_WORK,
  'server/query/conditions/rule.ts byNameOf': DERIVED,
  'server/query/deep-pages.ts keptBy': 'where pages begin; the rows behind are read by the rules of the call',
  'server/query/dict-text.ts codesBy': DERIVED,
  'server/query/kept-dictionaries.ts keptBy': 'under a state that each session is read with',
  'server/query/list.ts fieldsOf': DERIVED,
  'server/records/columns.ts specOf': DERIVED,
  'server/records/entity-hooks.ts byBase': DECLARED,
  'server/records/entity-hooks.ts ownCodes': DECLARED,
  'server/records/storage/lines.ts entities': DERIVED,
  'server/sockets/connection-registry.ts byUser': TRIED,
  'server/sockets/tables.ts sessions': TRIED,
  'server/subjects/address-book/readings.ts readings': 'how names are read aloud',
  'server/subjects/data/lineage/lineage.ts lines': ONE_WORK,
  'server/subjects/data/lineage/lineage.ts recipes': ONE_WORK,
  'server/subjects/data/lineage/lineage.ts sheets': ONE_WORK,
  'server/subjects/data/sheets/asking.ts counts': 'rows of files, which do not change; the sheet was opened before',
  'server/subjects/documents/analysis/beside/analysis-worker.ts analyser': DERIVED,
  'server/subjects/documents/analysis/beside/analysis-worker.ts finder': DERIVED,
  'server/subjects/documents/analysis/beside/analysis-worker.ts known': ONE_WORK,
  'server/subjects/documents/analysis/beside/index.ts keys': ONE_WORK,
  'server/subjects/documents/analysis/beside/index.ts lastKey': COUNTS,
  'server/subjects/documents/analysis/text/weights.ts counts': ONE_WORK,
  'server/subjects/documents/analysis/text/weights.ts near': ONE_WORK,
  'server/subjects/documents/index/beside/index-worker.ts builder': 'words of the language',
  'server/subjects/documents/index/beside/index-worker.ts segmenter': 'words of the language',
  'server/subjects/documents/index/entry.ts grams': ONE_WORK,
  'server/subjects/documents/index/entry.ts words': ONE_WORK,
  'server/subjects/documents/index/normal.ts known': 'forms of signs',
  'server/subjects/documents/index/words.ts kept': 'words of the language, and others by what they are',
  'server/subjects/documents/search/conditions/repository.ts sets': ONE_WORK,
  'server/subjects/files/pictures/index.ts running': COUNTS,
  'server/subjects/files/rights.ts byPlace': DECLARED,
  'server/subjects/gateway/gateway.ts notedAt': COUNTS,
  'server/subjects/gateway/upstream.ts buckets': COUNTS,
  'server/subjects/identity/accounts/held.ts keptBy': TRIED,
  'server/subjects/identity/accounts/held.ts keptRights': TRIED,
  'server/subjects/identity/accounts/named-networks.ts last': 'a text that was read; the text is that of the setting now',
  'server/subjects/identity/accounts/sessions.ts readersOf': 'reads sessions that are asked for at once together; keeps none',
  'server/subjects/identity/password-strength.ts loaded': 'words of the language',
  'server/subjects/identity/passwords.ts nobody': 'the hash of no password',
  'server/subjects/identity/session/kept-menus.ts keptBy': TRIED,
  'server/subjects/laws/text/difference.ts partner': ONE_WORK,
  'server/subjects/log/refusals.ts groups': COUNTS,
  'server/subjects/log/refusals.ts linesBy': COUNTS,
  'server/subjects/monitor/calls/slow-statements.ts found': COUNTS,
  'server/subjects/monitor/calls/trace.ts known': 'names of operations',
  'server/subjects/monitor/monitor.ts places': 'names of operations',
  'server/subjects/online-forms/run/standing.ts knownForms':
    'under the version of the form; columns under control and rules are read at each call, which is tried by server/app/two-servers.test.ts',
  'server/subjects/online-reports/statement/allowed.ts tables': ONE_WORK,
  'server/subjects/settings/settings.ts declared': DECLARED,
  'server/subjects/settings/settings.ts fixed': 'the environment of the process',
  'server/subjects/settings/settings.ts kept': TRIED,
  'server/subjects/watch-lists/documents/compare.ts byEntry': ONE_WORK,
  'server/subjects/watch-lists/lists.ts byTenant': 'under a revision that is read each time',
  'server/subjects/watch-lists/match/near.ts byPair': DERIVED,
  'server/subjects/watch-lists/match/values.ts byKey': DERIVED,
  'server/util/html/index.ts workers': 'workers, which keep nothing',
  'server/util/patterns.ts compiled': DERIVED,
}

/** A map, a set or a variable of a module, or a map or a set of an object. */
const KEEPS = [
  /^(?:export )?const (\w+)(?:: (?!ReadonlyMap|ReadonlySet|OwnOptions)[^=]+)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)/,
  /^ {2}(?:(?:private|protected|public|static|readonly) )*(\w+)(?:: [^=]+)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)/,
  /^(?:export )?let (\w+)/,
]

const keptIn = (text: string) => text.split('\n').flatMap(line => KEEPS.flatMap(pattern => pattern.exec(line)?.[1] ?? []))

it('what a process keeps between two calls is tried with two servers, or it is said why nothing that was withdrawn comes of it', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => /[.]ts$/.test(file) && !/[.](test|bench)[.]|\/generated\//.test(file))
  const found = new Set(files.flatMap(file => keptIn(readFileSync(`${root}${file}`, 'utf8')).map(name => `${file} ${name}`)))
  expect([...found].sort()).toEqual(Object.keys(KEPT).sort())
})

it.each([
  ['const known = new Map<string, Answer>()', ['known']],
  ['export const keptBy: WeakMap<object, number> = new WeakMap()', ['keptBy']],
  ['  private readonly byUser = new Map<string, Set<Session>>()', ['byUser']],
  ['let last: string | undefined', ['last']],
  ['  const seen = new Set<string>()', []],
  ["const WORDS = new Set(['a'])", []],
])('%s', (line, names) => {
  expect(keptIn(line)).toEqual(names)
})
