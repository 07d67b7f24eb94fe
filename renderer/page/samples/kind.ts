import type { KindType } from '../../model/kind'

/** The interpreter of samples: what its fields look like in every place. */
export const samplesKind: KindType = { kind: 'samples', load: async () => (await import('./samples-view')).SamplesView }
