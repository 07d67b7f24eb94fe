import { Tabs, Tag } from 'antd'
import { useState } from 'react'
import type { WidgetProps } from '../../model/widget'
import { errorText, Failure } from '../../ui/failure/failure'
import { Waiting } from '../../ui/loading/waiting'
import { texts as shared } from '../../ui/texts'
import type { FormRightsSettings } from './definition'
import { ButtonsTable, ColumnsTable, RulesTable } from './tables'
import './form-rights.css'
import type { Subject } from './model'
import { Subjects } from './subjects'
import { texts } from './texts'
import { type FormRightsState, useFormRights } from './use-form-rights'

/** On the left who is granted, on the right what of the form. */
export function FormRights({ settings: { form } }: WidgetProps<FormRightsSettings>) {
  const [subject, setSubject] = useState<Subject>()
  const state = useFormRights(form, subject)
  return (
    <div className="weft-form-rights">
      <Subjects chosen={subject} onChoose={setSubject} />
      <div className="weft-form-rights-parts">
        <p className="weft-form-rights-grantee" role="status">
          {subject ? <Tag color="processing">{texts.granting(subject.name)}</Tag> : texts.choose}
        </p>
        <Parts form={form} state={state} subject={subject} />
      </div>
    </div>
  )
}

interface PartsProps {
  readonly form: string
  readonly state: FormRightsState
  readonly subject: Subject | undefined
}

function Parts({ form, state, subject }: PartsProps) {
  const { controls, error, retry } = state
  if (error !== undefined)
    return (
      <Failure title={shared.loadFailed} onRetry={retry}>
        {errorText(error)}
      </Failure>
    )
  if (controls === undefined) return <Waiting />
  const props = { controls, state, subject }
  return (
    <Tabs
      items={[
        { key: 'columns', label: texts.tabs.columns, children: <ColumnsTable {...props} /> },
        { key: 'buttons', label: texts.tabs.buttons, children: <ButtonsTable {...props} /> },
        { key: 'rows', label: texts.tabs.rows, children: <RulesTable {...props} form={form} /> },
      ]}
    />
  )
}
