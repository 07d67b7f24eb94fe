import type { Page } from '@playwright/test'
import { must, unique } from './calls'

export const LECTURERS = '/course/lecturer'

/** Adds lecturers with names and fees that count from 1, past the screen. Returns what their names begin with. */
export async function addLecturers(page: Page, many: number, more: (index: number) => object = () => ({})): Promise<string> {
  const prefix = unique('师')
  for (let index = 1; index <= many; index++) {
    const name = `${prefix}-${String(index).padStart(2, '0')}`
    await must(page, 'POST', `${LECTURERS}/add`, { name, gender: '1', level: '1', external: 'N', fee: index * 100, ...more(index) })
  }
  return prefix
}
