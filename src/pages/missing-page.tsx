import { Link } from 'react-router-dom'
import { HasPermission } from '../../renderer/contract'
import { texts } from './texts'
import './facts.css'

const say = texts.missing

interface MissingPageProps {
  readonly component: string
  readonly path: string
  /** Why, when more is known than that nothing answers to the name. */
  readonly problem: string
  /** Where menu entries are put right, for those who may. */
  readonly menus: string
}

/** A menu entry whose component does not exist here: says which, so that it can be put right. */
export function MissingPage({ component, path, problem, menus }: MissingPageProps) {
  return (
    <section className="weft-card weft-facts" aria-labelledby="weft-missing-title">
      <h2 id="weft-missing-title">{say.title}</h2>
      <p>{say.text}</p>
      <dl>
        <dt>{say.component}</dt>
        <dd>
          <code>{component || say.none}</code>
        </dd>
        <dt>{say.path}</dt>
        <dd>
          <code>{path}</code>
        </dd>
        {problem && (
          <>
            <dt>{say.problem}</dt>
            <dd>{problem}</dd>
          </>
        )}
      </dl>
      <HasPermission action="permission:edit">
        <Link to={menus}>{say.menus}</Link>
      </HasPermission>
    </section>
  )
}
