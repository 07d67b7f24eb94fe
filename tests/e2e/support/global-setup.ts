import { installationIn } from './kept-installation'
import { beginRun, templateFolder } from './run-folder'
import { WeftServer } from './server'

/** Makes the folder of the run and, in it, an installation with sample data that every embedded server begins with a copy of. */
export default async function setUp(): Promise<() => void> {
  const end = beginRun()
  try {
    await installationIn(templateFolder(), folder => WeftServer.make(folder))
    return end
  } catch (error) {
    end()
    throw error
  }
}
