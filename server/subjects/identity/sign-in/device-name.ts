type Names = readonly (readonly [pattern: RegExp, name: string])[]

/** The first that fits counts: most browsers also call themselves by the names of others. */
const BROWSERS: Names = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/DingTalk\/(\d+)/, 'DingTalk'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/FxiOS\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari\//, 'Safari'],
]

const SYSTEMS: Names = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const LONGEST = 60

function named(names: Names, agent: string): string {
  for (const [pattern, name] of names) {
    const found = pattern.exec(agent)
    if (found) return found[1] ? `${name} ${found[1]}` : name
  }
  return ''
}

/** What people read of a `User-Agent`, such as `Chrome 142 · Windows`; the beginning of one that is not known, empty without one. */
export function deviceName(agent: string | undefined): string {
  if (agent === undefined) return ''
  const known = [named(BROWSERS, agent), named(SYSTEMS, agent)].filter(Boolean).join(' · ')
  return known || agent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, LONGEST)
}
