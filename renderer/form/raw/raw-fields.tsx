import './compiler'
import {
  ArrayCards,
  ArrayCollapse,
  ArrayItems,
  ArrayTable,
  ArrayTabs,
  Cascader,
  Checkbox,
  DatePicker,
  FormCollapse,
  FormGrid,
  FormItem,
  FormLayout,
  FormTab,
  Input,
  NumberPicker,
  Password,
  PreviewText,
  Radio,
  Select,
  Space,
  Switch,
  TimePicker,
  Transfer,
  TreeSelect,
} from '@formily/antd-v5'
import { createSchemaField, FormContext } from '@formily/react'
import { useFormSpace } from '../form-space'
import type { RAW_COMPONENTS, RawBlock } from './clean-formily'

const inputs = {
  ArrayCards,
  ArrayCollapse,
  ArrayItems,
  ArrayTable,
  ArrayTabs,
  Cascader,
  Checkbox,
  DatePicker,
  FormCollapse,
  FormGrid,
  FormItem,
  FormLayout,
  FormTab,
  Input,
  NumberPicker,
  Password,
  PreviewText,
  Radio,
  Select,
  Space,
  Switch,
  TimePicker,
  Transfer,
  TreeSelect,
} satisfies { readonly [name in (typeof RAW_COMPONENTS)[number]]: unknown }

const SchemaField = createSchemaField({ components: inputs })

/** The fields of a raw block: a chunk of its own, for Formily's own components are large. */
export function RawFields({ block }: { readonly block: RawBlock }) {
  return (
    <FormContext.Provider value={useFormSpace().session.form}>
      <SchemaField schema={{ type: 'object', properties: block.properties }} />
    </FormContext.Provider>
  )
}
