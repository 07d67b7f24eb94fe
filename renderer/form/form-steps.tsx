import { observer } from '@formily/reactive-react'
import { Button, Steps } from 'antd'
import { useState } from 'react'
import { busySign } from '../ui/loading/busy-sign'
import { EMPHASIS } from '../ui/look/emphasis'
import { focusField } from './focus'
import { FormSection } from './form-group'
import { useFormSpace } from './form-space'
import type { SectionsProps } from './form-tabs'
import { sectionFields, sectionInFront, sectionInvalid, shownSections } from './sections'
import { texts } from './texts'

/** Parts of a form one after the other: the next is shown when this one is right. */
export const FormSteps = observer(function FormSteps({ node, draw }: SectionsProps) {
  const space = useFormSpace()
  const { session } = space
  const [busy, setBusy] = useState(false)
  const { id } = node
  const steps = shownSections(session, node)
  const shown = sectionInFront(session, node, steps)
  const at = steps.findIndex(({ index }) => index === shown)
  const show = (step: number) => {
    session.shown[id] = steps[step]?.index ?? shown
  }
  const next = async () => {
    setBusy(true)
    const [first] = await session.validator.checkAll(sectionFields(session, id, shown))
    setBusy(false)
    if (first === undefined) show(at + 1)
    else focusField(space.id, first)
  }
  return (
    <div className="weft-wide">
      <Steps
        size="small"
        current={at}
        items={steps.map(({ title, index }) => ({
          title,
          ...(sectionInvalid(session, id, index) ? { status: 'error' as const } : {}),
        }))}
      />
      {steps.map(step => (
        <div key={step.id} className="weft-step" hidden={step.index !== shown}>
          <FormSection>{draw(step.children)}</FormSection>
        </div>
      ))}
      <div className="weft-step-buttons">
        {at > 0 && <Button onClick={() => show(at - 1)}>{texts.previous}</Button>}
        {at < steps.length - 1 && (
          <Button style={EMPHASIS} loading={busySign(busy)} onClick={() => void next()}>
            {texts.next}
          </Button>
        )}
      </div>
    </div>
  )
})
