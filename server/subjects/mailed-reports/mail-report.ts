import type { Database } from '../../db/database'
import type { Call } from '../../http/module'
import { readingFor } from '../../http/reading'
import { defineJob, FinalError, type JobContext, RUNS_JOBS } from '../../jobs'
import type { Catalog } from '../../query'
import { commaList } from '../../util/comma-list'
import { ServerError } from '../../util/errors'
import { findHolder } from '../identity'
import { askMail, receiverFault } from '../messages'
import { checkExport, reportBook } from '../online-reports'
import { filtersOf } from './filters'
import { texts } from './texts'

interface Params {
  readonly report: string
  readonly reader: string
  readonly receivers: string
  readonly title?: string
  readonly content?: string
  readonly filters?: string
  readonly empty: boolean
}

/** What reports are read by outside of calls. */
export interface MailingServices {
  readonly database: Database
  readonly catalog: Catalog
  readonly dataSourceKey: Buffer
  readonly log: Pick<Call['log'], 'warn'>
}

const MOST_RECEIVERS = 50

/** A refusal, in its own words; whatever else went wrong is thrown. */
function causeOf(error: unknown): string {
  if (error instanceof ServerError) return error.message
  throw error
}

/** The report as the reader may see it now; refused for good where the reader may not any more. */
async function bookFor({ params, actor, withTenant }: JobContext<Params>, services: MailingServices) {
  const { report, reader, filters = '' } = params
  const holder = await findHolder(services.database, reader, actor.tenantId)
  if (!holder) throw new FinalError(texts.noReader(reader))
  const reading = readingFor(services, holder, { ...actor, username: reader, orgCode: holder.orgCode })
  try {
    const { dataSourceKey, log } = services
    return await reportBook({ ...reading, dataSourceKey, log, withTenant }, report, filtersOf(filters))
  } catch (error) {
    if (error instanceof ServerError && error.kind === 'noPermission') throw new FinalError(texts.noRight(reader, report), { cause: error })
    throw error instanceof ServerError ? new FinalError(texts.notRead(report, error.message), { cause: error }) : error
  }
}

/**
 * Whether a caller may have it done: with their own rights alone, of a report that they may take away now. Who could name another reader
 * would read with the rights of others.
 */
async function mayAsk({ report, reader, receivers, filters = '' }: Params, call: Call): Promise<string | undefined> {
  if (reader !== call.session.username) return texts.otherReader(call.session.username)
  const accounts = commaList(receivers)
  if (accounts.length === 0) return texts.noReceivers
  if (accounts.length > MOST_RECEIVERS) return texts.tooMany(MOST_RECEIVERS)
  try {
    await checkExport(call, report, filtersOf(filters))
  } catch (error) {
    return causeOf(error)
  }
  return call.readTenant(trx => receiverFault(trx, accounts))
}

/** Sends an online report as a workbook to people, read with the rights that a named person has when it runs. */
export const mailReport = (services: () => MailingServices) =>
  defineJob<Params>({
    name: 'mailReport',
    title: () => texts.mailReport,
    right: RUNS_JOBS,
    fetchedBy: ({ reader }) => reader,
    mayAsk,
    params: () => ({
      type: 'object',
      properties: {
        report: { type: 'string', title: texts.report, minLength: 1, maxLength: 100, dict: 'onl_report,name,code' },
        reader: { type: 'string', title: texts.reader, minLength: 1, maxLength: 100, description: texts.readerHint },
        receivers: {
          type: 'string',
          title: texts.receivers,
          minLength: 1,
          maxLength: 2000,
          dict: 'sys_user,realname,username',
          many: true,
          description: texts.receiversHint,
        },
        title: { type: 'string', title: texts.subject, maxLength: 100, description: texts.subjectHint },
        content: { type: 'string', title: texts.content, maxLength: 2000, format: 'textarea' },
        filters: { type: 'string', title: texts.filters, maxLength: 2000, format: 'textarea', description: texts.filtersHint },
        empty: { type: 'boolean', title: texts.empty, default: true },
      },
      required: ['report', 'reader', 'receivers'],
      additionalProperties: false,
    }),
    limits: { seconds: 900, attempts: 3, pause: 60 },
    run: async context => {
      const { params, keepFile, step, log } = context
      const { title, rows, file } = await bookFor(context, services())
      log('info', texts.read(title, rows))
      if (rows === 0 && !params.empty) return { text: texts.nothing(title) }
      const path = await keepFile({ ...file, content: () => file.content })
      const receivers = commaList(params.receivers)
      const mail = { title: params.title ?? title, content: params.content ?? texts.usual(title, rows), file: path }
      // Once for the run: an attempt after a lost server asks for no second mail.
      await step('mails', async trx => {
        for (const receiver of receivers) await askMail(trx, { ...mail, receiver })
        return receivers.length
      })
      return { text: texts.handedOver(title, rows, receivers.length), file: path, link: '/modules/message/sysMessageList' }
    },
  })
