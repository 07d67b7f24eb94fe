import type { FastifyRequest } from 'fastify'
import type { DictModel } from '../generated/operations'
import { texts } from '../util/texts'

/** What a caller was written for: 3.x of the family, or the rest, which our own pages are. */
export type Generation = '3.x' | 'usual'

/** Who speaks, by headers that clients of 3.x alone send. They say how an answer is worded and never what a caller may do. */
export function generationOf({ headers }: Pick<FastifyRequest, 'headers'>): Generation {
  return headers['x-version'] !== undefined || headers['x-sign'] !== undefined ? '3.x' : 'usual'
}

export const isCurrent = (request: Pick<FastifyRequest, 'headers'>) => generationOf(request) === '3.x'

/** The header in which a caller names the tenant. */
export const tenantHeader = (request: Pick<FastifyRequest, 'headers'>) => request.headers[isCurrent(request) ? 'x-tenant-id' : 'tenant_id']

/** Clients of 3.x show the message of each success: what was only read says none. */
export function messageFor(request: FastifyRequest, message: string): string {
  return request.method === 'GET' && message === texts.done && isCurrent(request) ? '' : message
}

/** Options of a dictionary as the caller reads them: 3.x draws them by more names. */
export function optionsFor(request: Pick<FastifyRequest, 'headers'>, options: readonly DictModel[]): DictModel[] {
  return isCurrent(request)
    ? options.map(option => ({ ...option, label: option.text, color: option.color ?? null, jsonObject: null }))
    : [...options]
}

/** The same for every dictionary at once. */
export const dictionariesFor = (request: Pick<FastifyRequest, 'headers'>, map: Readonly<Record<string, DictModel[]>>) =>
  isCurrent(request) ? Object.fromEntries(Object.entries(map).map(([code, options]) => [code, optionsFor(request, options)])) : map

/** Rights under the names that the caller's pages look for: those of 3.x begin with `system:`. */
export const rightCodes = (rights: Iterable<string>): string[] => [...rights].flatMap(right => [right, `system:${right}`])
