import { Transformer } from '@napi-rs/image'
import { pictureSize } from '../../../../util/picture-size.js'
import { Problem } from '../problem.js'
import { recognise } from './recognise.js'

/** Pixels of the longer side: more make letters no clearer. */
const LONGEST = 2600

function decode(/** @type {Transformer} */ picture) {
  try {
    const { width, height } = picture.metadataSync()
    const scale = Math.min(1, LONGEST / Math.max(width, height))
    if (scale < 1) picture.resize(Math.round(width * scale), Math.round(height * scale))
    const png = picture.pngSync()
    return { png, ...pictureSize(png) }
  } catch {
    throw new Problem('broken')
  }
}

/** The page that a picture is. */
export async function recognisePicture(/** @type {Transformer} */ picture) {
  const { png, width, height } = decode(picture)
  const { text, places } = await recognise(png, width, height)
  return { text, headings: [], recognised: /** @type {const} */ (true), places }
}

/** The one page of a picture. */
export async function readPicture(/** @type {Buffer} */ bytes, /** @type {number} */ pixels) {
  const { width, height } = pictureSize(bytes)
  if (width * height > pixels) throw new Problem('tooManyPixels')
  return [await recognisePicture(new Transformer(bytes).rotate())]
}
