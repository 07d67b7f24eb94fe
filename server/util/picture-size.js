import { imageSize } from 'image-size'

/**
 * What the head of a picture tells of it; throws when it tells nothing. Short buffers lie in memory that they share with others of the
 * process, and `image-size` reads on beyond their end: what follows must be nothing, not what somebody else sent.
 * @param {Buffer} bytes
 */
export function pictureSize(bytes) {
  const alone = bytes.length === bytes.buffer.byteLength ? bytes : Buffer.alloc(bytes.length, bytes)
  return imageSize(alone)
}
