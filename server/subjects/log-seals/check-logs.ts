import { defineJob, type JobContext } from '../../jobs'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import type { SealCopies } from './copies'
import { brokenSeal, CHAINS, type Chain, chainEnd, followLinks, lineWithoutLink, partsOf, sealsSince } from './repository'
import { texts } from './texts'

type Context = Pick<JobContext<unknown>, 'withTenant' | 'progress' | 'signal'>

/** Links of one statement. */
const AT_ONCE = 5000
const NO_HASH = '0'.repeat(64)

/** What was found of a chain: the first thing that is wrong, or how many lines it holds. */
interface Found {
  readonly fault?: string
  readonly lines: number
}

/** Follows the links of a chain to its end; the end is read first, as lines go on coming. */
async function follow(chain: Chain, { withTenant, progress, signal }: Context): Promise<Found> {
  const end = await withTenant(trx => chainEnd(trx, chain))
  let [after, head, missing, lines] = [0, NO_HASH, 0, 0]
  while (after < end.no) {
    signal.throwIfAborted()
    const found = await withTenant(trx => followLinks(trx, chain, after, head, Math.min(AT_ONCE, end.no - after)))
    if (found.checked === 0) return { fault: texts.cutOff(chain, after, end.no), lines }
    if (found.fault) return { fault: texts.line(chain, found.last, found.line ?? '', found.time ?? '', found.fault), lines }
    after = found.last
    head = found.head
    missing += found.missing
    lines += found.checked
    progress(after, end.no, texts.following(chain))
  }
  if (missing !== end.dropped) return { fault: texts.missing(chain, missing, end.dropped), lines }
  if (after === end.no && end.no > 0 && head !== end.hash) return { fault: texts.otherEnd(chain), lines }
  return { lines }
}

async function findForeign(chain: Chain, { withTenant, signal }: Context): Promise<string | undefined> {
  for (const part of await withTenant(trx => partsOf(trx, chain))) {
    signal.throwIfAborted()
    const found = await withTenant(trx => lineWithoutLink(trx, chain, part))
    if (found) return texts.foreign(chain, found.line, found.time)
  }
  return undefined
}

/** Seals against one another, against the chain and against the copies of this server. */
async function checkSeals(chain: Chain, { withTenant }: Context, copies: SealCopies): Promise<string | undefined> {
  const broken = await withTenant(trx => brokenSeal(trx, chain))
  if (broken) return texts.seal(chain, broken.day, broken.fault)
  const seals = new Map((await withTenant(trx => sealsSince(trx, '0001-01-01'))).map(({ id, seal }) => [id, seal]))
  for (const [id, seal] of await copies.read())
    if (id.startsWith(`${chain} `) && seals.get(id) !== seal) return texts.seal(chain, id.slice(-10), 'copy')
  return undefined
}

/** Follows both chains from their first line and says the first thing that is wrong in each. */
export const checkLogs = (copies: SealCopies) =>
  defineJob<object>({
    name: 'checkLogs',
    title: () => texts.checkLogs,
    right: 'logSeal:check',
    params: () => ({ type: 'object', properties: {}, additionalProperties: false }),
    limits: { seconds: 6 * 3600 },
    key: () => 'checkLogs',
    run: async ({ actor, log, ...context }) => {
      if (actor.tenantId !== SYSTEM_TENANT) throw new Error(texts.systemOnly)
      const faults: string[] = []
      const whole: string[] = []
      for (const chain of CHAINS) {
        const followed = await follow(chain, context)
        const found = followed.fault ?? (await findForeign(chain, context)) ?? (await checkSeals(chain, context, copies))
        if (found === undefined) whole.push(texts.whole(chain, followed.lines))
        else faults.push(found)
        log(found === undefined ? 'info' : 'error', found ?? texts.whole(chain, followed.lines))
      }
      if (faults.length > 0) throw new Error(faults.join('；'))
      return { text: whole.join('；'), link: '/isystem/logSeal' }
    },
  })
