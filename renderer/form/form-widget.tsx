import { observer } from '@formily/reactive-react'
import { type ComponentType, Suspense } from 'react'
import { evaluateTree } from '../expression'
import type { TemplateValue } from '../model/field'
import type { WidgetProps } from '../model/widget'
import { getWidget } from '../registry'
import { lazyPart } from '../widgets/lazy-part'
import { Waiting } from '../widgets/waiting'
import { formScope } from './form-place'
import { useFormSpace } from './form-space'

type LazyWidget = ComponentType<WidgetProps<unknown>>

const loaded = new Map<string, LazyWidget>()

function lazyWidget(name: string): LazyWidget {
  let widget = loaded.get(name)
  if (widget === undefined) {
    widget = lazyPart(getWidget(name).load)
    loaded.set(name, widget)
  }
  return widget
}

/** A registered component in a form; its settings follow the values that their texts name. */
export const FormWidget = observer(function FormWidget({ name, props }: { readonly name: string; readonly props: TemplateValue }) {
  const space = useFormSpace()
  const Widget = lazyWidget(name)
  return (
    <div className="weft-wide">
      <Suspense fallback={<Waiting />}>
        <Widget
          settings={evaluateTree(props, formScope(space.session.form))}
          values={space.session.parts.route}
          {...(space.onClose === undefined ? {} : { onClose: space.onClose })}
        />
      </Suspense>
    </div>
  )
})
