import msgReader from '@kenjiuno/msgreader'
import PostalMime from 'postal-mime'
import { pagesOf, paragraphs } from '../pages.js'
import { Problem } from '../problem.js'
import { blocksOfHtml } from './html.js'

/** @typedef {import('../pages.js').Page} Page */
/** @typedef {{ name: string, bytes: Buffer }} Attached */
/** @typedef {{ subject: string, from: string, to: string, date: string, html?: string | undefined, text?: string | undefined, attached: Attached[] }} Letter */

/** Attached files that are read; of the others the name is told. */
const MOST_ATTACHED = 20

const MsgReader = /** @type {{ default?: typeof msgReader }} */ (/** @type {unknown} */ (msgReader)).default ?? msgReader

const person = (/** @type {{ name?: string | undefined, address?: string | undefined } | undefined} */ one) =>
  [one?.name, one?.address && `<${one.address}>`].filter(Boolean).join(' ')

/** A letter as it is sent. */
export async function openEml(/** @type {Buffer} */ bytes) {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 }).catch(() => {
    throw new Problem('broken')
  })
  if (mail.headers.length === 0) throw new Problem('mismatch')
  return {
    subject: mail.subject ?? '',
    from: person(mail.from),
    to: (mail.to ?? []).map(person).join('、'),
    date: mail.date ?? '',
    html: mail.html,
    text: mail.text,
    attached: mail.attachments
      .filter(({ disposition }) => disposition !== 'inline')
      .map(({ filename, content }) => ({ name: filename ?? '', bytes: Buffer.from(/** @type {ArrayBuffer} */ (content)) })),
  }
}

/** A letter as Outlook saves it; texts that are not Unicode come from Chinese programs. */
export function openMsg(/** @type {Buffer} */ bytes) {
  const reader = new MsgReader(/** @type {ArrayBuffer} */ (bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)))
  reader.parserConfig = { ansiEncoding: 'gb18030' }
  const mail = reader.getFileData()
  return {
    subject: mail.subject ?? '',
    from: person({ name: mail.senderName, address: mail.senderSmtpAddress ?? mail.senderEmail }),
    to: (mail.recipients ?? []).map(({ name, smtpAddress, email }) => person({ name, address: smtpAddress ?? email })).join('、'),
    date: mail.clientSubmitTime ?? mail.messageDeliveryTime ?? '',
    html: mail.bodyHtml,
    text: mail.body,
    attached: (mail.attachments ?? []).map(attachment => {
      const { fileName, content } = reader.getAttachment(attachment)
      return { name: fileName, bytes: Buffer.from(content) }
    }),
  }
}

/** A moment as the mail was sent, in China’s time; what is no date stays as it is written. */
function shownTime(/** @type {string} */ date) {
  const at = new Date(date)
  return Number.isNaN(at.getTime()) ? date : at.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 16)
}

function* head(/** @type {Letter} */ { subject, from, to, date, attached }) {
  const look = { as: /** @type {const} */ ('p') }
  if (subject !== '') yield { text: subject, level: 1, look }
  if (from !== '') yield { text: `发件人：${from}`, look }
  if (to !== '') yield { text: `收件人：${to}`, look }
  if (date !== '') yield { text: `日期：${shownTime(date)}`, look }
  if (attached.length > 0) yield { text: `附件：${attached.map(({ name }) => name).join('、')}`, look }
}

/** What was written with looks is read with them, unless that is empty. */
function bodyOf(/** @type {string | undefined} */ html, /** @type {string | undefined} */ text) {
  const blocks = blocksOfHtml(html ?? '')
  return blocks.length > 0 ? blocks : paragraphs(text ?? '')
}

/**
 * Pages of a letter, and behind them those of what is attached, under its name. What cannot be read of that is left out.
 * @param {Letter} letter @param {(file: Attached) => Promise<Page[]>} read
 */
export async function pagesOfLetter(letter, read) {
  const { html, text } = letter
  const pages = pagesOf([...head(letter), ...bodyOf(html, text)])
  for (const file of letter.attached.slice(0, MOST_ATTACHED)) {
    try {
      const [first, ...rest] = await read(file)
      if (first) pages.push({ ...first, headings: [{ level: 1, title: file.name, start: 0 }, ...first.headings] }, ...rest)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
  return pages
}
