import type { CodeCheck } from '../../renderer/core'
import type { Call } from '../plugins/module'
import type { Trx } from '../query'
import type { GivenRecord } from './check'

/** What a module adds to an entity that the engine serves. */
export interface DeclaredEntity {
  /** What `edit` answers, instead of the usual. */
  readonly edited?: () => string
  /** Judges what is given before anything is written, by what only a call can find out; throws what is refused. */
  readonly validate?: (call: Call, record: GivenRecord) => Promise<void>
  /** Judges a record that the rules of its fields accept: messages by field. */
  readonly check?: (record: GivenRecord) => readonly (readonly [field: string, message: string])[]
}

const declared = new Map<string, DeclaredEntity>()

/** Says what is special about the entity behind a base. */
export function declareEntity(base: string, entity: DeclaredEntity): void {
  declared.set(base, entity)
}

/** Empty for most. */
export const entityHooks = (base: string): DeclaredEntity => declared.get(base) ?? {}

let codeRules: (trx: Trx) => CodeCheck = () => async () => undefined

/** Says who judges values by the code of a rule. */
export function declareCodeRules(rules: (trx: Trx) => CodeCheck): void {
  codeRules = rules
}

/** Judges values by the code of a rule. */
export const codeCheck = (trx: Trx): CodeCheck => codeRules(trx)
