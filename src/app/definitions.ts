import { type DefinitionText, loadPart } from '../../renderer/contract'

type Files = { readonly [path: string]: () => Promise<string> }

/** Each definition is a chunk of its own, as text: its issues then have lines and columns. */
const screens: Files = import.meta.glob<string>('../../schemas/screens/**/*.json', { query: '?raw', import: 'default' })
const entities: Files = import.meta.glob<string>('../../schemas/entities/**/*.json', { query: '?raw', import: 'default' })

const ROOT = '../../'

/** Files whose shape was not found right by the build; undefined where nothing was built. */
const UNCHECKED: readonly string[] | undefined = import.meta.env.UNCHECKED_DEFINITIONS

async function load(files: Files, path: string): Promise<DefinitionText | undefined> {
  const file = ROOT + path
  const read = Object.hasOwn(files, file) ? files[file] : undefined
  return read && { file: path, text: await loadPart(read), checked: UNCHECKED?.includes(path) === false }
}

/** The screen of the repository with an id such as `course/lecturer`. */
export const loadScreen = (id: string) => load(screens, `schemas/screens/${id}.json`)

/** The entity of the repository behind a base path such as `/course/lecturer`. */
export const loadEntity = (base: string) => load(entities, `schemas/entities${base}.json`)
