import { useMemo } from 'react'
import { useHost } from '../../source/host-context'
import { SafeHtml } from '../../ui/html/safe-html'
import { toHtml } from './to-html'

/** A text of Markdown as it is meant to look. */
export function MarkdownView({ text }: { readonly text: string }) {
  const { client } = useHost()
  const html = useMemo(() => toHtml(text, client.fileUrl), [text, client])
  return <SafeHtml html={html} />
}
