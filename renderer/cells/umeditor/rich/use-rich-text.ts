import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useLatest } from '../../../hooks/use-latest'
import type { CellEditorProps } from '../../../model/cell-type'
import { defined } from '../../../model/defined'
import { useHost } from '../../../source/host-context'
import type { RichTextSettings } from '../definition'
import { texts } from '../texts'
import { RichText } from './rich-text'

type Props = CellEditorProps<string, RichTextSettings>

export interface RichTextEvents {
  readonly onPainter: (what: 'done' | 'over') => void
  readonly onFind: () => void
}

/** The editor of a cell in its box, as long as the cell is drawn; undefined until the box is there. */
export function useRichText(box: RefObject<HTMLElement>, props: Props, events: RichTextEvents): RichText | undefined {
  const host = useHost()
  const latest = useLatest({ props, events })
  const [rich, setRich] = useState<RichText>()
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const { settings, value, autoFocus } = latest.current.props
    const made = new RichText({
      element,
      host,
      settings,
      value,
      onChange: next => latest.current.props.onChange(next),
      onPainter: what => latest.current.events.onPainter(what),
      onFind: () => latest.current.events.onFind(),
    })
    setRich(made)
    if (autoFocus) made.editor.commands.focus('end')
    return () => {
      setRich(undefined)
      made.destroy()
    }
  }, [box, host])
  useEffect(() => rich?.take(props.value), [rich, props.value])
  useAria(rich, props)
  useGuard(rich, props)
  useLabel(rich, props.id)
  return rich
}

function useAria(rich: RichText | undefined, { id, field, invalid, describedBy, placeholder }: Props): void {
  const { title } = field
  useLayoutEffect(() => {
    rich?.setAria({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': title,
      'aria-placeholder': placeholder ?? texts.placeholder,
      ...defined({ id }),
      ...(invalid ? { 'aria-invalid': 'true' } : {}),
      ...defined({ 'aria-describedby': describedBy }),
    })
  }, [rich, id, title, invalid, describedBy, placeholder])
}

/** Nothing is saved while a picture is on its way, nor before what was typed is told. */
function useGuard(rich: RichText | undefined, { guard }: Props): void {
  useEffect(() => {
    if (rich === undefined) return
    return guard?.(async () => {
      rich.flush()
      return rich.uploads.areComing ? texts.picturesComing : undefined
    })
  }, [rich, guard])
}

/** A press on the label goes to the text, as it does with inputs. */
function useLabel(rich: RichText | undefined, id: string | undefined): void {
  useEffect(() => {
    const label = [...document.querySelectorAll('label')].find(each => id !== undefined && each.htmlFor === id)
    const enter = () => void rich?.editor.commands.focus()
    label?.addEventListener('click', enter)
    return () => label?.removeEventListener('click', enter)
  }, [rich, id])
}
