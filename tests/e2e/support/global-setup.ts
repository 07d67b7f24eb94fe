import { chmodSync, mkdirSync } from 'node:fs'
import { beginRun, templateFolder } from './run-folder'
import { WeftServer } from './server'

/** Makes the folder of the run and, in it, an installation with sample data that every embedded server begins with a copy of. */
export default async function setUp(): Promise<() => void> {
  const end = beginRun()
  try {
    const folder = templateFolder()
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    await WeftServer.make(folder)
    return end
  } catch (error) {
    end()
    throw error
  }
}
