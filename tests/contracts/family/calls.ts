import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../server/util/root'

export type Release = '2.4.2' | '3.9.3'
export const RELEASES: readonly Release[] = ['2.4.2', '3.9.3']

/** A call that a client of the family sent to this server, as it was recorded: names of keys without their values. */
export interface RecordedCall {
  /** As it stands in the file. */
  readonly line: string
  /** `WS` for a socket. */
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
  readonly body: readonly string[]
}

const linesOf = (name: string) =>
  readFileSync(join(root, 'tests/contracts/family/calls', `${name}.txt`), 'utf8')
    .trim()
    .split('\n')

/** `POST /sys/role/add?_t {roleCode roleName}` */
function readRecorded(line: string): RecordedCall {
  const [, method = '', path = '', query = '', body = ''] = /^(\w+) ([^? ]+)(?:\?(\S+))?(?: \{(.*)\})?$/.exec(line) ?? []
  const names = (text: string, between: string) => (text === '' ? [] : text.split(between))
  return { line, method, path, query: names(query, '&'), body: names(body, ' ') }
}

/** What the client of a release sent while it was driven by hand and walked through its menu. */
export const recordedBy = (release: Release): RecordedCall[] => linesOf(`recorded-${release}`).map(readRecorded)

/** A call that stands in the source of a client; `?` where the source does not say the method. */
export interface NamedCall {
  readonly line: string
  readonly method: string
  readonly path: string
}

export const namedBy = (release: Release): NamedCall[] =>
  linesOf(`named-${release}`).map(line => {
    const [method = '', path = ''] = line.split(' ')
    return { line, method, path }
  })
