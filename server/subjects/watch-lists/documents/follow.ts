import { followChanges, type IndexNews } from '../../documents'
import { WATCH } from './jobs'

/** Documents are compared once the index has taken them in, or the lists have changed. */
export const followWatch = (news: IndexNews): Promise<void> => followChanges(news, 'weft_watch_due', WATCH)
