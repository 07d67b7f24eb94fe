import { createSchemaField } from '@formily/react'
import { FieldCell } from './field-cell'
import { FieldFrame } from './field-frame'
import { FormGroup, FormSection } from './form-group'
import { FormSteps } from './form-steps'
import { FormTabs } from './form-tabs'
import { FormWidget } from './form-widget'
import { RawFormily } from './raw-formily'

/** What the names in our schemas mean. */
export const ownComponents = { FieldCell, FieldFrame, FormGroup, FormSection, FormSteps, FormTabs, FormWidget, RawFormily }

/** Draws a form without raw blocks. */
export const OwnSchemaField = createSchemaField({ components: ownComponents })
