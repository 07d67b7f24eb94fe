import { expect, type Locator, type Page } from '@playwright/test'

/** A place that has roles and texts: a page or a part of it. */
type Place = Page | Locator

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place)

/** By its whole name; antd's sign of a button at work may stand before it a moment longer than the work. */
export const button = (place: Place, name: string) => place.getByRole('button', { name: new RegExp(`^(loading )?${escaped(name)}$`) })

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** antd puts a blank between the two characters of its own buttons. */
export const okButton = (place: Place) => place.getByRole('button', { name: /^确\s?定$/ })

/** The form over a list, by the beginning of its title; what opens it may still be loading its chunk. */
export const form = (page: Page, title: '新增' | '编辑' | '复制') => page.getByRole('dialog', { name: new RegExp(`^${title}`) })

/** The box of an entry in a tree of grants; the entry may have rules, which stand behind its name. */
export const grantBox = (place: Place, title: string) =>
  place.getByRole('tree', { name: '菜单和按钮权限' }).getByRole('checkbox', { name: `Select ${title}`, exact: true })

/** The dialog on top. */
export const dialog = (page: Page) => page.getByRole('dialog').last()

interface Saying {
  readonly weftSaid?: string[]
}

/** Waits for a message at the top of the window; each one that was said since is used up, so that the next wait is for a new one. */
export async function message(page: Page, text: string | RegExp): Promise<void> {
  const pattern = typeof text === 'string' ? new RegExp(`^${escaped(text)}$`) : text
  const heard = () =>
    page.evaluate(source => {
      const fits = (one: string) => new RegExp(source).test(one)
      const said = (window as Saying).weftSaid ?? []
      const found = said.findIndex(fits)
      if (found >= 0) return said.splice(0, found + 1)[found] ?? ''
      // The same words said again while they still stand there are not said anew.
      const shown = [...document.querySelectorAll('.ant-message-custom-content')].map(one => one.textContent ?? '')
      return shown.find(fits) ?? `heard: ${said.join(' | ')}`
    }, pattern.source)
  await expect.poll(heard, `the message ${text}`).toMatch(pattern)
}

/** The same for messages of works that run beside each other, which may come in any order. */
export async function messages(page: Page, ...patterns: readonly RegExp[]): Promise<void> {
  const missing = () =>
    page.evaluate(
      missingMessages,
      patterns.map(({ source }) => source),
    )
  await expect.poll(missing, 'the messages that have not come').toEqual([])
}

/** Runs in the page: the patterns that no message fits; when there is none, what was said is used up. */
function missingMessages(sources: readonly string[]): readonly string[] {
  const said = (window as Saying).weftSaid ?? []
  const missing = sources.filter(source => !said.some(text => new RegExp(source).test(text)))
  if (missing.length === 0) said.length = 0
  return missing
}

/** The message of a refused cell says so, and all of it is to be seen: nothing cuts it off. */
export async function tipSays(where: Page | Locator, text: string | RegExp): Promise<void> {
  const tip = where.locator('.weft-grid-tip')
  await expect(tip).toHaveText(text)
  await expect(tip).toBeInViewport({ ratio: 0.99 })
}

/** Agrees to a question after reading it. */
export async function agree(page: Page, ...texts: readonly string[]): Promise<void> {
  const question = page.getByRole('dialog').and(page.locator('.ant-modal-confirm')).last()
  for (const text of texts) await expect(question.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await okButton(question).click()
  await expect(question).toBeHidden()
}

export const input = (place: Place, name: string) => place.getByRole('textbox', { name, exact: true })
export const number = (place: Place, name: string) => place.getByRole('spinbutton', { name, exact: true })
export const select = (place: Place, name: string) => place.getByRole('combobox', { name, exact: true })

/** Chooses from a list that drops down. `typed`: it may be longer than what is drawn of it, and is searched first. */
export async function choose(place: Place, name: string, text: string, { typed = false } = {}): Promise<void> {
  // What is chosen already lies over the input: the box of both is pressed, at its left, where no cross of a chosen entry stands.
  const isBox = ['ant-select', 'weft-input'].map(name => `contains(concat(" ", @class, " "), " ${name} ")`).join(' or ')
  await select(place, name)
    .locator(`xpath=ancestor::*[${isBox}][1]`)
    .click({ position: { x: 6, y: 12 } })
  if (typed) await select(place, name).fill(text)
  const lists = pageOf(place).locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  await lists.locator('.ant-select-item-option, .ant-select-tree-title').getByText(text, { exact: true }).click()
  // antd gives the focus back behind the press, and would take it from what is pressed next: people are slower than that.
  await pageOf(place).evaluate(() => new Promise<void>(done => setTimeout(done)))
}

export const radio = (place: Place, name: string, text: string) =>
  place.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: text, exact: true })

/** Types a date and confirms it. The calendar of the first form of a page is still on its way then: it takes the focus when it comes. */
export async function typeDate(place: Place, name: string, text: string): Promise<void> {
  await place.getByLabel(name).fill(text)
  await place.getByLabel(name).press('Enter')
  await expect(place.getByLabel(name)).toHaveValue(text)
  await expect(pageOf(place).locator('.ant-picker-dropdown').filter({ visible: true })).toHaveCount(0)
}

/** What stands below an input of a form that was refused. */
export const refusal = (place: Place, text: string) => place.getByRole('alert').getByText(text, { exact: true })

