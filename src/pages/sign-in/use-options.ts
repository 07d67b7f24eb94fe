import { useEffect, useState } from 'react'
import { RequestError } from '../../../renderer/contract'
import type { SignInOptions } from '../../api/generated/third'
import { NO_OPTIONS } from './ports'

/** Back ends of the family know no such question; they have phone sign-in and registration. */
const OF_THE_FAMILY: SignInOptions = { ...NO_OPTIONS, phone: true, registration: true }

/** What the server lets people do before they are signed in; nothing beside the password until it has answered. */
export function useOptions(load: () => Promise<SignInOptions>): SignInOptions {
  const [options, setOptions] = useState(NO_OPTIONS)
  useEffect(() => {
    let here = true
    load().then(
      found => here && setOptions(found),
      error => here && error instanceof RequestError && error.code === 404 && setOptions(OF_THE_FAMILY),
    )
    return () => {
      here = false
    }
  }, [load])
  return options
}
