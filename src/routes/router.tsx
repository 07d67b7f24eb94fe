import { type ComponentType, Suspense } from 'react'
import { createBrowserRouter, Outlet, type RouteObject, useRouteError } from 'react-router-dom'
import { failureTexts } from '../pages/error-boundary'
import { FailurePage } from '../pages/error-page'
import { Splash } from '../pages/splash'
import { ACCOUNT_ROUTES } from './account-routes'
import { guardLoader } from './guard-loader'
import { LoginRoute } from './login-route'
import { LOGIN } from './paths'

interface RouterParts {
  /** Everything behind the sign-in, loaded when a user is signed in. */
  readonly SignedIn: ComponentType
  /** Starts to load it. */
  readonly prepare: () => void
  /** Shows why a session had to end. */
  readonly complain: (text: string) => void
}

function Root() {
  return (
    <Suspense fallback={<Splash />}>
      <Outlet />
    </Suspense>
  )
}

function RouteFailure() {
  return <FailurePage {...failureTexts(useRouteError())} />
}

/** The login page, and everything else behind the guard. What stands at a path comes from the menu, so there are no more routes than these. */
export function appRoutes({ SignedIn, prepare, complain }: RouterParts): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Splash,
      loader: ({ request }) => guardLoader(request, complain),
      shouldRevalidate: () => true,
      children: [{ path: LOGIN, element: <LoginRoute prepare={prepare} /> }, ...ACCOUNT_ROUTES, { path: '*', element: <SignedIn /> }],
    },
  ]
}

export type AppRouter = ReturnType<typeof createBrowserRouter>

export const createAppRouter = (parts: RouterParts): AppRouter => createBrowserRouter(appRoutes(parts))
