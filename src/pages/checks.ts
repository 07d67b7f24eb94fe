import { RequestError } from '../../renderer/contract'
import { sysUserCheckOnlyUser } from '../api/generated/user'
import { texts } from './texts'

const PHONE = /^1[3-9]\d{9}$/

/** Refuses an empty value. */
export const wanted = (error: string) => (value: string) => (value.trim() === '' ? error : '')

export const phoneCheck = (value: string): string => {
  if (value.trim() === '') return texts.phone.noPhone
  return PHONE.test(value.trim()) ? '' : texts.phone.badPhone
}

export const codeCheck = wanted(texts.phone.noCode)

/** What a check could not find out: it is said, and the server decides when the form is sent. */
export interface Doubt {
  readonly doubt: string
}

/** Whether a name or phone is free. Only an answer that says so is a no: all else, such as an error in between, leaves it open. */
export async function freeCheck(query: { readonly username: string } | { readonly phone: string }, taken: string): Promise<string | Doubt> {
  try {
    await sysUserCheckOnlyUser({ query }, { meta: { quiet: true } })
    return ''
  } catch (error) {
    return error instanceof RequestError && error.result === true ? taken : { doubt: texts.register.unchecked }
  }
}

/** 0 too short, 1 weak, 2 medium, 3 strong. The server refuses what is not at least medium. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if ([...password].length < 8) return 0
  const kinds = [/\d/, /\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length
  if (kinds < 2 || !/\d/.test(password) || !/\p{L}/u.test(password)) return 1
  return kinds > 2 && [...password].length >= 10 ? 3 : 2
}

export function newPasswordCheck(password: string): string {
  if (password === '') return texts.newPassword.none
  return passwordStrength(password) < 2 ? texts.newPassword.weak : ''
}

export const sameCheck = (again: string, password: string): string => {
  if (again === '') return texts.newPassword.noAgain
  return again === password ? '' : texts.newPassword.different
}
