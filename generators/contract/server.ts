import type { Server, ServerVariable } from './model'
import { child, children, kindOf, type Node, textAt, valueAt } from './node'
import type { Reading } from './reading'

/** Server Objects (3.1 §4.8.5) with their variables (§4.8.6). */
export function readServers(reading: Reading, list: Node): Server[] {
  if (list.value !== undefined && !Array.isArray(list.value))
    reading.report('CONTRACT_WRONG_SHAPE', list.at, 'an array of servers', kindOf(list.value))
  return children(list).flatMap(([, node]): Server[] => {
    const url = textAt(node, 'url')
    if (url === null) {
      reading.report('CONTRACT_WRONG_SHAPE', node.at, 'a server with a "url"', kindOf(node.value))
      return []
    }
    const known = children(child(node, 'variables')).map(([name, variable]) => readVariable(reading, name, variable))
    const missing = [...url.matchAll(/\{([^{}]+)\}/g)].map(match => match[1] ?? '').filter(name => !known.some(one => one.name === name))
    for (const name of missing)
      reading.report('CONTRACT_SERVER', node.at, `variable {${name}} of ${url} is not declared`, 'it may be given and is empty otherwise')
    const variables = [...known, ...[...new Set(missing)].map(name => ({ name, default: '', values: [], description: null }))]
    return [{ url, description: textAt(node, 'description'), variables: variables.filter(({ name }) => url.includes(`{${name}}`)) }]
  })
}

function readVariable(reading: Reading, name: string, node: Node): ServerVariable {
  const values = children(child(node, 'enum')).map(([, value]) => String(value.value))
  const preset = valueAt(node, 'default')
  if (preset === undefined || preset === null)
    reading.report('CONTRACT_SERVER', node.at, `variable {${name}} has no default`, `the default is "${values[0] ?? ''}"`)
  return { name, default: String(preset ?? values[0] ?? ''), values, description: textAt(node, 'description') }
}
