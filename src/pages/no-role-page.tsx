import { Link } from 'react-router-dom'
import { useSession } from '../session'
import { texts } from './texts'
import './facts.css'

const say = texts.noRole

/** The home page of a user without a role: what they may do, and whom to ask for more. */
export function NoRolePage({ messages }: { readonly messages: string }) {
  const { user } = useSession()
  return (
    <section className="weft-card weft-facts" aria-labelledby="weft-no-role-title">
      <h2 id="weft-no-role-title">{say.title}</h2>
      <p>{say.text(user?.username ?? '')}</p>
      <p>{say.own}</p>
      <Link to={messages}>{say.messages}</Link>
    </section>
  )
}
