import { createBrowserRouter, Outlet } from 'react-router'
import Failure from './components/failure'
import SidebarLayout from './components/sidebar-layout'
import StackedLayout from './components/stacked-layout'
import ThemeSwitch from './components/theme-switch'
import Root from './root'

/** A page is fetched when it is visited. To give it another frame, move its line. */
export const router = createBrowserRouter(
  [
    {
      element: <Root />,
      errorElement: <Failure />,
      hydrateFallbackElement: <></>,
      children: [
        {
          element: (
            <SidebarLayout themeSwitch={<ThemeSwitch />}>
              <Outlet />
            </SidebarLayout>
          ),
          children: [
            { index: true, lazy: async () => ({ Component: (await import('./pages/dashboard')).default }) },
            { path: 'billing', lazy: async () => ({ Component: (await import('./pages/billing')).default }) },
          ],
        },
        {
          element: (
            <StackedLayout themeSwitch={<ThemeSwitch />}>
              <Outlet />
            </StackedLayout>
          ),
          children: [
            { path: 'settings', lazy: async () => ({ Component: (await import('./pages/settings')).default }) },
          ],
        },
        { path: 'sign-in', lazy: async () => ({ Component: (await import('./pages/sign-in')).default }) },
        { path: 'register', lazy: async () => ({ Component: (await import('./pages/register')).default }) },
        {
          path: 'forgot-password',
          lazy: async () => ({ Component: (await import('./pages/forgot-password')).default }),
        },
        { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found')).default }) },
      ],
    },
  ],
  { basename: import.meta.env.BASE_URL },
)
