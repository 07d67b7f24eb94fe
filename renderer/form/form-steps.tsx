import { observer, RecursionField, useFieldSchema } from '@formily/react'
import { Button, Steps } from 'antd'
import { useState } from 'react'
import { busySign } from '../widgets/busy-sign'
import { focusField } from './focus'
import { useFormSpace, useLayoutNode } from './form-space'
import { sectionFields, sectionInvalid } from './sections'
import { texts } from './texts'

/** Parts of a form one after the other: the next is shown when this one is right. */
export const FormSteps = observer(function FormSteps({ node }: { readonly node: string }) {
  const space = useFormSpace()
  const { session } = space
  const { items } = useLayoutNode(node, 'steps')
  const sections = useFieldSchema().mapProperties((schema, name) => <RecursionField key={name} schema={schema} name={name} />)
  const [busy, setBusy] = useState(false)
  const shown = session.shown[node] ?? 0
  const next = async () => {
    setBusy(true)
    const [first] = await session.validator.checkAll(sectionFields(session, node, shown))
    setBusy(false)
    if (first === undefined) session.shown[node] = shown + 1
    else focusField(space.id, first)
  }
  return (
    <div className="weft-wide">
      <Steps
        size="small"
        current={shown}
        items={items.map((item, index) => ({
          title: item.title,
          ...(sectionInvalid(session, node, index) ? { status: 'error' as const } : {}),
        }))}
      />
      {sections.map((section, index) => (
        <div key={section.key} className="weft-step" hidden={index !== shown}>
          {section}
        </div>
      ))}
      <div className="weft-step-buttons">
        {shown > 0 && (
          <Button
            onClick={() => {
              session.shown[node] = shown - 1
            }}
          >
            {texts.previous}
          </Button>
        )}
        {shown < items.length - 1 && (
          <Button type="primary" ghost loading={busySign(busy)} onClick={() => void next()}>
            {texts.next}
          </Button>
        )}
      </div>
    </div>
  )
})
