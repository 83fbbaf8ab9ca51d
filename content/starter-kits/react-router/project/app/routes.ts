import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** To give a page another frame, or to open it to everybody, move its line. */
export default [
  layout('layouts/member.tsx', [
    layout('layouts/sidebar.tsx', [index('routes/dashboard.tsx'), route('billing', 'routes/billing.tsx')]),
    layout('layouts/stacked.tsx', [route('settings', 'routes/settings.tsx')]),
  ]),

  layout('layouts/guest.tsx', [
    route('sign-in', 'routes/sign-in.tsx'),
    route('register', 'routes/register.tsx'),
    route('check-email', 'routes/check-email.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
  ]),

  route('verify', 'routes/verify.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
