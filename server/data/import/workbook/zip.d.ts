/** An archive whose entries are read one at a time, by name. */
export class Archive {
  readonly entries: ReadonlyMap<string, object>
  static open(path: string): Promise<Archive>
  bytes(name: string): AsyncGenerator<Buffer>
}
