import PostalMime from 'postal-mime'
import { texts } from './texts'

/** A file that came by mail. */
export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

export interface Letter {
  readonly subject: string
  readonly files: readonly SentFile[]
}

/** Parts within parts that are looked at. */
const DEEPEST = 20

const contentOf = (content: string | ArrayBuffer | Uint8Array): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)

/** Subject and attached files of a mail; one without files is the file itself. Undefined for what is no mail. */
export async function openLetter(bytes: Buffer): Promise<Letter | undefined> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: DEEPEST }).catch(() => undefined)
  if (!mail || mail.headers.length === 0) return undefined
  const subject = mail.subject?.trim() || texts.noSubject
  const attached = mail.attachments
    .filter(({ disposition }) => disposition !== 'inline')
    .map(({ filename, content }) => ({ name: filename?.trim() || texts.letter, bytes: contentOf(content) }))
  return { subject, files: attached.length > 0 ? attached : [{ name: `${subject}.eml`, bytes }] }
}
