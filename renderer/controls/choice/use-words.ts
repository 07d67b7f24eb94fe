import { type CompositionEvent, useRef, useState } from 'react'

/** What was typed into a search, without what an input method is still composing. `around` goes on an element around the input. */
export function useWords() {
  const [words, setWords] = useState('')
  const composing = useRef(false)
  return {
    words,
    onSearch: (text: string) => {
      if (!composing.current) setWords(text)
    },
    /** A list that closes has forgotten them, without telling. */
    forget: () => setWords(''),
    around: {
      onCompositionStart: () => {
        composing.current = true
      },
      onCompositionEnd: (event: CompositionEvent<HTMLElement>) => {
        composing.current = false
        if (event.target instanceof HTMLInputElement) setWords(event.target.value)
      },
    },
  }
}
