import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { type Contract, checkContract, editValue, readContract, type ValueGiven } from './calls'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A contract with its fields, and what a user says of them. */
export function useContract(id: string) {
  const host = useHost()
  const { client } = host
  const [contract, setContract] = useState<Contract>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    readContract(client, id, abort.signal).then(
      answer => abort.signal.aborted || setContract(answer),
      failure => abort.signal.aborted || setError(failure),
    )
    return () => abort.abort()
  }, [client, id, round])
  const reload = () => {
    setError(undefined)
    setRound(round + 1)
  }
  /** Whether it was done; a refusal is told, and one over a change of another user shows that change. */
  const attempt = async (work: () => Promise<Contract>): Promise<boolean> => {
    setBusy(true)
    try {
      setContract(await work())
      return true
    } catch (failure) {
      host.notify.error(messageOf(failure))
      reload()
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    contract,
    error,
    busy,
    reload,
    edit: (given: ValueGiven) => attempt(() => editValue(client, given)),
    check: (checked: boolean) => attempt(() => checkContract(client, id, checked)),
  }
}

export type OpenContract = ReturnType<typeof useContract>
