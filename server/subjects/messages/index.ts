import { answer } from '../../http/answers'
import { type CallOf, defineModule, type Module } from '../../http/module'
import { askRun } from '../../jobs'
import type { GivenRecord } from '../../records/check-context'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { type AttachedFiles, DELIVER, deliverMessage } from './deliver'

export { receiverFault } from './deliver'

import * as messages from './repository'
import { fillTemplate, missingIn, templateFault, valuesOf } from './template'
import { texts } from './texts'

export { CHANNEL_KEY, messageChannel } from './channels'

const MAIL = '2'
const MOST_RECEIVERS = 50
const LONGEST_CONTENT = 8000

/** What is wrong with a template, by field: in itself, and held against the example that it was given. */
function checkTemplate({ templateContent, templateTestJson }: GivenRecord): readonly (readonly [string, string])[] {
  const content = typeof templateContent === 'string' ? templateContent : ''
  const example = typeof templateTestJson === 'string' ? templateTestJson.trim() : ''
  const fault = templateFault(content)
  if (fault !== undefined) return [['templateContent', texts.badVariable(fault)]]
  const values = valuesOf(example)
  if (values === undefined) return [['templateTestJson', texts.badValues]]
  const missing = example === '' ? [] : missingIn(content, values)
  return missing.length === 0 ? [] : [['templateTestJson', texts.noExample(missing.join('、'))]]
}

/** Has a message delivered behind the call; its run is the caller's. */
const deliver = (trx: messages.Trx, id: string, title: string) =>
  askRun(trx, { type: DELIVER, name: `${texts.deliver}：${title}`, params: { id } })

/** A mail that a part of the application sends: to an address, or to that of an account. */
export interface AskedMail {
  readonly title: string
  readonly content: string
  readonly receiver: string
  /** Stored path of the file that goes with it. */
  readonly file: string
}

/** Has a mail sent once the transaction is through; what becomes of it stands with the messages. */
export async function askMail(trx: messages.Trx, { title, content, receiver, file }: AskedMail): Promise<void> {
  const id = await messages.addMessage(trx, { esTitle: title, esType: MAIL, esParam: null, esContent: content, esReceiver: receiver })
  await messages.addFile(trx, id, file)
  await deliver(trx, id, title)
}

async function send(call: CallOf<'sysMessageSysMessageTemplateSendMsg'>) {
  const { templateCode, msgType, receiver, testData = null } = call.body
  const values = valuesOf(testData) ?? fail(texts.badJson)
  const receivers = commaList(receiver)
  if (receivers.length === 0) fail(texts.failed(texts.noReceiver))
  if (receivers.length > MOST_RECEIVERS) fail(texts.failed(texts.tooMany(MOST_RECEIVERS)))
  await call.withTenant(async trx => {
    const template = (await messages.findTemplate(trx, templateCode)) ?? fail(texts.failed(texts.noTemplate(templateCode)))
    const { content, missing } = fillTemplate(template.templateContent, values)
    if (missing.length > 0) fail(texts.failed(texts.missing(missing.join('、'))))
    if (content.length > LONGEST_CONTENT) fail(texts.failed(texts.tooLong(LONGEST_CONTENT)))
    const message = { esTitle: template.templateName, esType: msgType || template.templateType, esParam: testData, esContent: content }
    for (const esReceiver of receivers) await deliver(trx, await messages.addMessage(trx, { ...message, esReceiver }), message.esTitle)
  })
  return answer({ message: texts.asked })
}

async function preview(call: CallOf<'sysMessageSysMessageTemplatePreview'>) {
  const { templateCode, testData } = call.query
  const values = valuesOf(testData) ?? fail(texts.badJson)
  const template = (await call.readTenant(trx => messages.findTemplate(trx, templateCode))) ?? fail(texts.noTemplate(templateCode))
  const { content, missing } = fillTemplate(template.templateContent, values)
  return { title: template.templateName, content, missing: [...missing] }
}

async function again(call: CallOf<'sysMessageSysMessageAgain'>) {
  const { id } = call.body
  await call.withTenant(async trx => {
    const message = (await messages.findMessage(trx, id)) ?? fail(texts.noMessage)
    if (message.esSendStatus === '1') fail(texts.isSent)
    if (message.esSendStatus === '0' && (await messages.isSending(trx, id))) fail(texts.isSending)
    await messages.unmarkSending(trx, id)
    await messages.markWaiting(trx, id)
    await deliver(trx, id, message.esTitle)
  })
  return answer({ message: texts.asked })
}

/** Messages that are made of templates and sent by channels, as jobs; `files`: where those are that go with them. */
export const message = (files: () => AttachedFiles): Module =>
  defineModule({
    name: 'message',
    rows: 'subject',
    outgoing: 'none',
    declare: ({ entities, jobs }) => {
      entities.declare('/sys/message/sysMessageTemplate', { check: checkTemplate })
      jobs.declare(deliverMessage(files))
    },
    prepare: ({ db }) => messages.tieFilesToMessages(db),
    handlers: { sysMessageSysMessageTemplateSendMsg: send, sysMessageSysMessageTemplatePreview: preview, sysMessageSysMessageAgain: again },
  })
