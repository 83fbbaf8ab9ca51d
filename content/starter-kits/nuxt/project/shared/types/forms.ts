/** Whoever is signed in, as pages may know them. */
export type Member = { id: string; email: string; name: string }

/** Why a form was refused: a sentence for each field that is wrong, or one for all of it. */
export type Problems = { fields: Record<string, string>; form: string }

/** What follows when a form was accepted: where to go, what to say there, and who is signed in from then on. */
export type Accepted = { to: string; toast?: string; user?: Member | null }

/** A form that was sent without JavaScript and refused: its page is rendered again with what was typed. */
export type Refused = Problems & { action: string; values: Record<string, string> }
