import { type ComponentType, lazy } from 'react'
import { loadPart } from '../../model/load-part'
import { Listeners } from '../../model/store'

const renewals = new Listeners()

/**
 * A component that is loaded when it is first drawn, inside of a `Suspense`. One that cannot be had throws a `PartError` to the
 * boundary around it; once that has called `renewParts`, the next drawing has it loaded again. See `lazyPart` for parts that
 * show their own failure.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const make = () =>
    lazy<ComponentType<object>>(async () => {
      try {
        return { default: (await loadPart(load)) as ComponentType<object> }
      } catch (error) {
        const end = renewals.subscribe(() => {
          end()
          Loaded = make()
        })
        throw error
      }
    })
  let Loaded = make()
  return function Part(props: Props) {
    return <Loaded {...props} />
  }
}

/** Has every part loaded again that could not be had. For boundaries that show a failure, once they have. */
export const renewParts = (): void => renewals.emit()
