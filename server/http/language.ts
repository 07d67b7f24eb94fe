import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Catalogue, followLanguage, type Language, takeCatalogue } from '../../renderer/core'
import { root } from '../util/root'

const LANGUAGES: readonly Language[] = ['zh', 'en']

/** What work is done for. */
interface Context {
  readonly language: Language
  /** Absent outside of requests. */
  readonly request?: FastifyRequest | undefined
}

const context = new AsyncLocalStorage<Context>()

/** How much a header wants a language, from 0 to 1; one that it does not name is not wanted. */
function weightOf(header: string, language: Language): number {
  const weights = header.split(',').map(part => {
    const [range = '', ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase())
    const quality = parameters.find(parameter => parameter.startsWith('q='))
    return range.split('-')[0] === language ? Number(quality?.slice(2) ?? 1) || 0 : 0
  })
  return Math.max(...weights)
}

/** The language that an `Accept-Language` asks for: English when it wants that more than Chinese, or as much and first. Chinese otherwise. */
export function preferredLanguage(header: string | undefined): Language {
  if (header === undefined) return 'zh'
  const [chinese, english] = [weightOf(header, 'zh'), weightOf(header, 'en')]
  if (chinese !== english) return english > chinese ? 'en' : 'zh'
  return english > 0 && /^\s*en\b/i.test(header) ? 'en' : 'zh'
}

/** Does the work in a language; what it awaits stays in that language too. */
function inLanguage<Result>(language: Language, work: () => Result): Result {
  return context.run({ language, request: context.getStore()?.request }, work)
}

/** Does the work in the language of a request. */
export function inLanguageOf<Result>(request: FastifyRequest, work: () => Result): Result {
  return context.run({ language: preferredLanguage(request.headers['accept-language']), request }, work)
}

/** The request that is being answered; undefined outside of requests. */
export const currentRequest = (): FastifyRequest | undefined => context.getStore()?.request

/** Does work whose outcome is kept for readers of every language: texts that are data stay as they were written. */
export const asWritten = <Result>(work: () => Result): Result => inLanguage('zh', work)

/** The same asked in each language. */
export function inEveryLanguage<Result>(ask: () => Result): Result[] {
  return LANGUAGES.map(language => inLanguage(language, ask))
}

/**
 * Answers every request in its own language; sockets and jobs, which are no request, speak Chinese. To be called before
 * anything else hears of requests.
 */
export function followRequests(app: FastifyInstance): void {
  followLanguage(() => context.getStore()?.language ?? 'zh')
  takeCatalogue(JSON.parse(readFileSync(join(root, 'schemas', 'languages', 'en.json'), 'utf8')) as Catalogue)
  app.addHook('onRequest', (request, _reply, done) => inLanguageOf(request, done))
  // A body comes in by events of the connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => inLanguageOf(request, done))
}
