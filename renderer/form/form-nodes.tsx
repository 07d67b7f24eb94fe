import { lazyPart } from '../ui/loading/lazy-part'
import { FormField } from './form-field'
import { NodesGroup } from './form-group'
import { FormObject } from './form-object'
import type { FormNode } from './form-tree'
import { FormWidget } from './form-widget'
import { RawFormily } from './raw/raw-formily'

// Most forms have none of them.
const FormTabs = lazyPart(async () => (await import('./form-tabs')).FormTabs)
const FormSteps = lazyPart(async () => (await import('./form-steps')).FormSteps)
const FormPanes = lazyPart(async () => (await import('./form-panes')).FormPanes)

/** The parts of a form one after the other. */
export function FormNodes({ nodes }: { readonly nodes: readonly FormNode[] }) {
  return nodes.map(node => <Node key={node.id} node={node} />)
}

function Node({ node }: { readonly node: FormNode }) {
  switch (node.node) {
    case 'field':
      return <FormField name={node.name} />
    case 'object':
      return <FormObject name={node.name} draw={() => <FormNodes nodes={node.children} />} />
    case 'group':
      return (
        <NodesGroup node={node}>
          <FormNodes nodes={node.children} />
        </NodesGroup>
      )
    case 'tabs':
      return <FormTabs node={node} draw={children => <FormNodes nodes={children} />} />
    case 'steps':
      return <FormSteps node={node} draw={children => <FormNodes nodes={children} />} />
    case 'panes':
      return <FormPanes node={node} draw={children => <FormNodes nodes={children} />} />
    case 'widget':
      return <FormWidget name={node.name} props={node.props} />
    case 'formily':
      return <RawFormily block={node.block} />
  }
}
