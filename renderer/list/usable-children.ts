import type { Host } from '../model/host'
import type { ChildModel } from '../model/screen'
import { hasPermission } from '../permission'

/** The children that the user may see and that the server can serve. */
export function usableChildren(children: readonly ChildModel[], host: Host): readonly ChildModel[] {
  const { abilities } = host.client
  return children.filter(
    child => !('screen' in child) || (hasPermission(child.right, host) && abilities?.hasScreen(child.screen) !== false),
  )
}
