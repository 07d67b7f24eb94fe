import { type ChangeEvent, type CompositionEvent, useState } from 'react'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Handlers of a text input that keeps what an input method composes to itself until it is finished. */
export function useTypedText(value: string, onChange: (text: string) => void) {
  const [composing, setComposing] = useState<string | null>(null)
  return {
    value: composing ?? value,
    onChange: (event: ChangeEvent<TextElement>) => (composing === null ? onChange(event.target.value) : setComposing(event.target.value)),
    onCompositionStart: (event: CompositionEvent<TextElement>) => setComposing(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<TextElement>) => {
      setComposing(null)
      onChange(event.currentTarget.value)
    },
  }
}
