import { useHost } from '../../../../renderer/index'
import type { TextOf } from '../calls'
import { hitsOf, useWatched } from './use-watched'
import { WatchHits } from './watch-hits'

/** What the lists say of the text that is read, above it. */
export function WatchBar({ of }: { readonly of: TextOf }) {
  const host = useHost()
  const watched = useWatched([of])
  return <WatchHits of={of} hits={hitsOf(watched, of)} onOpen={host.navigate} />
}
