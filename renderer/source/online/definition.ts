import { laterSource } from '../later-source'

/** The records of an online form; see `online-source.ts`. */
export const onlineSource = laterSource('online', true, async () => (await import('./online-source')).onlineSource)

/** The configuration of online forms; see `head-source.ts`. */
export const onlineHeadSource = laterSource('onlineHead', false, async () => (await import('./head-source')).onlineHeadSource)
