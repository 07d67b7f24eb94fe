// Made by `npm run generate`. Do not edit: change what it is made from.
import type { Validator } from '../validator'
export const validateScreen: Validator
export const validateEntity: Validator
