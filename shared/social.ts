/** Other sites whose accounts may open one of ours, once the operator has given their keys. */
export const socialNames = ['google', 'github'] as const
export type SocialName = (typeof socialNames)[number]
export const socialTitles: Record<SocialName, string> = { google: 'Google', github: 'GitHub' }
