/** Where the starter kit and Fortify answer. Change an address here where your routes differ. */
export const addresses = {
    home: '/',
    dashboard: '/dashboard',
    login: '/login',
    logout: '/logout',
    register: '/register',
    forgotPassword: '/forgot-password',
    resetPassword: '/reset-password',
    confirmPassword: '/user/confirm-password',
    verificationNotification: '/email/verification-notification',
    profile: '/settings/profile',
    security: '/settings/security',
    password: '/settings/password',
    appearance: '/settings/appearance',
} as const;
