/** The parts of an alova method that make it a read that can be given up. */
interface Read {
  readonly type: string
  readonly abort: () => unknown
}

/** Reads that wait for their answers, with the tokens that they were sent with. */
const waiting = new Map<Read, string>()

export function noteRead(read: Read, token: string): void {
  if (read.type === 'GET') waiting.set(read, token)
}

export function settleRead(read: Read): void {
  waiting.delete(read)
}

/** Gives up the reads of a session that is over: the server would refuse them, and no caller waits. Writes go on. */
export function dropReads(token: string): void {
  for (const [read, sentWith] of [...waiting]) if (sentWith === token) read.abort()
}
