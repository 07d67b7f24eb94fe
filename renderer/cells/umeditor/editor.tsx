import { FormOutlined } from '@ant-design/icons'
import { type MutableRefObject, Suspense, useRef, useState } from 'react'
import { PickerInput } from '../../controls/picker/picker-input'
import { ownInputProps, TextInput } from '../../controls/text/text-input'
import { useTypedText } from '../../controls/text/use-typed-text'
import type { CellEditorProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import type { RichTextSettings } from './definition'
import { firstLine } from './first-line'
import { ReadOnlyText } from './read-only'
import { texts } from './texts'
import { Waiting } from './waiting'

const RichEditor = lazyPart(async () => (await import('./rich/rich-editor')).RichEditor)
const RichDialog = lazyPart(async () => (await import('./rich-dialog')).RichDialog)

type Props = CellEditorProps<string, RichTextSettings>

/** The editor in a form, a line with a window in a grid, a word to look for in a query. */
export function Editor(props: Props) {
  if (props.inQuery) return <Word {...props} />
  if (props.compact) return <Line {...props} />
  if (props.disabled || props.readOnly) return <ReadOnlyText {...props} />
  return <Written {...props} />
}

function Written(props: Props) {
  const entered = useRef(false)
  return (
    <Suspense fallback={<Waiting {...props} entered={entered} />}>
      <Arrived {...props} entered={entered} />
    </Suspense>
  )
}

/** The editor, with the focus of a user who has waited for it. Drawn anew when its part has come, unlike what stands around. */
function Arrived({ entered, ...props }: Props & { readonly entered: MutableRefObject<boolean> }) {
  return <RichEditor {...props} autoFocus={props.autoFocus === true || entered.current} />
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
