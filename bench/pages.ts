import { openBrowser, visit } from './browser'
import { type Figure, median, print } from './report'
import { startPage } from './servers'
import { startWeft } from './weft'

const ROUNDS = 7
const KILOBYTE = 1024

/** Size of the login page and of the first list page, and the time until a list is painted, beside an empty React page. */
export async function pages(): Promise<void> {
  const [floor, weft, browser] = [await startPage('floor'), await startWeft(), await openBrowser()]
  try {
    const floors = { scripts: [] as number[], files: [] as number[], painted: [] as number[] }
    const logins = { scripts: [] as number[], files: [] as number[], painted: [] as number[] }
    const lists = { scripts: [] as number[], files: [] as number[], painted: [] as number[] }
    const homes = { scripts: [] as number[], files: [] as number[], painted: [] as number[] }
    const charts = { scripts: [] as number[], files: [] as number[], painted: [] as number[] }
    // Interleaved, so that a slow moment of the machine touches all of them; the first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const visits = [
        [floors, await visit(browser, `${floor.url}/`, { wait: 'text=painted' })],
        [logins, await visit(browser, `${weft.server.url}/user/login`, { wait: 'input[type=password]' })],
        [
          lists,
          await visit(browser, `${weft.server.url}/course/lecturer`, {
            wait: '.weft-list .weft-grid-row[aria-rowindex]',
            signedIn: weft.signedIn,
          }),
        ],
        [homes, await visit(browser, `${weft.server.url}/dashboard/analysis`, { wait: '.weft-figure strong', signedIn: weft.signedIn })],
        [charts, await visit(browser, `${weft.server.url}/dashboard/analysis`, { wait: '.weft-chart svg path', signedIn: weft.signedIn })],
      ] as const
      if (round === 0) continue
      for (const [figures, { scripts, files, painted }] of visits) {
        figures.scripts.push(scripts)
        figures.files.push(files)
        figures.painted.push(painted)
      }
    }
    const figure = (name: string, unit: string, ours: number[], base: number[], scale = 1): Figure => ({
      name,
      unit,
      ours: median(ours) / scale,
      floor: median(base) / scale,
    })
    print('Pages (medians; floor: an empty React page)', [
      figure('scripts of the login page, gzip', 'KB', logins.scripts, floors.scripts, KILOBYTE),
      figure('scripts of the first list page, gzip', 'KB', lists.scripts, floors.scripts, KILOBYTE),
      figure('files of those of the login page', '', logins.files, floors.files),
      figure('files of those of the first list page', '', lists.files, floors.files),
      figure('navigation to painted login page', 'ms', logins.painted, floors.painted),
      figure('navigation to painted list', 'ms', lists.painted, floors.painted),
      figure('navigation to figures of the home page', 'ms', homes.painted, floors.painted),
      figure('scripts of the home page with its charts, gzip', 'KB', charts.scripts, floors.scripts, KILOBYTE),
      figure('navigation to charts of the home page', 'ms', charts.painted, floors.painted),
    ])
  } finally {
    await browser.close()
    await weft.server.dispose()
    await floor.close()
  }
}
