import { SCREEN_NAMES } from '../../expression'
import { defined } from '../../model/defined'
import type { Issue } from '../../model/issues'
import type { ScreenModel } from '../../model/screen'
import type { SourceModel } from '../../model/source'
import { type EntityDraft, entityDrafts, inheritedSort } from '../entity/drafts'
import type { AuthoredScreen } from '../generated/authored'
import { inside, type JsonDocument, type Place, placeOf } from '../json/document'
import type { ScreenEnvironment, ScreenRegistry } from '../registry-info'
import { whereOf } from '../where'
import { checkNamedActions } from './actions'
import { readAnalysisView } from './analysis'
import { type Context, note } from './context'
import { readTemplate } from './expressions'
import { readFields } from './field'
import { amendFields, draftFields, type FieldDraft } from './field-drafts'
import { checkIcon } from './icons'
import { blockNames, readBody } from './page'
import { readSource } from './source'
import { readChildren, readDetails, readForm, readGrid, readList, readQueryView, readTree, type ViewInput } from './views'

/** The kind that has no rows of its own. */
const page = 'page'
/** The kind whose fields hold their values themselves. */
const samples = 'samples'
const tree = 'tree'
/** The kind that may leave the choice of its source to people. */
const query = 'query'

export interface NormaliseInput {
  readonly id: string
  readonly document: JsonDocument
  readonly written: AuthoredScreen
  /** The entity behind the source's base; its fields are the screen's. */
  readonly entity?: EntityDraft
  /** A screen that the source describes itself by. */
  readonly described?: { readonly document: JsonDocument; readonly written: AuthoredScreen }
  readonly registry: ScreenRegistry
  readonly environment: ScreenEnvironment
}

/** Aliases, shorthand and defaults resolved: the model that interpreters draw, and what stood in its way. */
export function normaliseScreen(given: NormaliseInput): { readonly screen: ScreenModel; readonly issues: readonly Issue[] } {
  const { id, entity, described, environment } = given
  const input = described ? { ...given, written: mergedOver(described.written, given.written) } : given
  const { written } = input
  const place = placeOf(input.document)
  const issues: Issue[] = []
  const drafts = amendFields(inheritedFields(given), draftFields(written.fields, inside(place, 'fields')))
  const context = makeContext(input, drafts, issues)
  checkKind(written, place, context)
  checkIcon(written.icon, place, context)
  checkFieldsExist(written, entity, place, context)
  const fields = readFields(drafts, context)
  const view: ViewInput = { written, fields, place, context }
  const { source, perm } = context.actions
  const screen: ScreenModel = {
    id,
    kind: written.screen,
    title: readTemplate(written.title, inside(place, 'title'), context),
    icon: written.icon,
    ...(written.help !== undefined && { help: readTemplate(written.help, inside(place, 'help'), context) }),
    source,
    perm,
    fields,
    list: readList(view, entity && inheritedSort(entity)),
    ...(written.screen === 'grid' && { grid: readGrid(view, entity && inheritedSort(entity)) }),
    query: readQueryView(view),
    ...(written.screen === query && { analysis: readAnalysisView(view) }),
    form: readForm(view),
    details: readDetails(view, entity?.written.table),
    tree: readTree(view, entity?.written.tree?.label),
    ...(written.display && { wall: { turn: written.turn ?? 20 } }),
    body: readBody(written.body, inside(place, 'body'), context),
    children: readChildren(view),
  }
  checkNamedActions(context)
  environment.checks?.contracts(view, screen, drafts)
  environment.checks?.wall(view)
  return { screen, issues: distinct(issues) }
}

/** The fields that come with the source. */
function inheritedFields({ entity, described }: NormaliseInput): FieldDraft[] {
  if (described) return draftFields(described.written.fields, inside(placeOf(described.document), 'fields'))
  return entity ? entityDrafts(entity) : []
}

const VIEWS_OF_SCREENS = ['list', 'query', 'form', 'details', 'tree', 'actions'] as const

/** What a screen writes over what its source describes: views key by key, all else as a whole. Fields are amended by themselves. */
function mergedOver(described: AuthoredScreen, written: AuthoredScreen): AuthoredScreen {
  const views = VIEWS_OF_SCREENS.map(view => [view, { ...described[view], ...written[view] }] as const)
  const { fields: _, ...base } = described
  return { ...base, ...written, ...Object.fromEntries(views) }
}

function makeContext(
  { document, written, entity, registry, environment }: NormaliseInput,
  drafts: readonly FieldDraft[],
  issues: Issue[],
): Context {
  const place = placeOf(document)
  const fieldNames = drafts.map(draft => draft.name)
  const perm = written.perm ?? entity?.written.perm
  const actions = {
    kind: written.screen,
    perm,
    permPlace: written.perm === undefined ? place : inside(place, 'perm'),
    named: written.actions ?? {},
    namedPlace: inside(place, 'actions'),
    fields: new Set(fieldNames),
  }
  const reading: Context = { registry, environment, issues, actions, names: new Set(SCREEN_NAMES) }
  const lazyTree = written.screen === tree && written.tree?.lazy !== false
  const source =
    written.source === undefined
      ? undefined
      : readSource(
          written.source,
          { lazyTree, entity: entity !== undefined, readonly: entity?.written.readonly },
          inside(place, 'source'),
          reading,
        )
  const names = new Set([...fieldNames, source?.key ?? 'id', ...SCREEN_NAMES, ...blockNames(written.body)])
  const complete = { registry, environment, issues, actions: source ? { ...actions, source } : actions }
  if (source && bringsFields(source) && !entity) return complete
  const types = environment.checks?.ofRecord(drafts, complete, { blocks: blockNames(written.body), source })
  return { ...complete, names, ...defined({ types }) }
}

/** Sources of other kinds bring fields that only they know. */
function bringsFields(source: SourceModel): boolean {
  return source.kind !== 'rest' && source.kind !== 'data'
}

function checkKind(written: AuthoredScreen, place: Place, context: Context): void {
  const { kinds } = context.registry
  if (!kinds.includes(written.screen)) note(context, 'SCREEN_UNKNOWN_KIND', inside(place, 'screen'), written.screen, kinds)
  const wants = written.screen === page ? 'body' : written.screen === samples ? 'fields' : 'source'
  if (written.screen !== query && written[wants] === undefined) note(context, 'SCREEN_MISSING_KEY', place, whereOf(place.path), wants)
}

function checkFieldsExist(written: AuthoredScreen, entity: EntityDraft | undefined, place: Place, context: Context): void {
  const { source } = context.actions
  if (written.screen !== page && !written.fields && !entity && source && !bringsFields(source)) note(context, 'SCREEN_NO_FIELDS', place)
}

/** A named action that two buttons show is told once. */
function distinct(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map(issue => [JSON.stringify(issue), issue])).values()]
}
