import { SaxesParser } from 'saxes'

const NAMESPACE = 'http://www.yale.edu/tp/cas'
/** Elements in each other: what is told of an element grows with those around it. */
const DEEPEST = 32
const USER = 'serviceResponse/authenticationSuccess/user'

/**
 * The user of a `cas:serviceResponse`; null when it is a refusal. Throws for what is no such document. There are no entities
 * but the five of XML: a DOCTYPE ends the reading.
 */
export function readServiceResponse(xml: string): string | null {
  const parser = new SaxesParser({ xmlns: true })
  const path: string[] = []
  const users: string[] = []
  let refused = false
  let text = ''
  parser.on('error', error => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('A CAS answer has no DOCTYPE.')
  })
  parser.on('opentag', ({ uri, local }) => {
    if (path.length === DEEPEST) throw new Error('A CAS answer nests too deeply.')
    // Which of its texts were the name, would be a guess.
    if (path.join('/') === USER) throw new Error('The user of a CAS answer is a text.')
    path.push(uri === NAMESPACE ? local : `{${uri}}${local}`)
    text = ''
    if (path.join('/') === 'serviceResponse/authenticationFailure') refused = true
  })
  for (const kind of ['text', 'cdata'] as const) {
    parser.on(kind, part => {
      text += part
    })
  }
  parser.on('closetag', () => {
    if (path.join('/') === USER) users.push(text.trim())
    path.pop()
  })
  parser.write(xml).close()
  if (refused && users.length === 0) return null
  const [user] = users
  if (refused || users.length !== 1 || !user) throw new Error('The answer is no CAS serviceResponse.')
  return user
}
