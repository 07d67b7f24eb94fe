export { normaliseRule, type RuleIssue, type RuleResult } from './normalise-rule'
export { filterNumberInput, numberFromInput } from './number-input'
export { type Preset, presetCodes, presetOf } from './presets'
export { texts as ruleTexts } from './texts'
export { PATTERN_LENGTH, type PatternProblem, unsafePattern } from './unsafe-pattern'
export {
  createRules,
  isEmptyValue,
  isLater,
  type PatternMatcher,
  type RuleContext,
  type Rules,
  type StoredCheck,
  type Verdict,
} from './validate'
