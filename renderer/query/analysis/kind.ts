import type { KindType } from '../../model/kind'

/** The interpreter of queries: questions that people put together themselves. */
export const queryKind: KindType = { kind: 'query', load: async () => (await import('./analysis-view')).AnalysisView }
