import { type Conditional, type FieldModel, objectFields, type TemplateValue } from '../model/field'
import type { LayoutNode, LayoutSection, ScreenModel } from '../model/screen'
import type { BoundField } from './binding'
import { formLayout, type Place } from './layout'
import { cleanFormily, type RawBlock } from './raw/clean-formily'

/** What a form draws, ready to be drawn. Ids are those of one form. */
export type FormNode =
  | { readonly node: 'field'; readonly id: string; readonly name: string }
  /** A field that holds an object, and the fields of it. */
  | { readonly node: 'object'; readonly id: string; readonly name: string; readonly children: readonly FormNode[] }
  | GroupNode
  | SectionsNode
  | { readonly node: 'widget'; readonly id: string; readonly name: string; readonly props: TemplateValue }
  | { readonly node: 'formily'; readonly id: string; readonly block: RawBlock }

/** Parts under a heading. */
export interface GroupNode extends FormSectionNode {
  readonly node: 'group'
}

/** Parts behind tabs, or one after the other. */
export interface SectionsNode {
  readonly node: 'tabs' | 'steps' | 'panes'
  readonly id: string
  readonly items: readonly FormSectionNode[]
}

export interface FormSectionNode {
  readonly id: string
  readonly title: string
  readonly children: readonly FormNode[]
  readonly visible: Conditional
}

/** A form made ready once for each screen: pure data, without state of any one form. */
export interface CompiledForm {
  readonly nodes: readonly FormNode[]
  /** The fields of the record that stand in the form, by name, in the order of the layout. */
  readonly fields: ReadonlyMap<string, FieldModel>
  /** Everything that is an item, by the name of the item: a field of an object comes after it, as `address.city`. */
  readonly items: ReadonlyMap<string, BoundField>
  /** The tabs and steps that each field stands in, outermost first. */
  readonly places: ReadonlyMap<string, readonly Place[]>
  readonly blocks: readonly RawBlock[]
  /** The item that tells what is wrong with an object that is drawn nowhere as a whole, by the object's name. */
  readonly errorAnchors: ReadonlyMap<string, string>
}

const compiled = new WeakMap<ScreenModel, CompiledForm>()

/** The form of a screen; made once, and kept as long as the model is. */
export function compileForm(screen: ScreenModel): CompiledForm {
  let form = compiled.get(screen)
  if (form === undefined) {
    form = new FormCompiler(screen).compile()
    compiled.set(screen, form)
  }
  return form
}

/** The fields that a layout names, as it names them. */
function namesIn(nodes: readonly LayoutNode[]): readonly string[] {
  return nodes.flatMap(node => {
    if (node.node === 'field') return [node.name]
    if (node.node === 'group') return namesIn(node.children)
    return node.node === 'tabs' || node.node === 'steps' || node.node === 'panes'
      ? node.items.flatMap(({ children }) => namesIn(children))
      : []
  })
}

class FormCompiler {
  private readonly known: ReadonlyMap<string, FieldModel>
  private readonly fields = new Map<string, FieldModel>()
  private readonly items = new Map<string, BoundField>()
  private readonly places = new Map<string, readonly Place[]>()
  private readonly blocks: RawBlock[] = []
  private readonly errorAnchors = new Map<string, string>()
  /** Fields of objects that the layout names by themselves. */
  private readonly placed = new Set<string>()
  private readonly drawn = new Set<string>()
  /** Conditions of the parts that are being read, outermost first. */
  private within: readonly Conditional[] = []
  private count = 0

  constructor(private readonly screen: ScreenModel) {
    this.known = new Map(screen.fields.map(field => [field.name, field]))
  }

  compile(): CompiledForm {
    const layout = formLayout(this.screen)
    for (const name of namesIn(layout)) if (name.includes('.')) this.placed.add(name)
    const nodes = this.nodes(layout, [])
    const { fields, items, places, blocks, errorAnchors } = this
    return { nodes, fields, items, places, blocks, errorAnchors }
  }

  private nodes(nodes: readonly LayoutNode[], places: readonly Place[]): readonly FormNode[] {
    return nodes.flatMap(node => this.node(node, places) ?? [])
  }

  private node(node: LayoutNode, places: readonly Place[]): FormNode | undefined {
    if (node.node === 'field') return this.field(node.name, places)
    const id = `block${this.count++}`
    switch (node.node) {
      case 'group':
        return { node: 'group', id, title: node.title, ...this.part(node, places) }
      case 'tabs':
      case 'steps':
      case 'panes':
        return { node: node.node, id, items: this.sections(id, node.items, places) }
      case 'widget':
        return { ...node, id }
      case 'formily':
        return this.raw(id, node.schema)
    }
  }

  /** A field that stands in the layout twice, or in no view of the form, is drawn where it stands first. */
  private field(name: string, places: readonly Place[]): FormNode | undefined {
    const bound = this.boundAt(name.split('.'), places)
    if (bound === undefined || this.drawn.has(name)) return undefined
    return this.item(bound, places)
  }

  /** The field at the end of a path. The objects that it is part of become items before it, drawn or not. */
  private boundAt(path: readonly string[], places: readonly Place[]): BoundField | undefined {
    const name = path.join('.')
    const around = path.length > 1 ? this.boundAt(path.slice(0, -1), places) : undefined
    const own = path.at(-1) ?? ''
    const model = path.length === 1 ? this.known.get(own) : around && objectFields(around.model)?.find(field => field.name === own)
    if (model === undefined) return undefined
    if (around !== undefined && !this.items.has(around.model.name)) this.undrawn(around, name, places)
    if (path.length === 1) this.fields.set(name, model)
    return { model: { ...model, name }, binding: path }
  }

  private undrawn(bound: BoundField, speaker: string, places: readonly Place[]): void {
    this.put(bound, places)
    this.errorAnchors.set(bound.model.name, speaker)
  }

  private put(bound: BoundField, places: readonly Place[]): void {
    const { name } = bound.model
    this.items.set(name, bound)
    if (places.length > 0) this.places.set(name, places)
  }

  private item(bound: BoundField, places: readonly Place[]): FormNode {
    const { model, binding } = bound
    const { name } = model
    this.drawn.add(name)
    this.errorAnchors.delete(name)
    this.put(this.within.length > 0 ? { ...bound, within: this.within } : bound, places)
    const inner = objectFields(model)?.filter(field => field.in.includes('form') && !this.placed.has(`${name}.${field.name}`))
    if (inner === undefined) return { node: 'field', id: `field ${name}`, name }
    const part = (field: FieldModel): BoundField => ({
      model: { ...field, name: `${name}.${field.name}` },
      binding: [...binding, field.name],
    })
    return { node: 'object', id: `object ${name}`, name, children: inner.map(field => this.item(part(field), places)) }
  }

  private sections(container: string, items: readonly LayoutSection[], places: readonly Place[]): readonly FormSectionNode[] {
    return items.map((section, index) => ({
      id: `${container}-${index}`,
      title: section.title,
      ...this.part(section, [...places, { container, index }]),
    }))
  }

  /** What stands in a part of the layout, and the condition of it. */
  private part({ children, visible = true }: Pick<LayoutSection, 'children' | 'visible'>, places: readonly Place[]) {
    const around = this.within
    this.within = visible === true ? around : [...around, visible]
    const nodes = this.nodes(children, places)
    this.within = around
    return { children: nodes, visible }
  }

  private raw(id: string, schema: { readonly [key: string]: unknown }): FormNode {
    const block = cleanFormily(schema)
    this.blocks.push(block)
    return { node: 'formily', id, block }
  }
}
