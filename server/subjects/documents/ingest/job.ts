import { defineJob, type JobType } from '../../../jobs'
import { giveUp, type IngestServices, readDocument } from './reading'
import { INGEST, INGEST_MANY, isStuck, unreadAmong } from './repository'
import { texts } from './texts'

/** Documents of a tenant that are read at once; a kind of job may not take every place of a server. */
const LANES = 2
const RIGHT = 'documentinformation:add,documentinformation:edit'
const LIMITS = { seconds: 5 * 3600, attempts: 2, pause: 30 }
const ID = { type: 'string', minLength: 1, maxLength: 36 }

/** Takes the text out of the file of a document. `services` is asked for at each run. */
export const documentIngest = (services: IngestServices): JobType =>
  defineJob<{ readonly id: string }>({
    name: INGEST,
    title: () => texts.ingest,
    right: RIGHT,
    follows: true,
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: { id: { ...ID, title: texts.document } },
      required: ['id'],
      additionalProperties: false,
    }),
    limits: LIMITS,
    key: ({ id }) => `${INGEST} ${[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LANES}`,
    inTurn: true,
    ended: async (trx, { id }, { error }) => {
      if (await isStuck(trx, id)) await giveUp(trx, id, error)
    },
    run: async context => ({ text: await readDocument(context, context.params.id, services) }),
  })

/** Reads many documents one after the other, as one run: those that came together and that no user waits for. */
export const documentIngestMany = (services: IngestServices): JobType =>
  defineJob<{ readonly ids: readonly string[] }>({
    name: INGEST_MANY,
    title: () => texts.ingestMany,
    right: RIGHT,
    follows: true,
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: { ids: { type: 'array', title: texts.document, items: ID, minItems: 1 } },
      required: ['ids'],
      additionalProperties: false,
    }),
    limits: LIMITS,
    key: () => INGEST_MANY,
    ended: async (trx, { ids }, { error }) => {
      for (const id of ids) if (await isStuck(trx, id)) await giveUp(trx, id, error)
    },
    run: async context => {
      const { ids } = context.params
      // What an earlier attempt has read is not read again.
      const unread = await context.withTenant(trx => unreadAmong(trx, ids))
      for (const [index, id] of unread.entries()) {
        context.signal.throwIfAborted()
        context.progress(ids.length - unread.length + index, ids.length)
        await readDocument({ ...context, progress: () => undefined }, id, services)
      }
      return { text: texts.readMany(ids.length) }
    },
  })
