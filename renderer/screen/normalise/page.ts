import type { BlockModel, WidgetBlockModel } from '../../model/screen'
import type { AuthoredBlock, AuthoredWidgetBlock } from '../generated/authored'
import { inside, type Place } from '../json/document'
import { whereOf } from '../where'
import { readBlockSource } from './block-source'
import { type Context, note } from './context'
import { readTemplate, readTemplateValues } from './expressions'
import { checkRight } from './rights'
import { checkScreen } from './screens'
import { readWidget } from './widgets'

const columns = 24

/** The rows of blocks of a page. */
export function readBody(body: readonly (readonly AuthoredBlock[])[] | undefined, place: Place, context: Context): BlockModel[][] {
  const names = new Set<string>()
  return (body ?? []).map((row, index) => {
    const span = restSpan(row)
    return row.map((block, position) => {
      const at = inside(place, index, position)
      if (block.name !== undefined && names.has(block.name))
        note(context, 'SCREEN_DUPLICATE', inside(at, 'name'), whereOf(at.path), block.name)
      if (block.name !== undefined) names.add(block.name)
      return readBlock(block, block.span ?? span, at, context)
    })
  })
}

/** Names under which blocks are seen by their siblings' expressions. */
export function blockNames(body: readonly (readonly AuthoredBlock[])[] | undefined): string[] {
  return (body ?? []).flatMap(row => row.flatMap(block => block.name ?? []))
}

/** What the blocks without a span share evenly. */
function restSpan(row: readonly AuthoredBlock[]): number {
  const taken = row.reduce((sum, block) => sum + (block.span ?? 0), 0)
  const open = row.filter(block => block.span === undefined).length
  return Math.max(1, Math.floor((columns - Math.min(taken, columns)) / Math.max(1, open)))
}

function readBlock(block: AuthoredBlock, span: number, place: Place, context: Context): BlockModel {
  const common = {
    ...(block.title !== undefined && { title: readTemplate(block.title, inside(place, 'title'), context) }),
    name: block.name,
    span,
    narrow: block.narrow ?? narrowOf(block, context),
    right: block.right,
    at: block.at,
    params: readTemplateValues(block.params, inside(place, 'params'), context),
  }
  checkRight(block.right, inside(place, 'right'), context)
  if ('screen' in block) {
    checkScreen(block.screen, inside(place, 'screen'), context)
    return { ...common, block: 'screen', screen: block.screen }
  }
  if ('widget' in block) return { ...common, ...readWidgetBlock(block, place, context) }
  return { ...common, block: 'text', text: readTemplate(block.text, inside(place, 'text'), context) }
}

function narrowOf(block: AuthoredBlock, { registry }: Context): number {
  return registry.widgets.find(({ widget }) => 'widget' in block && widget === block.widget)?.narrow ?? columns
}

function readWidgetBlock(block: AuthoredWidgetBlock, place: Place, around: Context): WidgetBlockModel {
  const context = withChoice(block, place, around)
  const source = readBlockSource(block, place, context)
  return {
    block: 'widget',
    widget: block.widget,
    props: readWidget(block.widget, block.props, place, context),
    source,
    refresh: block.refresh,
    choice: block.choice,
    ...(block.link !== undefined && { link: readTemplate(block.link, inside(place, 'link'), context) }),
  }
}

/** What the expressions of a block with a choice see besides. */
function withChoice({ choice }: AuthoredWidgetBlock, place: Place, context: Context): Context {
  if (!choice) return context
  const at = inside(place, 'choice', 'name')
  if (context.names?.has(choice.name)) note(context, 'SCREEN_DUPLICATE', at, whereOf(at.path), choice.name)
  return context.names ? { ...context, names: new Set([...context.names, choice.name]) } : context
}
