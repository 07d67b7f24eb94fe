import { useEffect, useState } from 'react'
import { texts } from '../texts'
import { wordCount } from './content'
import type { RichText } from './rich-text'

/** How long typing must rest before the words are counted. */
const COUNTED_AFTER = 200

/** The words of a text. */
export function WordCount({ rich: { editor } }: { readonly rich: RichText }) {
  const [count, setCount] = useState(() => wordCount(editor.state.doc))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let counted = editor.state.doc
    const change = () => {
      if (editor.state.doc === counted) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        counted = editor.state.doc
        setCount(wordCount(counted))
      }, COUNTED_AFTER)
    }
    editor.on('transaction', change)
    return () => {
      editor.off('transaction', change)
      clearTimeout(timer)
    }
  }, [editor])
  return <span>{texts.words(count)}</span>
}
