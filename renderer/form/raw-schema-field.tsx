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
import { createSchemaField } from '@formily/react'
import type { RAW_COMPONENTS } from './clean-formily'
import { ownComponents } from './schema-components'

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

/** Draws a form with raw blocks: a chunk of its own, for Formily's own components are large. */
export const RawSchemaField = createSchemaField({ components: { ...inputs, ...ownComponents } })
