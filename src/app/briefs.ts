import type { Host } from '../../renderer/contract'

const brief = (type: string) =>
  ({
    method: 'GET',
    path: `/unstructur/documentdata/${type}/all/brief`,
    query: { isEnable: '1', isDeleted: '0', column: 'sort', order: 'asc' },
  }) as const

/** Types change seldom, and are chosen in every search: pages keep them for seven days, and are told when they change. */
export const BRIEFS: NonNullable<Host['briefs']> = {
  'document_type,name,id': brief('documenttype'),
  'knowledge_type,name,id': brief('knowledgebasedocumenttype'),
}
