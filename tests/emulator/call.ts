import type { Emulator } from './emulator'
import type { Row } from './tables'

/** A call that was let in. */
export interface Call {
  readonly emulator: Emulator
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The body of JSON; an empty object without one. */
  readonly body: Row
  readonly file?: UploadedFile
  readonly headers: Readonly<Record<string, string>>
  /** Who calls; an empty row on paths that are open to everybody. */
  readonly user: Row
  readonly token: string
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
  readonly biz: string
}

/** Answers the result; a `Done` has words of its own, and `Bytes` are no envelope. */
export type Handler = (call: Call) => unknown

export type Handlers = Readonly<Record<string, Handler>>

/** A success in the server's words. */
export class Done {
  constructor(
    readonly message: string,
    readonly result: unknown = null,
    readonly code = 200,
  ) {}
}

/** A file, or an answer without an envelope. */
export class Bytes {
  constructor(
    readonly bytes: Buffer,
    readonly type: string,
    readonly status = 200,
  ) {}
}

/** A refusal, which comes with the status 200. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code = 500,
  ) {
    super(message)
  }
}
