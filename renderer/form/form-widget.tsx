import { observer } from '@formily/reactive-react'
import { Suspense } from 'react'
import { evaluateTree } from '../expression'
import type { TemplateValue } from '../model/field'
import { useRenderer } from '../source/host-context'
import { partOf } from '../ui/loading/lazy-part'
import { Waiting } from '../ui/loading/waiting'
import { formScope } from './form-place'
import { useFormSpace } from './form-space'

/** A registered component in a form; its settings follow the values that their texts name. */
export const FormWidget = observer(function FormWidget({ name, props }: { readonly name: string; readonly props: TemplateValue }) {
  const space = useFormSpace()
  const Widget = partOf(useRenderer().widgets.get(name))
  return (
    <div className="weft-wide">
      <Suspense fallback={<Waiting />}>
        <Widget settings={evaluateTree(props, formScope(space.session.form))} values={space.session.parts.route} onClose={space.onClose} />
      </Suspense>
    </div>
  )
})
