import './compiler'
import { type ISchema, Schema } from '@formily/json-schema'
import type { FieldModel } from '../model/field'
import type { LayoutNode, LayoutSection, ScreenModel } from '../model/screen'
import { cleanFormily, type RawBlock } from './clean-formily'
import { formLayout, type Place } from './layout'
import { fieldReactions } from './reactions'

/** A form made ready once for each screen: pure data and reactions, without state of any one form. */
export interface CompiledForm {
  readonly schema: Schema
  /** The fields that stand in the form, by name, in the order of the layout. */
  readonly fields: ReadonlyMap<string, FieldModel>
  /** What the void nodes of the schema draw, by their id. Texts stay here, where Formily does not read them. */
  readonly nodes: ReadonlyMap<string, LayoutNode>
  /** The tabs and steps that each field stands in, outermost first. */
  readonly places: ReadonlyMap<string, readonly Place[]>
  /** Raw Formily blocks by their id. */
  readonly blocks: ReadonlyMap<string, RawBlock>
}

const compiled = new WeakMap<ScreenModel, CompiledForm>()

/** The form of a screen as a Formily schema; made once, and kept as long as the model is. */
export function compileForm(screen: ScreenModel): CompiledForm {
  let form = compiled.get(screen)
  if (form === undefined) {
    form = new FormCompiler(screen).compile()
    compiled.set(screen, form)
  }
  return form
}

type Properties = { [name: string]: ISchema }

class FormCompiler {
  private readonly known: ReadonlyMap<string, FieldModel>
  private readonly fields = new Map<string, FieldModel>()
  private readonly nodes = new Map<string, LayoutNode>()
  private readonly places = new Map<string, readonly Place[]>()
  private readonly blocks = new Map<string, RawBlock>()

  constructor(private readonly screen: ScreenModel) {
    this.known = new Map(screen.fields.map(field => [field.name, field]))
  }

  compile(): CompiledForm {
    const schema = new Schema({ type: 'object', properties: this.properties(formLayout(this.screen), []) })
    return { schema, fields: this.fields, nodes: this.nodes, places: this.places, blocks: this.blocks }
  }

  private properties(nodes: readonly LayoutNode[], places: readonly Place[]): Properties {
    const properties: Properties = {}
    nodes.forEach((node, index) => {
      const [name, schema] = this.entry(node, places)
      if (schema !== undefined) properties[name] = { ...schema, 'x-index': index }
    })
    return properties
  }

  private entry(node: LayoutNode, places: readonly Place[]): [string, ISchema | undefined] {
    if (node.node === 'field') return [node.name, this.field(node.name, places)]
    const id = `block${this.nodes.size}$`
    this.nodes.set(id, node)
    switch (node.node) {
      case 'group':
        return [id, block('FormGroup', id, this.properties(node.children, places))]
      case 'tabs':
        return [id, block('FormTabs', id, this.sections(id, node.items, places))]
      case 'steps':
        return [id, block('FormSteps', id, this.sections(id, node.items, places))]
      case 'widget':
        return [id, block('FormWidget', id)]
      case 'formily':
        return [id, this.raw(id, node.schema)]
    }
  }

  /** A field that stands in the layout twice, or in no view of the form, is drawn where it stands first. */
  private field(name: string, places: readonly Place[]): ISchema | undefined {
    const model = this.known.get(name)
    if (model === undefined || this.fields.has(name)) return undefined
    this.fields.set(name, model)
    if (places.length > 0) this.places.set(name, places)
    // Nothing that an author wrote but the name: Formily reads `{{ }}` in every text that it is given.
    return { type: 'string', 'x-decorator': 'FieldFrame', 'x-component': 'FieldCell', 'x-reactions': [...fieldReactions(model)] as never }
  }

  private sections(container: string, items: readonly LayoutSection[], places: readonly Place[]): Properties {
    const entries = items.map((item, index) => {
      const id = `${container}${index}`
      const properties = this.properties(item.children, [...places, { container, index }])
      return [id, { ...block('FormSection', id, properties), 'x-index': index }] as const
    })
    return Object.fromEntries(entries)
  }

  private raw(id: string, schema: { readonly [key: string]: unknown }): ISchema {
    const clean = cleanFormily(schema)
    this.blocks.set(id, clean)
    return block('RawFormily', id, clean.properties)
  }
}

function block(component: string, node: string, properties?: Properties): ISchema {
  const schema: ISchema = { type: 'void', 'x-component': component, 'x-component-props': { node } }
  return properties === undefined ? schema : { ...schema, properties }
}
