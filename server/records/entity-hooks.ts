import type { CodeCheck } from '../../renderer/core'
import type { Call } from '../http/module'
import type { Trx } from '../query'
import type { GivenRecord } from './check-context'
import type { RecordRow } from './repository'

/** What a module adds to an entity that the engine serves. */
export interface DeclaredEntity {
  /** What `add` answers, instead of the usual. */
  readonly added?: () => string
  /** What `edit` answers, instead of the usual. */
  readonly edited?: () => string
  /** Judges what is given before anything is written, by what only a call can find out; throws what is refused. */
  readonly validate?: (call: Call, record: GivenRecord) => Promise<void>
  /** The record as it is kept, in place of what is given; `id`: of the one that is changed, absent for a new one. Throws what is refused. */
  readonly kept?: (trx: Trx, given: GivenRecord, id?: string) => Promise<GivenRecord>
  /** Judges a record that the rules of its fields accept: messages by field. */
  readonly check?: (record: GivenRecord) => readonly (readonly [field: string, message: string])[]
  /** Hears of a record that was written, within the transaction; `before` is the row that was changed, absent for a new one. */
  readonly written?: (trx: Trx, id: string, before?: RecordRow) => Promise<void>
  /** Hears of records that were deleted, of a tree also those below, within the transaction. */
  readonly removed?: (trx: Trx, ids: readonly string[]) => Promise<void>
}

/** What speaks against a value, for people; undefined: nothing. */
export type ValueCheck = (trx: Trx, value: string) => Promise<string | undefined>

declare module '../query' {
  interface Catalog {
    /** What modules add to entities. */
    readonly entities: EntityHooks
  }
}

const inTurn =
  <Given extends unknown[]>(first: (...given: Given) => Promise<void>, second: (...given: Given) => Promise<void>) =>
  async (...given: Given): Promise<void> => {
    await first(...given)
    await second(...given)
  }

/** What the modules of an application add to its entities. */
export class EntityHooks {
  private readonly byBase = new Map<string, DeclaredEntity>()
  private codeRules: (trx: Trx) => CodeCheck = () => async () => undefined
  private readonly ownCodes = new Map<string, ValueCheck>()

  /** Says what is special about the entity behind a base; several modules may each say a part, and all of them hear of writes. */
  declare(base: string, entity: DeclaredEntity): void {
    const { written, removed } = this.of(base)
    this.byBase.set(base, {
      ...this.of(base),
      ...entity,
      ...(written && entity.written && { written: inTurn(written, entity.written) }),
      ...(removed && entity.removed && { removed: inTurn(removed, entity.removed) }),
    })
  }

  /** Says what validates values by the code of a rule. */
  declareCodeRules(rules: (trx: Trx) => CodeCheck): void {
    this.codeRules = rules
  }

  /** Brings a rule under a code, beside those that users keep. */
  declareCode(code: string, check: ValueCheck): void {
    this.ownCodes.set(code, check)
  }

  /** The rule that a module brings under a code. */
  ownCode(code: string): ValueCheck | undefined {
    return this.ownCodes.get(code)
  }

  /** Empty for most. */
  of(base: string): DeclaredEntity {
    return this.byBase.get(base) ?? {}
  }

  /** Validates values by the code of a rule. */
  codeCheck(trx: Trx): CodeCheck {
    return this.codeRules(trx)
  }
}
