/** A test that has to find a defect. */
export interface Finder {
  /** A file of unit or contract tests that decides about a merge. */
  readonly file: string
  /** The name of the test, or a part of it. */
  readonly test: string
}

/** A mistake that a change could make, and the test of `npm test` that has to find it. */
export interface Defect {
  readonly name: string
  /** What users meet. */
  readonly what: string
  /** From the root of the checkout. */
  readonly file: string
  /** A text that stands once in the file, and what stands there with the defect. */
  readonly find: string
  readonly replace: string
  readonly foundBy: Finder
}

/** `npm run planted` tries each; decision 214 says which test found what. */
export const DEFECTS: readonly Defect[] = [
  {
    name: 'raw-value',
    what: 'A column shows the codes of a dictionary in place of its texts.',
    file: 'renderer/controls/choice/choice-viewer.tsx',
    find: "const text = sent ?? choices.map(({ value, option }) => option?.text ?? value).join(',')",
    replace: "const text = sent ?? choices.map(({ value }) => value).join(',')",
    foundBy: { file: 'renderer/controls/choice/choices.test.tsx', test: 'prefers the options to the text that the server sent' },
  },
  {
    name: 'dropped-field',
    what: 'A save changes all fields of a record but one.',
    file: 'server/records/writes.ts',
    find: 'const changes = new Map([...values, ...(await parentOf(context, given, id))])',
    replace: 'const changes = new Map([...[...values].slice(0, -1), ...(await parentOf(context, given, id))])',
    foundBy: { file: 'server/records/records.test.ts', test: 'hold what was given for each of their fields' },
  },
  {
    name: 'unasked-permission',
    what: 'Whoever is signed in may call what needs a right.',
    file: 'server/http/contract/index.ts',
    find: 'if (!isAllowed(auth, session)) throw errors.noPermission()',
    replace: 'void isAllowed',
    foundBy: { file: 'server/app/app.test.ts', test: 'refuses who lacks the right with 403' },
  },
  {
    name: 'second-condition',
    what: 'A query by two conditions answers what the first alone asks for.',
    file: 'server/query/list.ts',
    find: 'const asked = readConditions(spec, query).map(conditionSql)',
    replace: 'const asked = readConditions(spec, query).slice(0, 1).map(conditionSql)',
    foundBy: { file: 'server/query/operators.test.ts', test: 'leave the rows for which both conditions hold' },
  },
  {
    name: 'lost-mark',
    what: 'An undo in the grid brings rows back without the marks of what is new, changed or removed, so that a save sends something else.',
    file: 'renderer/grid/engine/row-store.ts',
    find: 'runStep(this.identifiedRows, step, this.key, this.ownMarks) ?? [])',
    replace: 'runStep(this.identifiedRows, step, this.key, new RowMarks()) ?? [])',
    foundBy: { file: 'renderer/grid/engine/row-store.test.ts', test: 'takes the marks of rows back with each change' },
  },
  {
    name: 'unasked-close',
    what: 'A form closes with what was typed, without a question.',
    file: 'renderer/form/use-may-leave.ts',
    find: 'if (dirty() && !(await host.notify.confirm({ title: texts.unsaved, danger: true }))) return false',
    replace: 'void dirty',
    foundBy: { file: 'renderer/form/form-dialog.test.tsx', test: 'asks before it closes on what was typed' },
  },
  {
    name: 'kept-token',
    what: 'The token stays in the storage of the browser after signing out.',
    file: 'src/session/session.ts',
    find: 'for (const key of [KEYS.token, KEYS.username,',
    replace: 'for (const key of [KEYS.username,',
    foundBy: { file: 'src/session/session.test.ts', test: 'signs out even when the server cannot be told' },
  },
  {
    name: 'foreign-dictionary',
    what: 'A tenant reads texts of a dictionary that another tenant has of its own.',
    file: 'server/query/kept-dictionaries.ts',
    find: "sql`${tenant} || ':' || coalesce(string_agg(s.tenant || '.' || s.changes, ',' order by s.tenant), '')`",
    replace: 'sql`coalesce(max(s.changes)::text, ${tenant}::text)`',
    foundBy: { file: 'server/query/code-texts.test.ts', test: 'are those of the tenant that asks' },
  },
  {
    name: 'last-row',
    what: 'An export leaves out its last row.',
    file: 'server/sheets/export.ts',
    find: 'const own = rows as readonly Row[]',
    replace: 'const own = (rows as readonly Row[]).slice(0, -1)',
    foundBy: { file: 'server/records/records.test.ts', test: 'export what the filters leave' },
  },
  {
    name: 'run-twice',
    what: 'A run that is delivered twice is begun twice.',
    file: 'server/jobs/runs/repository.ts',
    find: "where id = ${run} and turn = ${turn} and state = 'waiting' and sent and not stop_wanted returning",
    replace: 'where id = ${run} and not stop_wanted returning',
    foundBy: { file: 'server/jobs/runs/claim.test.ts', test: 'a run that is delivered twice is begun once' },
  },
  {
    name: 'old-folder',
    what: 'A server does not start on the data of an earlier version.',
    file: 'server/db/migrations/25-idle-sessions.ts',
    find: 'add column idle_minutes integer not null default 1440 check',
    replace: 'add column idle_minutes integer not null check',
    foundBy: { file: 'server/db/old-database.test.ts', test: 'a server starts on the data of the first version' },
  },
  {
    name: 'unloaded-sub-table',
    what: 'The rows that belong to a row are never asked for.',
    file: 'renderer/list/own-rows.tsx',
    find: "const asks = row[name] === undefined && source.can('get')",
    replace: "const asks = row[name] !== undefined && source.can('get')",
    foundBy: { file: 'renderer/list/list-view.test.tsx', test: 'shows what belongs to an expanded row on tabs' },
  },
  {
    name: 'uncounted-notice',
    what: 'An announcement that is released while somebody is signed in does not raise the figure at the bell.',
    file: 'src/notices/live.ts',
    find: "if (cmd === 'topic' || cmd === 'user') lists.wish()",
    replace: "if (cmd === 'user') lists.wish()",
    foundBy: { file: 'src/notices/live.test.tsx', test: 'reads the lists when topic is pushed' },
  },
  {
    name: 'no-script-policy',
    what: 'The policy of a page says nothing of scripts.',
    file: 'server/http/headers.ts',
    find: "'script-src': [SELF],",
    replace: '',
    foundBy: { file: 'server/app/app.test.ts', test: 'serves the front end with a policy of its own for each answer' },
  },
  {
    name: 'no-handler',
    what: 'An operation of the contracts has nothing that answers it.',
    file: 'server/subjects/announcements/index.ts',
    find: '    sysSysAnnouncementSendReadAll: readAll,\n',
    replace: '',
    foundBy: { file: 'server/app/app.test.ts', test: 'does not start when an operation has no handler' },
  },
]
