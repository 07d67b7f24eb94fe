/** A part of a picture, in its own pixels. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Longest side of what is made, in pixels. */
export const LARGEST = 3000
const QUALITY = 0.92

/** The part that is proposed: of that size in the middle, smaller where the picture is. */
export function proposedCut(picture: { readonly width: number; readonly height: number }, width: number, height: number): Cut {
  const fit = Math.min(1, picture.width / width, picture.height / height)
  const size = { width: Math.round(width * fit), height: Math.round(height * fit) }
  return { ...size, x: Math.round((picture.width - size.width) / 2), y: Math.round((picture.height - size.height) / 2) }
}

/** How large the part is made: as it is, with no side above 3000. */
export function madeSize({ width, height }: Pick<Cut, 'width' | 'height'>): { readonly width: number; readonly height: number } {
  const fit = Math.min(1, LARGEST / width, LARGEST / height)
  return { width: Math.max(1, Math.round(width * fit)), height: Math.max(1, Math.round(height * fit)) }
}

/** The name of what is made of a file. */
export const madeName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`

/** The part as a JPEG; what was transparent is white. Throws when the browser cannot make one. */
export async function cutOut(picture: HTMLImageElement, cut: Cut, name: string): Promise<File> {
  const { width, height } = madeSize(cut)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (blob === null) throw new Error('no picture')
  return new File([blob], madeName(name), { type: 'image/jpeg' })
}
