export { normaliseRule, type RuleIssue, type RuleResult } from './normalise-rule'
export { type Preset, presetCodes, presetOf } from './presets'
export { texts as ruleTexts } from './texts'
export { type PatternProblem, unsafePattern } from './unsafe-pattern'
export {
  type Asked,
  asksStored,
  type CodeCheck,
  createRules,
  type ExistsCheck,
  isEmptyValue,
  isLater,
  type PatternMatcher,
  type RuleContext,
  type Rules,
  type StoredCheck,
  type ValidateNow,
  type ValueResult,
} from './validate'
export { wholeDigits } from './whole-digits'
