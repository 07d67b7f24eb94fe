import { FormField } from './form-field'
import { FormGroup } from './form-group'
import { FormSteps } from './form-steps'
import { FormTabs } from './form-tabs'
import type { FormNode } from './form-tree'
import { FormWidget } from './form-widget'
import { RawFormily } from './raw-formily'

/** The parts of a form one after the other. */
export function FormNodes({ nodes }: { readonly nodes: readonly FormNode[] }) {
  return nodes.map(node => <Node key={node.id} node={node} />)
}

function Node({ node }: { readonly node: FormNode }) {
  switch (node.node) {
    case 'field':
      return <FormField name={node.name} />
    case 'group':
      return (
        <FormGroup title={node.title}>
          <FormNodes nodes={node.children} />
        </FormGroup>
      )
    case 'tabs':
      return <FormTabs node={node} draw={children => <FormNodes nodes={children} />} />
    case 'steps':
      return <FormSteps node={node} draw={children => <FormNodes nodes={children} />} />
    case 'widget':
      return <FormWidget name={node.name} props={node.props} />
    case 'formily':
      return <RawFormily block={node.block} />
  }
}
