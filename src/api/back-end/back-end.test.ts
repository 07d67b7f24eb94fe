import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../../renderer/contract'
import { generations, type Release } from '../../../tests/emulator/generation'
import { RouteTable, routesOf } from '../../../tests/emulator/routes'
import { operations } from '../generated/operations'
import { BackEnd } from './back-end'
import type { Generation } from './generation'
import { hasCall, hasScreen } from './own-calls'

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: name => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: name => void kept.delete(name),
  }
}

const refused = (code: number, message = '') => new RequestError(message, code, false)

/** Areas of this repository, which an installation may have as well, and what is closed and not among their routes. */
const NOT_TOLD = /^\/(course|example|online)\//
const GENERATIONS: readonly (readonly [Release, Generation])[] = [
  ['2.4.2', 'jeecg2'],
  ['3.9.3', 'jeecg3'],
]

interface ListScreen {
  readonly source?: string | { readonly base?: string; readonly list?: string | { readonly request: string } }
}

const SCREENS = 'schemas/screens/system'
/** Ids of the system's screens with the calls by which their rows are read. */
const lists = readdirSync(SCREENS).flatMap((file): (readonly [id: string, path: string])[] => {
  const { source } = JSON.parse(readFileSync(`${SCREENS}/${file}`, 'utf8')) as ListScreen
  const { base, list = `GET ${base}/list` } = typeof source === 'object' ? source : { base: source }
  return source === undefined
    ? []
    : [[`system/${file.replace('.json', '')}`, (typeof list === 'string' ? list : list.request).replace('GET ', '')]]
})

describe.each(GENERATIONS)('of %s', (release, generation) => {
  const routes = new RouteTable(routesOf(release, generations[release].onlineExport))
  const found = (method: string, path: string) => {
    const route = routes.find(method, path)
    return route !== null && 'route' in route
  }
  const asked = Object.values(operations).filter(({ path }) => !NOT_TOLD.test(path))

  it('every call of ours is known to be there or not', () => {
    const wrong = asked.filter(({ method, path }) => found(method, path.replace('{path}', 'a/b')) !== hasCall(generation, method, path))
    expect(asked.length).toBeGreaterThan(100)
    expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('no screen is offered whose rows cannot be read', () => {
    const empty = lists.filter(([id, path]) => hasScreen(generation, id) && !hasCall(generation, 'GET', path))
    expect(lists.length).toBeGreaterThan(25)
    expect(empty).toEqual([])
  })

  it('bins are offered where something can be taken out of them', () => {
    const offered = ['user', 'dict', 'tenant'].filter(one => hasScreen(generation, `system/${one}-bin`))
    expect(offered).toEqual(release === '2.4.2' ? ['user'] : ['user', 'dict', 'tenant'])
  })
})

describe('who the server is', () => {
  it.each([
    [null, 'weft', true],
    [refused(500, 'Token失效，请重新登录'), 'jeecg2', true],
    [refused(404), 'jeecg2', true],
    [refused(401), 'jeecg3', true],
    [refused(0), 'weft', false],
    [refused(503), 'weft', false],
  ] as const)('shows in how it takes a question of ours: %s is %s', (failure, generation, known) => {
    const kept = { generation: storage(), lacking: storage() }
    const backEnd = new BackEnd(kept)
    backEnd.learn(failure)
    expect([backEnd.generation, backEnd.known]).toEqual([generation, known])
    // Another page of this browser knows as much.
    expect(new BackEnd(kept).generation).toBe(generation)
  })

  it('is asked anew where the browser keeps something else', () => {
    const generation = storage()
    generation.setItem('weft:back-end', 'constructor')
    expect(new BackEnd({ generation, lacking: storage() }).known).toBe(false)
  })
})

describe('a call that the server does not have', () => {
  const family = (kept = { generation: storage(), lacking: storage() }) => {
    const backEnd = new BackEnd(kept)
    backEnd.learn(refused(401))
    return backEnd
  }

  it.each([
    [404, '很抱歉，资源未找到!', true],
    [404, '路径不存在，请检查路径是否正确', true],
    [405, '不支持POST请求方法，支持以下GET、', true],
    [500, '操作失败，No static resource made/list.', true],
    [500, '未找到对应实体', false],
    [401, 'Token失效，请重新登录!', false],
  ])('is told by %d %s: %s', (code, message, lacking) => {
    const kept = { generation: storage(), lacking: storage() }
    const backEnd = family(kept)
    backEnd.noteFailure('GET', '/made/list', refused(code, message))
    expect(backEnd.has('GET', '/made/list')).toBe(!lacking)
    expect(backEnd.has('POST', '/made/list')).toBe(true)
    expect(new BackEnd(kept).has('GET', '/made/list')).toBe(!lacking)
  })

  it('is no matter of files, nor of our own server', () => {
    const backEnd = family()
    backEnd.noteFailure('GET', '/sys/common/static/a.png', refused(404))
    expect(backEnd.has('GET', '/sys/common/static/a.png')).toBe(true)
    const ours = new BackEnd({ generation: storage(), lacking: storage() })
    ours.noteFailure('GET', '/sys/storedScreen/queryByName', refused(404))
    expect(ours.has('GET', '/sys/storedScreen/queryByName')).toBe(true)
  })
})
