import type { ValueType } from '../../expression/types'
import { type ISSUES, type Issue, type IssueCode, makeIssue } from '../../model/issues'
import type { SourceModel } from '../../model/source'
import type { AuthoredActions } from '../generated/authored'
import { type Place, positionInText, positionOfKey, positionOfValue } from '../json/document'
import type { ScreenEnvironment, ScreenRegistry } from '../registry-info'

type Args<Code extends IssueCode> = Parameters<(typeof ISSUES)[Code]>

/** What every part of normalising shares. Issues are collected: one run tells them all. */
export interface Context {
  readonly registry: ScreenRegistry
  readonly environment: ScreenEnvironment
  /** Words that expressions may begin with; absent: the fields come from elsewhere and are not known here. */
  readonly names?: ReadonlySet<string>
  /** The names within fields that hold an object, by the field. */
  readonly objects?: ReadonlyMap<string, ReadonlySet<string>>
  /** What is known of the values behind names; absent: types are not checked. */
  readonly types?: ReadonlyMap<string, ValueType>
  readonly issues: Issue[]
  readonly actions: ActionSetting
}

/** What actions know of the screen around them. */
export interface ActionSetting {
  readonly kind: string
  readonly perm?: string | undefined
  readonly permPlace?: Place
  readonly source?: SourceModel
  /** The actions that the screen names itself, and where. */
  readonly named: AuthoredActions
  readonly namedPlace: Place
  /** True: what is read stands in a form. */
  readonly form?: true
  /** Names of fields that steps can set. */
  readonly fields: ReadonlySet<string>
}

/** Notes an issue at a value. */
export function note<Code extends IssueCode>(context: Context, code: Code, place: Place, ...args: Args<Code>): void {
  context.issues.push(makeIssue(code, { path: place.path, position: positionOfValue(place) }, ...args))
}

/** Notes an issue at a key. */
export function noteKey<Code extends IssueCode>(context: Context, code: Code, place: Place, ...args: Args<Code>): void {
  context.issues.push(makeIssue(code, { path: place.path, position: positionOfKey(place) }, ...args))
}

/** Notes an issue inside a text; `offset` counts in the decoded text. */
export function noteInText<Code extends IssueCode>(context: Context, code: Code, place: Place, offset: number, ...args: Args<Code>): void {
  context.issues.push(makeIssue(code, { path: place.path, position: positionInText(place, offset) }, ...args))
}
