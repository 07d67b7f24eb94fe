import type { EntityModel } from '../../../renderer/core'
import type { OwnAsker, OwnCall } from '../../http/contract'
import type { Holder } from '../../http/session'
import { andSql, ChosenValues, type ListSpec, type Reader, readerOf, type Trx, withRules, withShared } from '../../query'
import { listSpec } from '../../records/columns'
import { existsCheck } from '../../records/exists'
import { type AskedOptions, entityOptions } from '../../records/options'
import { isCleared, isWithin, ownedBy } from '../../records/repository'
import type { WriteContext } from '../../records/writes'

/** The rows of an entity that a reader sees, or may write. */
type SpecOf = (entity: EntityModel, base: ListSpec, reader: Reader) => ListSpec

/**
 * Their own rows of an entity whose rows have owners, and those that the rules of its list leave; of an entity whose rows stand in others,
 * those in rows that `specAbove` leaves. Rows with owners of their own are written by them in each row above that they may read.
 */
function narrowed(entity: EntityModel, base: ListSpec, reader: Reader, specAbove: SpecOf): ListSpec {
  const { username, can, rowRules } = reader
  const own = entity.owned && !can(`${entity.perm}all`) ? { ...base, where: ownedBy(entity, username) } : base
  const ruled = withRules(own, `${entity.perm}list`, rowRules)
  const above = entity.within?.above
  const rows = above && (entity.owned ? readerSpec : specAbove)(above, listSpec(above), reader)
  return rows?.where ? { ...ruled, where: andSql(ruled.where, isWithin(entity, rows)) } : ruled
}

/** None above the clearance: the database hides them anyway, but their former versions are judged by the list. */
function cleared(entity: EntityModel, spec: ListSpec): ListSpec {
  const open = isCleared(entity)?.('t.')
  return open ? { ...spec, where: andSql(spec.where, open) } : spec
}

/** The rows that are the reader's to change, and to share. */
export const writerSpec: SpecOf = (entity, base, reader) => cleared(entity, narrowed(entity, base, reader, writerSpec))

/** The rows that the reader may see: those, and what is shared with them. */
export function readerSpec(entity: EntityModel, base: ListSpec, reader: Reader): ListSpec {
  const own = narrowed(entity, base, reader, readerSpec)
  return cleared(entity, entity.shared ? withShared(own, reader.username) : own)
}

/** Who writes, as expressions of fields see them. */
export const writerOf = ({ session }: { readonly session: Holder }) => ({
  id: session.userId,
  username: session.username,
  realname: session.realname,
  orgCode: session.orgCode,
  roles: session.roleCodes,
  rights: [...session.rights],
})

/** What a write of an account into an entity needs to know, in a call or outside of one. */
export async function writeContext(
  asker: OwnAsker,
  entity: EntityModel,
  { trx, ownCall }: { readonly trx: Trx; readonly ownCall: OwnCall | undefined },
  ...asked: AskedOptions
): Promise<WriteContext> {
  const [base, reader] = [listSpec(entity), readerOf(asker)]
  return {
    trx,
    entity,
    spec: writerSpec(entity, base, reader),
    ...(entity.shared && { seen: readerSpec(entity, base, reader) }),
    writer: writerOf(asker),
    options: await entityOptions(trx, entity, ...asked),
    exists: existsCheck(asker, trx, ownCall),
    chosen: new ChosenValues(trx),
  }
}
