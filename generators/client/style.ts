import type { Operation } from '../contract'
import type { Revival } from '../scalars'

/** What of the options the functions depend on. */
export interface OperationStyle {
  readonly instance: string
  readonly file?: { readonly answer: string; readonly type: string }
  /** The instance is ours: it reads answers by `meta`, throws typed errors and sends credentials. */
  readonly own: boolean
  /** The address of an operation that is not sent to the server of all; null: it is. */
  readonly serverOf: (operation: Operation) => string | null
  /** Who may call an operation, as code; null: who may call any. */
  readonly securityOf: (operation: Operation) => string | null
  /** The name of the function that checks the request of an operation; null: none does. */
  readonly checkRequest?: (operation: Operation) => string | null
  /** How answers and bodies are turned into what types say, and back. */
  readonly revival?: Revival
  /** The name of the function that checks the answer of an operation; null: none does. */
  readonly check?: (operation: Operation) => string | null
}
