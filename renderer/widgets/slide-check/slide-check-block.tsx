import { useState } from 'react'
import type { WidgetProps } from '../../model/widget'
import type { SlideCheckSettings } from './definition'
import { SlideCheck } from './slide-check'

/** The check in a page or a form. What was passed stays so until the page is opened anew. */
export function SlideCheckBlock({ settings, onSelect }: WidgetProps<SlideCheckSettings>) {
  const [passed, setPassed] = useState(false)
  const pass = () => {
    setPassed(true)
    onSelect?.(true)
  }
  return (
    <div style={{ maxWidth: settings.width }}>
      <SlideCheck passed={passed} onPass={pass} />
    </div>
  )
}
