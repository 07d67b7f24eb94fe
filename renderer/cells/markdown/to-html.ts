import MarkdownIt from 'markdown-it'

/** The address by which HTML names a stored path, as `Client.fileUrl` writes it. */
type FileUrl = (path: string) => string

// HTML in the text stays text.
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true })
const { escapeHtml } = markdown.utils

markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index]
  if (token === undefined) return ''
  const address = String(token.attrGet('src') ?? '')
  const alt = self.renderInlineAsText(token.children ?? [], options, env ?? {})
  // One that is on its way says so.
  if (address === '') return escapeHtml(alt)
  // A picture of elsewhere would tell another server who reads: it is a link.
  const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address) && !/^data:/i.test(address)
  if (outside) return `<a href="${escapeHtml(address)}">${escapeHtml(alt || address)}</a>`
  const fileUrl = env?.fileUrl as FileUrl
  const from = /^(?:data:|\/)/i.test(address) ? address : fileUrl(decoded(address))
  return `<img src="${escapeHtml(from)}" alt="${escapeHtml(alt)}">`
}

/** HTML of a text. Its pictures are stored paths, which `SafeHtml` reads with the rights of the session. */
export function toHtml(text: string, fileUrl: FileUrl): string {
  return markdown.render(text, { fileUrl })
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
