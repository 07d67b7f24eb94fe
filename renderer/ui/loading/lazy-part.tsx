import { Component, type ComponentType, type FunctionComponent, type LazyExoticComponent, lazy, type ReactNode, useState } from 'react'
import { loadPart, PartError } from '../../model/load-part'
import { lostParts } from '../../model/lost-parts'
import { Failure } from '../failure/failure'
import { texts } from '../texts'

interface BoundaryProps {
  /** Has the part loaded again by its next drawing. */
  readonly renew: () => void
  readonly onRetry: () => void
  readonly children: ReactNode
}

/**
 * Stands in for a part that could not be loaded; what else goes wrong is none of its business. Each attempt has one of its own: React
 * lets the second failure of a boundary that waits again pass to the root.
 */
class PartBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidMount() {
    this.noteLoss()
  }

  override componentDidUpdate() {
    this.noteLoss()
  }

  override componentWillUnmount() {
    this.found()
    if (this.state.error !== undefined) this.props.renew()
  }

  private noteLoss() {
    if (this.state.error instanceof PartError) this.found = lostParts.subscribe(this.retry)
  }

  /** Ends the waiting for another try. */
  private found: () => void = () => undefined

  private readonly retry = () => {
    this.found()
    this.props.onRetry()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof PartError)) throw error
    return <Failure title={texts.partFailed} onRetry={this.retry} />
  }
}

const parts = new WeakMap<object, unknown>()

/** The component of a kind or a widget, loaded when it is first drawn. It keeps its identity. */
export function partOf<Props extends object>(type: { readonly load: () => Promise<ComponentType<Props>> }): FunctionComponent<Props> {
  const found = (parts.get(type) as FunctionComponent<Props> | undefined) ?? lazyPart(type.load)
  parts.set(type, found)
  return found
}

/**
 * A component that is loaded when it is first drawn, inside of a `Suspense`. One that cannot be loaded, such as after a deployment,
 * says so in its own place and can be tried again: what stands around it, and what was typed there, stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let lost = false
  const make = (): LazyExoticComponent<ComponentType<object>> =>
    lazy(async () => {
      try {
        return { default: (await loadPart(load)) as ComponentType<object> }
      } catch (error) {
        lost = true
        throw error
      }
    })
  let loaded = make()
  // Which one is meant is decided when it is drawn: after a failure it is another.
  const Attempt = (props: Props) => {
    const Loaded = loaded
    return <Loaded {...props} />
  }
  const renew = () => {
    if (lost) loaded = make()
    lost = false
  }
  return function Part(props) {
    const [attempt, setAttempt] = useState(0)
    const retry = () => {
      renew()
      setAttempt(attempt + 1)
    }
    return (
      <PartBoundary key={attempt} renew={renew} onRetry={retry}>
        <Attempt {...props} />
      </PartBoundary>
    )
  }
}
