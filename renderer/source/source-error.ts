/** What a source cannot do; the message is Chinese and meant for people. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}
