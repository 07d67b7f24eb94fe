import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openWorkPlace } from './work-place'

it('what processes left is removed, and what a living one or another machine works on stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-work-place-'))
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  try {
    const own = `${hostname()}.${process.pid}`
    const living = `${hostname()}.${other.pid}`
    const names = ['engine', own, living, `${hostname()}.99999999`, 'elsewhere.7', 'elsewhere.8']
    for (const name of names) mkdirSync(join(folder, name, 'work'), { recursive: true })
    const before = new Date(Date.now() - 25 * 3_600_000)
    utimesSync(join(folder, 'elsewhere.8'), before, before)
    expect(openWorkPlace(folder)).toBe(join(folder, own))
    expect(readdirSync(folder).sort()).toEqual([living, 'elsewhere.7'].sort())
    const gone = new Promise(resolve => other.once('exit', resolve))
    other.kill('SIGKILL')
    await gone
    openWorkPlace(folder)
    expect(readdirSync(folder)).toEqual(['elsewhere.7'])
  } finally {
    other.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  expect(existsSync(folder)).toBe(false)
})
