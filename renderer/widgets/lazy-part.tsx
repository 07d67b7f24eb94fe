import { Component, type ComponentType, type FunctionComponent, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { loadPart, PartError } from '../model/load-part'
import { Failure } from './failure'
import { texts } from './texts'

interface BoundaryProps {
  /** Has the part loaded again by whoever draws it next. */
  readonly renew: () => void
  readonly draw: () => ReactNode
}

/** Stands in for a part that could not be loaded; what else goes wrong is none of its business. */
class PartBoundary extends Component<BoundaryProps, { readonly error: unknown; readonly failed: boolean }> {
  override state = { error: undefined as unknown, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentWillUnmount() {
    if (this.state.failed) this.props.renew()
  }

  private readonly retry = () => {
    this.props.renew()
    this.setState({ error: undefined, failed: false })
  }

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.draw()
    if (!(error instanceof PartError)) throw error
    return <Failure title={texts.partFailed} onRetry={this.retry} />
  }
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
  const renew = () => {
    if (lost) loaded = make()
    lost = false
  }
  return function Part(props) {
    const draw = () => {
      const Loaded = loaded
      return <Loaded {...props} />
    }
    return <PartBoundary renew={renew} draw={draw} />
  }
}
