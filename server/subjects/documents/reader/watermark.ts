import type { ReaderWatermark } from '../../../generated/operations'
import type { Call } from '../../../http/module'
import { defineSetting } from '../../settings'
import { texts } from './texts'

const watermarkOn = (level: 'public' | 'internal' | 'secret', on: boolean) =>
  defineSetting({
    code: `document.watermark.${level}`,
    area: 'files',
    title: () => texts.watermarks[level],
    help: () => texts.watermarkHelp,
    default: on as boolean,
  })

/** Levels of secrecy, as the dictionary names them, each with whether readers see a watermark. */
const BY_LEVEL = { '0': watermarkOn('public', false), '1': watermarkOn('internal', true), '2': watermarkOn('secret', true) }

export const watermarkSettings = Object.values(BY_LEVEL)

/** Who reads and when, where the level asks for it; a level that is not known asks. */
export function watermarkFor({ catalog, session }: Call, level: unknown): ReaderWatermark | null {
  const setting = BY_LEVEL[String(level ?? '0') as keyof typeof BY_LEVEL]
  if (setting !== undefined && !catalog.settings.value(setting)) return null
  return { realname: session.realname, username: session.username, time: new Date().toISOString() }
}
