import './steps.css'

interface StepsProps {
  readonly label: string
  readonly titles: readonly string[]
  /** The step at hand, from 0. */
  readonly at: number
}

/** How far something has come. */
export function Steps({ label, titles, at }: StepsProps) {
  return (
    <ol className="weft-steps" aria-label={label}>
      {titles.map((title, index) => (
        <li key={title} className={index < at ? 'is-done' : index === at ? 'is-now' : ''} aria-current={index === at ? 'step' : undefined}>
          <span aria-hidden="true">{index < at ? '✓' : index + 1}</span>
          {title}
        </li>
      ))}
    </ol>
  )
}
