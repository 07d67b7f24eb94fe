import { cbc } from '@noble/ciphers/aes.js'
import { utf8ToBytes } from '@noble/ciphers/utils.js'

/** What `GET /sys/getEncryptedString` answers. */
interface KeyTexts {
  readonly key: string
  readonly iv: string
}

/** AES in CBC mode with PKCS#7, as Base64. The key is no secret: it keeps passwords out of logs, and TLS keeps them from listeners. */
export function encryptedPassword(password: string, { key, iv }: KeyTexts): string {
  return btoa(String.fromCharCode(...cbc(utf8ToBytes(key), utf8ToBytes(iv)).encrypt(utf8ToBytes(password))))
}
