import { isObject } from '../../source'
import { type GrantNode, waysTo } from './grant-keys'

/** A rule for the rows of a list, as it is offered. */
export interface OfferedRule {
  readonly id: string
  readonly title: string
  /** What it asks of a row: `email = #{sys_user_code}`. */
  readonly condition: string
}

/** Which of the rules of a menu entry its grant carries. */
export interface RuleChoice {
  readonly rules: readonly OfferedRule[]
  /** Ids as the server has them. */
  readonly before: readonly string[]
  readonly chosen: readonly string[]
}

/** Choices of menu entries that were looked at, by their keys. */
export type RuleChoices = ReadonlyMap<string, RuleChoice>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** An answer of `datarule` and `drChecked`, ids with commas between. */
export function readChoice(result: unknown): RuleChoice {
  const { datarule, drChecked } = isObject(result) ? result : {}
  const rules = (Array.isArray(datarule) ? datarule : []).filter(isObject).map(rule => ({
    id: String(rule.id),
    title: text(rule.ruleName) || String(rule.id),
    condition: [rule.ruleColumn, rule.ruleConditions, rule.ruleValue].map(text).join(' ').trim(),
  }))
  const before = text(drChecked).split(',').filter(Boolean)
  return { rules, before, chosen: before }
}

const differs = ({ before, chosen }: RuleChoice) => before.length !== chosen.length || chosen.some(id => !before.includes(id))

/** Choices that are to be saved: those of granted entries that differ from what the server has. */
export const changedChoices = (choices: RuleChoices, granted: ReadonlySet<string>): RuleChoices =>
  new Map([...choices].filter(([key, choice]) => granted.has(key) && differs(choice)))

/** The same as ways down: `在线课程 / 讲师管理 / 本人`. */
export function choiceChanges(nodes: readonly GrantNode[], changed: RuleChoices) {
  const lines = (pick: (choice: RuleChoice, id: string) => boolean) =>
    waysTo(nodes).flatMap(([key, way]) => {
      const choice = changed.get(key)
      return choice?.rules.filter(({ id }) => pick(choice, id)).map(({ title }) => `${way} / ${title}`) ?? []
    })
  return {
    added: lines(({ before, chosen }, id) => chosen.includes(id) && !before.includes(id)),
    removed: lines(({ before, chosen }, id) => before.includes(id) && !chosen.includes(id)),
  }
}
