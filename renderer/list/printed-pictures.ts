import type { StoredPicture } from '../model/cell-type'
import type { Client } from '../model/client'
import { type BorrowedPicture, borrowPicture } from '../ui/html/stored-picture'

/** How long pictures are waited for, in milliseconds. */
const PATIENCE = 5000
/** Pixels that a picture is high at most. */
const HEIGHT = 64

/** Pictures on a page that is to be printed. One that cannot be read leaves its name. */
export class PrintedPictures {
  private readonly borrowed: BorrowedPicture[] = []
  private readonly coming: Promise<void>[] = []

  constructor(private readonly client: Client) {}

  /** The element of a picture; its name until it is there. */
  draw(page: Document, { path, name }: StoredPicture): HTMLElement {
    const place = page.createElement('span')
    place.textContent = name
    const borrowed = borrowPicture(this.client, path)
    this.borrowed.push(borrowed)
    this.coming.push(borrowed.picture.then(address => show(page, place, address, name)).catch(() => undefined))
    return place
  }

  /** Done when every picture is there or failed, or when patience is over. */
  async there(): Promise<void> {
    if (this.coming.length === 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<void>(done => {
      timer = setTimeout(done, PATIENCE)
    })
    await Promise.race([Promise.all(this.coming), patience])
    clearTimeout(timer)
  }

  release(): void {
    for (const { release } of this.borrowed.splice(0)) release()
  }
}

/** Takes the place of the name once the picture is drawn. */
async function show(page: Document, place: HTMLElement, address: string, name: string): Promise<void> {
  const picture = page.createElement('img')
  picture.alt = name
  picture.style.maxHeight = `${HEIGHT}px`
  picture.style.maxWidth = `${HEIGHT * 2}px`
  picture.style.margin = '2px'
  await new Promise<void>((done, fail) => {
    picture.addEventListener('load', () => done())
    picture.addEventListener('error', fail)
    picture.src = address
  })
  place.replaceChildren(picture)
}
