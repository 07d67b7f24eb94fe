import type { CodeCheck } from '../../renderer/core'
import type { Call } from '../http/module'
import type { Trx } from '../query'
import type { GivenRecord } from './check-context'

/** What a module adds to an entity that the engine serves. */
export interface DeclaredEntity {
  /** What `add` answers, instead of the usual. */
  readonly added?: () => string
  /** What `edit` answers, instead of the usual. */
  readonly edited?: () => string
  /** Judges what is given before anything is written, by what only a call can find out; throws what is refused. */
  readonly validate?: (call: Call, record: GivenRecord) => Promise<void>
  /** Judges a record that the rules of its fields accept: messages by field. */
  readonly check?: (record: GivenRecord) => readonly (readonly [field: string, message: string])[]
}

declare module '../query' {
  interface Catalog {
    /** What modules add to entities. */
    readonly entities: EntityHooks
  }
}

/** What the modules of an application add to its entities. */
export class EntityHooks {
  private readonly byBase = new Map<string, DeclaredEntity>()
  private codeRules: (trx: Trx) => CodeCheck = () => async () => undefined

  /** Says what is special about the entity behind a base. */
  declare(base: string, entity: DeclaredEntity): void {
    this.byBase.set(base, entity)
  }

  /** Says what validates values by the code of a rule. */
  declareCodeRules(rules: (trx: Trx) => CodeCheck): void {
    this.codeRules = rules
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
