import { headersOf } from './request'

type HeaderStyles = NonNullable<Parameters<typeof headersOf>[1]>

const ownOf = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null ? Object.entries(values).find(([key]) => key === name)?.[1] : undefined

/**
 * A form as bytes, whose parts have headers of their own; FormData cannot hold them. `headers` and their `styles` are given by part.
 * Throws where a header cannot be sent as one.
 */
export function withPartHeaders(form: FormData, headers: unknown, styles: Readonly<Record<string, HeaderStyles>> = {}): Blob {
  const border = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
  const parts = [...form].flatMap(([name, part]) => {
    const own = headersOf(ownOf(headers, name), ownOf(styles, name) as HeaderStyles | undefined)
    // Throws where a name or a value would end the header.
    const given = new Headers(own)
    const written = Object.entries(own).map(([key, value]) => `${key}: ${value}\r\n`)
    const place = given.has('content-disposition') ? '' : placeOf(name, part)
    const type = typeof part === 'string' ? '' : `Content-Type: ${part.type || 'application/octet-stream'}\r\n`
    return [`--${border}\r\n`, place, type, ...written, '\r\n', typeof part === 'string' ? withBreaks(part) : part, '\r\n']
  })
  return new Blob([...parts, `--${border}--\r\n`], { type: `multipart/form-data; boundary=${border}` })
}

function placeOf(name: string, part: string | File): string {
  const file = typeof part === 'string' ? '' : `; filename="${escaped(part.name)}"`
  return `Content-Disposition: form-data; name="${escaped(withBreaks(name))}"${file}\r\n`
}

/** As browsers write names of parts. */
const escaped = (text: string) => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
const withBreaks = (text: string) => text.replace(/\r\n?|\n/g, '\r\n')

/** The header for a body that says its own type. */
export function typeOfForm(body: unknown): Record<string, string> {
  return body instanceof Blob && body.type.startsWith('multipart/') ? { 'Content-Type': body.type } : {}
}
