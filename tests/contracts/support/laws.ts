import type { Maker } from './requests'
import type { World } from './world'

async function versions(world: World): Promise<string> {
  const one = await world.make('/audit/lawversion')
  const other = await world.make('/audit/lawversion')
  return `${one.id},${other.id}`
}

/** Requests for articles of laws. */
export const laws: Readonly<Record<string, Maker>> = {
  auditLawArticleList: async world => {
    await world.make('/audit/lawversion')
    return { query: { ofLaw: String((await world.usual('/audit/law')).id) } }
  },
  auditLawComparison: async world => ({ query: { versions: await versions(world) } }),
}
