import { observer } from '@formily/reactive-react'
import { Button, Steps } from 'antd'
import { useState } from 'react'
import { busySign } from '../ui/loading/busy-sign'
import { EMPHASIS } from '../ui/look/emphasis'
import { focusField } from './focus'
import { FormSection } from './form-group'
import { useFormSpace } from './form-space'
import type { SectionsProps } from './form-tabs'
import { sectionFields, sectionInvalid } from './sections'
import { texts } from './texts'

/** Parts of a form one after the other: the next is shown when this one is right. */
export const FormSteps = observer(function FormSteps({ node: { id, items }, draw }: SectionsProps) {
  const space = useFormSpace()
  const { session } = space
  const [busy, setBusy] = useState(false)
  const shown = session.shown[id] ?? 0
  const next = async () => {
    setBusy(true)
    const [first] = await session.validator.checkAll(sectionFields(session, id, shown))
    setBusy(false)
    if (first === undefined) session.shown[id] = shown + 1
    else focusField(space.id, first)
  }
  return (
    <div className="weft-wide">
      <Steps
        size="small"
        current={shown}
        items={items.map((item, index) => ({
          title: item.title,
          ...(sectionInvalid(session, id, index) ? { status: 'error' as const } : {}),
        }))}
      />
      {items.map((item, index) => (
        <div key={item.id} className="weft-step" hidden={index !== shown}>
          <FormSection>{draw(item.children)}</FormSection>
        </div>
      ))}
      <div className="weft-step-buttons">
        {shown > 0 && (
          <Button
            onClick={() => {
              session.shown[id] = shown - 1
            }}
          >
            {texts.previous}
          </Button>
        )}
        {shown < items.length - 1 && (
          <Button style={EMPHASIS} loading={busySign(busy)} onClick={() => void next()}>
            {texts.next}
          </Button>
        )}
      </div>
    </div>
  )
})
