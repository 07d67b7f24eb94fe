import { FormOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import type { CellEditorProps } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { PickerInput } from '../shared/picker/picker-input'
import { ownInputProps, TextInput } from '../shared/text-input'
import { useTypedText } from '../shared/use-typed-text'
import { firstLine } from './first-line'
import { ReadOnlyText } from './read-only'
import type { RichTextSettings } from './schema'
import { texts } from './texts'

const RichEditor = lazyPart(async () => (await import('./rich/rich-editor')).RichEditor)
const RichDialog = lazyPart(async () => (await import('./rich-dialog')).RichDialog)

type Props = CellEditorProps<string, RichTextSettings>

/** The editor in a form, a line with a window in a grid, a word to look for in a query. */
export function Editor(props: Props) {
  if (props.inQuery) return <Word {...props} />
  if (props.compact) return <Line {...props} />
  if (props.disabled || props.readOnly) return <ReadOnlyText {...props} />
  return (
    <Suspense fallback={<ReadOnlyText {...props} waiting />}>
      <RichEditor {...props} />
    </Suspense>
  )
}

function Word(props: Props) {
  const typed = useTypedText(props.value ?? '', text => props.onChange(text === '' ? null : text))
  return <TextInput {...ownInputProps(props)} {...typed} invalid={props.invalid} onClear={() => props.onChange(null)} />
}

function Line(props: Props) {
  const [open, setOpen] = useState(props.unfolded === true && !props.disabled && !props.readOnly)
  const choose = (value: string | null) => {
    setOpen(false)
    if (value !== props.value) props.onChange(value)
  }
  return (
    <>
      <PickerInput
        editor={props}
        text={firstLine(props.value)}
        button={texts.edit}
        icon={<FormOutlined aria-hidden />}
        onOpen={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <RichDialog editor={props} onChoose={choose} onCancel={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
