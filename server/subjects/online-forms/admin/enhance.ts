import type { Handlers } from '../../../http/module'
import { fail } from '../../../util/errors'
import { texts } from '../texts'

/** Code out of a database is never run (docs/decisions): there is none to be read, and none is taken. */
const refuse = async (): Promise<never> => fail(texts.enhanceRefused)
const none = async () => []

export const enhanceHandlers = {
  onlineCgformHeadEnhanceJs: async () => null,
  onlineCgformHeadEnhanceJsPost: refuse,
  onlineCgformHeadEnhanceJsPut: refuse,
  onlineCgformHeadEnhanceJava: none,
  onlineCgformHeadEnhanceJavaPost: refuse,
  onlineCgformHeadEnhanceJavaPut: refuse,
  onlineCgformHeadEnhanceSql: none,
  onlineCgformHeadEnhanceSqlPost: refuse,
  onlineCgformHeadEnhanceSqlPut: refuse,
} satisfies Handlers
