import { followChanges, type IndexNews } from '../index/follow'
import { ANALYSIS } from './job'

/** The analysis follows what is read. A run that was asked for beside the reading could begin before that was through, and find nothing. */
export const followAnalysis = (news: IndexNews): Promise<void> => followChanges(news, 'weft_document_analysis', ANALYSIS)