/** Runs in the page: presses what still stands there, or throws; so it is known which of the two it was. */
function pressThere(entry: Element): void {
  if (!entry.isConnected) throw new Error('it has gone')
  ;(entry as HTMLElement).click()
}

/** Rows with a query bar and a toolbar, wherever they are drawn. */
export class List {
  readonly toolbar: Locator
  readonly query: Locator
  readonly rows: Locator

  constructor(readonly place: Place) {
    this.toolbar = place.getByRole('toolbar', { name: '工具栏' })
    this.query = place.getByRole('form', { name: '查询条件' })
    // Tabs that are not in front have rows too.
    this.rows = place.locator('.weft-list :is(.weft-grid-body > .weft-grid-row, .weft-row-card)').filter({ visible: true })
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text })
  }

  get total(): Locator {
    return this.place.getByText(/^\d+-\d+ 共\d+条$/)
  }

  /** A button above the rows, also when it stands under 更多. */
  async tool(name: string): Promise<void> {
    await expect(this.toolbar.getByRole('button').first()).toBeVisible()
    const more = this.toolbar.getByRole('button', { name: /^更多/ })
    if ((await button(this.toolbar, name).count()) > 0 || (await more.count()) === 0) return button(this.toolbar, name).click()
    await more.click()
    await pageOf(this.place).getByRole('menuitem', { name, exact: true }).click()
  }

  /** A button of a row, also when it stands under 更多. */
  async act(row: Locator, name: string): Promise<void> {
    await expect(row.getByRole('button').first()).toBeVisible()
    if ((await button(row, name).count()) > 0) return button(row, name).click()
    const entry = pageOf(this.place).getByRole('menuitem', { name, exact: true })
    // A list of actions goes with its row, such as a child in a tree that is read again: it is opened anew as long as nothing was pressed.
    await expect(async () => {
      if (!(await entry.isVisible())) await row.getByRole('button', { name: /^更多/ }).click({ timeout: 2000 })
      await entry.click({ timeout: 2000, trial: true })
      await entry.evaluate(pressThere, null, { timeout: 2000 })
    }).toPass()
  }

  /** Names of what may be done with a row. */
  async actions(row: Locator): Promise<string[]> {
    await expect(row.getByRole('button').first()).toBeVisible()
    const shown = (await row.getByRole('button').allInnerTexts()).map(text => text.trim()).filter(Boolean)
    if (!shown.includes('更多')) return shown
    const page = pageOf(this.place)
    await row.getByRole('button', { name: /^更多/ }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    const hidden = await page.getByRole('menuitem').allInnerTexts()
    await page.keyboard.press('Escape')
    return [...shown.filter(text => text !== '更多'), ...hidden.map(text => text.trim())]
  }

  /** In a narrow list the inputs of the query stand behind a line. */
  async openQuery(): Promise<void> {
    await this.query.getByRole('button', { name: '筛选', expanded: false }).click()
  }

  async search(name: string, text: string): Promise<void> {
    const folded = this.query.getByRole('button', { name: '筛选', expanded: false })
    await expect(folded.or(button(this.query, '查询'))).toBeVisible()
    if (await folded.isVisible()) await folded.click()
    await input(this.query, name).fill(text)
    await button(this.query, '查询').click()
  }

  /** Ticks the box of a row. */
  async tick(row: Locator): Promise<void> {
    await row.getByRole('checkbox').check()
  }

  /** The texts of a column, top to bottom. */
  async column(title: string): Promise<string[]> {
    const head = this.place.locator('.weft-list').getByRole('columnheader', { name: title, exact: true })
    const index = await head.getAttribute('aria-colindex')
    return this.rows.evaluateAll((rows, at) => {
      const placeOf = (row: Element) => Number(row.getAttribute('aria-rowindex'))
      const ordered = rows.toSorted((one, other) => placeOf(one) - placeOf(other))
      return ordered.map(row => row.querySelector(`[aria-colindex="${at}"]`)?.textContent?.trim() ?? '')
    }, index)
  }
}

/** The left menu. */
export const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })

/** Opens a page through the menu and waits for its heading, which may be another than the name of the entry. */
export async function openByMenu(page: Page, group: string, title: string, heading = title): Promise<List> {
  const head = menu(page).getByRole('menuitem', { name: group })
  const entry = menu(page).getByRole('link', { name: title, exact: true })
  // The group of a page that has just been opened opens by itself: a press at that moment would close it.
  await expect(async () => {
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click()
    await expect(entry).toBeVisible({ timeout: 1000 })
  }).toPass()
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  return new List(page.getByRole('main'))
}

/** The list of a page that shows the detail of its current row beside it. */
export const master = (page: Page) => new List(page.locator('.weft-master').filter({ visible: true }))

/** The detail of the current row beside its list, or with a name what stands on that tab of it. */
export function detail(page: Page, tab?: string): Locator {
  const place = page.locator('.weft-detail').filter({ visible: true })
  return tab === undefined ? place : place.getByRole('tabpanel', { name: tab })
}

/** Opens a page with a list and its detail by its address. */
export async function openMaster(page: Page, path: string): Promise<List> {
  await page.goto(path)
  const list = master(page)
  await expect(list.toolbar).toBeVisible()
  return list
}

/** Opens a page by its address. */
export async function openList(page: Page, path: string): Promise<List> {
  await page.goto(path)
  const list = new List(page.getByRole('main'))
  await expect(list.toolbar).toBeVisible()
  return list
}
