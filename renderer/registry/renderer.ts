import type { ActionType, StepType } from '../model/action'
import type { AnyCellType } from '../model/cell-type'
import type { KindType } from '../model/kind'
import type { SourceType } from '../model/source'
import type { WidgetType } from '../model/widget'
import { type CellTypes, cellTypesOf } from './cell-types'
import { type NamedThings, namedThings, type Placed } from './named-things'

/** A widget whose settings only its own files know: a screen names it at run time. */
export type AnyWidgetType = WidgetType<unknown>

/** A widget among others; its settings are forgotten for the same reason as a cell's. */
export const widgetType = <Settings>(widget: WidgetType<Settings>): AnyWidgetType => widget as unknown as AnyWidgetType

/** What a renderer is made of; absent: none of that sort. */
export interface RendererParts {
  readonly cells?: readonly AnyCellType[]
  readonly actions?: readonly ActionType[]
  readonly steps?: readonly StepType[]
  readonly sources?: readonly SourceType[]
  readonly widgets?: readonly AnyWidgetType[]
  readonly kinds?: readonly KindType[]
}

/** Every word that the screens of one renderer may use, with what it means. Several of them in a page do not see each other. */
export interface Renderer {
  readonly cells: CellTypes
  readonly actions: NamedThings<ActionType>
  readonly steps: NamedThings<StepType>
  readonly sources: NamedThings<SourceType>
  readonly widgets: NamedThings<AnyWidgetType>
  readonly kinds: NamedThings<KindType>
}

/**
 * A renderer of these parts, behind those of `extend`, such as everything built in. Throws for a word that is given twice, with the places
 * of both, such as `extend.actions[2]` and `actions[0]`. It never changes.
 */
export function createRenderer({ extend = {}, ...own }: RendererParts & { readonly extend?: RendererParts }): Renderer {
  return {
    cells: cellTypesOf(placed('cells', extend.cells, own.cells)),
    actions: namedThings('action', placed('actions', extend.actions, own.actions), ({ name }) => [name]),
    steps: namedThings('step', placed('steps', extend.steps, own.steps), ({ step }) => [step]),
    sources: namedThings('source', placed('sources', extend.sources, own.sources), ({ source }) => [source]),
    widgets: namedThings('widget', placed('widgets', extend.widgets, own.widgets), ({ widget }) => [widget]),
    kinds: namedThings('kind of screen', placed('kinds', extend.kinds, own.kinds), ({ kind }) => [kind]),
  }
}

function placed<Thing>(sort: keyof RendererParts, extended: readonly Thing[] = [], own: readonly Thing[] = []): readonly Placed<Thing>[] {
  const at = (where: string, things: readonly Thing[]) => things.map((thing, index) => ({ thing, place: `${where}[${index}]` }))
  return [...at(`extend.${sort}`, extended), ...at(sort, own)]
}
