import { type FieldModel, objectFields, type TemplateValue } from '../model/field'
import type { LayoutNode, LayoutSection, ScreenModel } from '../model/screen'
import type { BoundField } from './binding'
import { cleanFormily, type RawBlock } from './clean-formily'
import { formLayout, type Place } from './layout'

/** What a form draws, ready to be drawn. Ids are those of one form. */
export type FormNode =
  | { readonly node: 'field'; readonly id: string; readonly name: string }
  /** A field that holds an object, and the fields of it. */
  | { readonly node: 'object'; readonly id: string; readonly name: string; readonly children: readonly FormNode[] }
  | { readonly node: 'group'; readonly id: string; readonly title: string; readonly children: readonly FormNode[] }
  | SectionsNode
  | { readonly node: 'widget'; readonly id: string; readonly name: string; readonly props: TemplateValue }
  | { readonly node: 'formily'; readonly id: string; readonly block: RawBlock }

/** Parts behind tabs, or one after the other. */
export interface SectionsNode {
  readonly node: 'tabs' | 'steps'
  readonly id: string
  readonly items: readonly FormSectionNode[]
}

export interface FormSectionNode {
  readonly id: string
  readonly title: string
  readonly children: readonly FormNode[]
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

class FormCompiler {
  private readonly known: ReadonlyMap<string, FieldModel>
  private readonly fields = new Map<string, FieldModel>()
  private readonly items = new Map<string, BoundField>()
  private readonly places = new Map<string, readonly Place[]>()
  private readonly blocks: RawBlock[] = []
  private count = 0

  constructor(private readonly screen: ScreenModel) {
    this.known = new Map(screen.fields.map(field => [field.name, field]))
  }

  compile(): CompiledForm {
    const nodes = this.nodes(formLayout(this.screen), [])
    return { nodes, fields: this.fields, items: this.items, places: this.places, blocks: this.blocks }
  }

  private nodes(nodes: readonly LayoutNode[], places: readonly Place[]): readonly FormNode[] {
    return nodes.flatMap(node => this.node(node, places) ?? [])
  }

  private node(node: LayoutNode, places: readonly Place[]): FormNode | undefined {
    if (node.node === 'field') return this.field(node.name, places)
    const id = `block${this.count++}`
    switch (node.node) {
      case 'group':
        return { node: 'group', id, title: node.title, children: this.nodes(node.children, places) }
      case 'tabs':
      case 'steps':
        return { node: node.node, id, items: this.sections(id, node.items, places) }
      case 'widget':
        return { ...node, id }
      case 'formily':
        return this.raw(id, node.schema)
    }
  }

  /** A field that stands in the layout twice, or in no view of the form, is drawn where it stands first. */
  private field(name: string, places: readonly Place[]): FormNode | undefined {
    const model = this.known.get(name)
    if (model === undefined || this.fields.has(name)) return undefined
    this.fields.set(name, model)
    return this.item({ model, binding: [name] }, places)
  }

  private item(bound: BoundField, places: readonly Place[]): FormNode {
    const { model, binding } = bound
    const { name } = model
    this.items.set(name, bound)
    if (places.length > 0) this.places.set(name, places)
    const inner = objectFields(model)?.filter(field => field.in.includes('form'))
    if (inner === undefined) return { node: 'field', id: `field ${name}`, name }
    const part = (field: FieldModel): BoundField => ({
      model: { ...field, name: `${name}.${field.name}` },
      binding: [...binding, field.name],
    })
    return { node: 'object', id: `object ${name}`, name, children: inner.map(field => this.item(part(field), places)) }
  }

  private sections(container: string, items: readonly LayoutSection[], places: readonly Place[]): readonly FormSectionNode[] {
    return items.map(({ title, children }, index) => ({
      id: `${container}-${index}`,
      title,
      children: this.nodes(children, [...places, { container, index }]),
    }))
  }

  private raw(id: string, schema: { readonly [key: string]: unknown }): FormNode {
    const block = cleanFormily(schema)
    this.blocks.push(block)
    return { node: 'formily', id, block }
  }
}
