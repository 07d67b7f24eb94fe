/** One call, as the renderer asks for it. Paths are relative to the API's base. */
export interface ClientRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** Values of undefined, null and '' are left out. */
  readonly query?: { readonly [name: string]: string | number | boolean | null | undefined }
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: (share: number) => void
  /** True: the caller shows a failure in its own place; only the end of the session is told to everybody. Default false. */
  readonly silent?: boolean
}

/** The envelope of the API family. Only `success` is reliable; `code` is 0 or 200 for the same thing. */
export interface Answer<Result = unknown> {
  readonly success: boolean
  readonly code: number
  readonly message: string
  readonly result: Result
}

/** A call that did not succeed. `shown` is true once the app has told the user (see the error catalogue). */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  constructor(
    message: string,
    /** Of the envelope, or the HTTP status where there was none; 0 when the server could not be reached. */
    readonly code: number,
    readonly shown: boolean,
    /** What the envelope carried besides the message, such as the current row of a version conflict. */
    readonly result: unknown = null,
  ) {
    super(message)
  }
}

/** A file that is sent in parts. */
export interface LargeFile {
  readonly file: File
  /** What it is for. */
  readonly biz: string
  /** The folders that it was chosen in, joined by slashes. Default: none. */
  readonly folder?: string
}

/** Where a file that is sent in parts is heard of. */
export interface LargeUpload extends LargeFile {
  /** Aborting keeps what has come: the same file goes on from there. */
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  /** True while the server cannot be reached and is tried again. */
  readonly onWaiting: (waiting: boolean) => void
}

/** What a server of the API family offers of what ours does. */
export interface Abilities {
  /** False: it is known not to have the call. */
  readonly has: (method: ClientRequest['method'], path: string) => boolean
  /** False: a screen is about nothing but what it lacks. */
  readonly hasScreen: (id: string) => boolean
}

/** What calls operations; the app passes one in. Every method throws a `RequestError`. */
export interface Client {
  /** Absent: the server is ours, which has everything. */
  readonly abilities?: Abilities
  /** The envelope's result. */
  request<Result = unknown>(request: ClientRequest): Promise<Result>
  /** The whole envelope, for its message and code. */
  answer<Result = unknown>(request: ClientRequest): Promise<Answer<Result>>
  /** A file with the name that the server gave it. */
  download(request: ClientRequest): Promise<{ readonly blob: Blob; readonly name: string }>
  /** Multipart; the envelope comes back, also with code 201. */
  upload(request: ClientRequest & { readonly form: FormData }): Promise<Answer>
  /** Sends a large file in parts; the answer is that of an upload. A `RequestError` of code 404: this server takes none. Absent: none does. */
  uploadParts?(upload: LargeUpload): Promise<Answer>
  /** Gives up what has come of a large file. Absent with `uploadParts`. */
  dropParts?(file: LargeFile): Promise<void>
  /** Method and path of an operation id; undefined when no contract has it. */
  operation(id: string): { readonly method: ClientRequest['method']; readonly path: string } | undefined
  /** The address of a stored file; values that start with http stay as they are. */
  fileUrl(storedPath: string): string
}
