import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/database'
import { tryRedraw } from './pictures'
import * as rows from './repository'
import type { FileStore } from './store'

const PAUSE = 200
/** After a failure that is not the picture's, such as a database that is away. */
const LATER = 10 * 60_000

/** What an old picture that cannot be drawn anew is handed out as. */
const BROKEN = 'application/octet-stream'

/** The picture is broken, too large or too slow to be drawn. */
class NotDrawn extends Error {}

const actorOf = (tenantId: number) => ({ tenantId, username: '', orgCode: null })

/**
 * Draws the pictures anew, one after the other, that were kept before every picture was. Each is marked in its row, so that a process that
 * ends goes on where it was; bytes are replaced before the row is, so that no row says of old bytes that they are new.
 */
export class OldPictures {
  private ended = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly database: Pick<Database, 'withTenant' | 'readTenant'>,
    private readonly store: FileStore,
    private readonly warn: (error: unknown) => void,
  ) {}

  /** Begins in the background. */
  begin(): void {
    this.run().catch(error => {
      if (!this.ended) this.warn(error)
      this.wait(LATER, () => this.begin())
    })
  }

  end(): void {
    this.ended = true
    clearTimeout(this.timer)
  }

  /** All that are left; how many there were. */
  async run(): Promise<number> {
    let count = 0
    for (const tenant of await this.tenants()) {
      for (let next = await this.next(tenant); next && !this.ended; next = await this.next(tenant)) {
        await this.draw(tenant, next)
        count += 1
        await new Promise<void>(resolve => this.wait(PAUSE, resolve))
      }
    }
    return count
  }

  private wait(milliseconds: number, then: () => void): void {
    if (this.ended) return
    this.timer = setTimeout(then, milliseconds).unref()
  }

  private tenants(): Promise<readonly number[]> {
    return this.database.readTenant(actorOf(0), rows.tenantIds)
  }

  private next = (tenant: number) => this.database.withTenant(actorOf(tenant), rows.nextUndrawn)

  private async draw(tenant: number, { id, type }: rows.StoredFile): Promise<void> {
    const held = await this.store.held(id)
    const drawing = held?.redraw(async (from, to) => {
      if ((await tryRedraw(from, to, type)) !== null) throw new NotDrawn()
    })
    const drawn = await drawing?.catch(error => {
      if (!(error instanceof NotDrawn)) throw error
    })
    await this.database.withTenant(actorOf(tenant), async trx => {
      if (!drawn) return rows.markDrawn(trx, id, { drawn: false, type: BROKEN })
      await drawn.keep(id)
      return rows.markDrawn(trx, id, { drawn: true, size: drawn.size, sha256: drawn.sha256 })
    })
  }
}

/** Begins with the server and ends with it. */
export function drawOldPictures(app: FastifyInstance, database: Database): void {
  const pictures = new OldPictures(database, app.files.bytes, error => app.log.warn({ err: error }, 'old pictures are drawn anew later'))
  app.addHook('onReady', async () => pictures.begin())
  app.addHook('onClose', async () => pictures.end())
}
