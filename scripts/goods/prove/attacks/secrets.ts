/** What must not be found out, guessed, planted, or used once more: accounts, passwords, sessions and links. */
import { textOf } from './forms.ts'
import {
  copyOf,
  forget,
  ines,
  isIn,
  isUsedUp,
  join,
  mallory,
  register,
  sessionCookieOf,
  signIn,
  visitorOf,
  type Attack,
  type Person,
} from './people.ts'
import type { Page, Visitor } from './visitor.ts'

export const secrets: Record<string, Attack> = {
  'signing in leads to no other site': async (kit) => {
    await join(kit, ines)
    const problems: string[] = []
    const led = async (next: string, hidden?: Record<string, string>) => {
      const visitor = visitorOf(kit)
      const path = hidden ? '/sign-in?next=%2Fsettings' : `/sign-in?next=${encodeURIComponent(next)}`
      const page = await signIn(visitor, ines, path, hidden && { hidden })
      return { page, visitor }
    }
    const fine = await led('/settings')
    if (fine.page.path !== '/settings') problems.push(`?next=/settings leads to ${fine.page.path}.`)
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      'https://evil.example',
      '/\t/evil.example',
    ])
      for (const hidden of [undefined, { next }]) {
        const { page, visitor } = await led(next, hidden)
        if (page.left ?? page.path !== kit.home)
          problems.push(`The ${hidden ? 'field' : 'address’ part'} next=${next} leads to ${page.left ?? page.path}.`)
        if (hidden) continue
        const { left } = await visitor.visit(`/sign-in?next=${encodeURIComponent(next)}`)
        if (left) problems.push(`next=${next} leads who is signed in already to ${left}.`)
      }
    return problems
  },

  'nothing tells whether an address has an account': async (kit) => {
    await join(kit, ines)
    await kit.restart({ MAIL_PREVIEW: '' })
    const nobody = { ...ines, email: 'nobody@lintel.example' }
    const ways: Record<string, (visitor: Visitor, person: Person) => Promise<Page>> = {
      'Signing in': (visitor, { email }) => signIn(visitor, { email, password: 'not this password' }),
      'Asking for a new password': (visitor, { email }) =>
        visitor.submit('/forgot-password', 'Send link', { Email: email }),
      'Signing up': (visitor, { name, email, password }) =>
        visitor.submit('/register', 'Create account', { Name: name, Email: email, Password: password }),
    }
    const problems: string[] = []
    for (const [way, go] of Object.entries(ways)) {
      const [known, unknown] = await Promise.all(
        [ines, nobody].map(async (person) => {
          const visitor = visitorOf(kit)
          const { status, path, html } = await go(visitor, person)
          const text = textOf(html).replaceAll(person.email, '…')
          return JSON.stringify({ status, path, text, cookies: [...visitor.lastSet.keys()].toSorted() })
        }),
      )
      if (known !== unknown) problems.push(`${way} tells who has an account:\n  ${known}\n  ${unknown}`)
    }
    return problems
  },

  'mails are shown to nobody outside of development': async (kit) => {
    await kit.restart({ MAIL_PREVIEW: '' })
    const visitor = visitorOf(kit)
    const page = await visitor.submit('/register', 'Create account', {
      Name: ines.name,
      Email: ines.email,
      Password: ines.password,
    })
    if (page.path !== '/check-email')
      return [`Signing up leads to ${page.path}, “${page.heading}”, not to /check-email.`]
    // Where scripts draw the page, its words stand there before they ask for the link.
    const told = kit.api ? (await visitor.raw(kit.api.mail + encodeURIComponent(ines.email))).html : page.html
    return /token=|Open the link/.test(told) ? ['Whoever signs up is shown the link that should have been mailed.'] : []
  },

  'a session begins with signing in, and scripts cannot read it': async (kit) => {
    const member = await join(kit, ines)
    const name = await sessionCookieOf(kit, member)
    const problems: string[] = []
    const planted = 'planted'.padEnd(member.cookies.get(name)?.length ?? 43, '0')
    const victim = visitorOf(kit)
    victim.cookies.set(name, planted)
    await signIn(victim, ines)
    if (!(await isIn(kit, victim))) problems.push('Who comes with an unknown session cannot sign in.')
    const attacker = visitorOf(kit)
    attacker.cookies.set(name, planted)
    if (await isIn(kit, attacker)) problems.push('A session that was planted before signing in is the one after it.')
    const line = victim.lastSet.get(name) ?? ''
    for (const [part, looked] of [
      ['HttpOnly', /;\s*httponly/i],
      ['SameSite=Lax', /;\s*samesite=(lax|strict)/i],
      ['Path=/', /;\s*path=\/\s*(;|$)/i],
    ] as const)
      if (!looked.test(line)) problems.push(`The session’s cookie is set without ${part}.`)
    return problems
  },

  'nine wrong passwords are enough': async (kit) => {
    await join(kit, mallory)
    await join(kit, ines)
    for (let guess = 1; guess <= 9; guess++)
      await signIn(visitorOf(kit), { ...ines, password: `guess number ${guess}` })
    const visitor = visitorOf(kit)
    const page = await signIn(visitor, ines)
    const problems: string[] = []
    if (await isIn(kit, visitor)) problems.push('After nine wrong passwords the right one lets in.')
    else if (!textOf(page.html).includes('Too many attempts'))
      problems.push('After nine wrong passwords nothing says that there were too many attempts.')
    const other = visitorOf(kit)
    await signIn(other, mallory)
    return (await isIn(kit, other)) ? problems : [...problems, 'Wrong passwords of one account lock out another.']
  },

  'who claims another address is counted all the same': async (kit) => {
    const claims = Array.from({ length: 34 }, (_, at) => `203.0.113.${at + 1}`)
    let last = ''
    for (const claim of claims) {
      const headers = {
        'x-forwarded-for': claim,
        'x-real-ip': claim,
        forwarded: `for=${claim}`,
        'cf-connecting-ip': claim,
      }
      const { html } = await signIn(visitorOf(kit, headers), { email: `${claim}@lintel.example`, password: 'any' })
      last = textOf(html)
    }
    return last.includes('Too many attempts')
      ? []
      : [`${claims.length} attempts from one address are not counted, since each claims another by X-Forwarded-For.`]
  },

  'a link is good once, and not used up by looking at it': async (kit) => {
    const problems: string[] = []
    const once = async (what: string, link: string, button: string, fields: Record<string, string>) => {
      await visitorOf(kit).raw(link, { method: 'HEAD' })
      const people = await Promise.all(
        [1, 2, 3].map(async () => {
          const visitor = visitorOf(kit)
          return { visitor, form: await visitor.form(link, button, fields) }
        }),
      )
      const [late, ...first] = people
      await Promise.all(first.map(({ visitor, form }) => visitor.send(form)))
      const let_in = await Promise.all(first.map(({ visitor }) => isIn(kit, visitor)))
      const count = let_in.filter(Boolean).length
      if (count !== 1) problems.push(`${what}, used twice at once, lets in ${count} times.`)
      if (late) {
        await late.visitor.send(late.form)
        if (await isIn(kit, late.visitor)) problems.push(`${what} works once more after it was used.`)
      }
      if (!(await isUsedUp(kit, visitorOf(kit), link))) problems.push(`${what}, used already, says nothing of it.`)
    }
    await once('The link to confirm an address', await register(kit, visitorOf(kit), ines), 'Confirm', {})
    const before = visitorOf(kit)
    await signIn(before, ines)
    const fields = { 'New password': 'a third long password' }
    await once('The link to set a password', await forget(kit, visitorOf(kit), ines), 'Save password', fields)
    if (await isIn(kit, before)) problems.push('A new password leaves sessions of the old one alive.')
    return problems
  },

  'who signed up before with an address of somebody else stays out': async (kit) => {
    const first = { ...ines, name: mallory.name, password: 'known to Mallory' }
    await register(kit, visitorOf(kit), first)
    const owner = visitorOf(kit)
    const link = await register(kit, owner, ines)
    if (link.startsWith('/verify')) await owner.submit(link, 'Confirm')
    else await owner.submit(link, 'Save password', { 'New password': ines.password })
    const problems: string[] = []
    if (!(await isIn(kit, owner))) problems.push('Who owns an address cannot sign up once somebody else began to.')
    const other = visitorOf(kit)
    await signIn(other, first)
    if (await isIn(kit, other))
      problems.push('Who signed up first has a password to the account of who owns the address.')
    const again = visitorOf(kit)
    await signIn(again, ines)
    return (await isIn(kit, again)) ? problems : [...problems, 'Who owns an address is not let in by the own password.']
  },

  'signing out needs a form, and ends the session': async (kit) => {
    const member = await join(kit, ines)
    const problems: string[] = []
    for (const path of ['/sign-out', kit.api?.requests['Sign out']?.path ?? ''].filter(Boolean))
      for (const method of ['GET', 'HEAD']) {
        await member.raw(path, { method })
        if (!(await isIn(kit, member))) return [`${method} ${path} signs out.`]
      }
    const kept = copyOf(kit, member)
    const { path } = await member.submit('/settings', 'Sign out')
    if (path !== '/sign-in') problems.push(`Signing out leads to ${path}.`)
    if (await isIn(kit, member)) problems.push('Who signs out is still signed in.')
    if (await isIn(kit, kept)) problems.push('The session lives on after signing out.')
    return problems
  },

  'another password ends the other sessions': async (kit) => {
    const member = await join(kit, ines)
    const other = visitorOf(kit)
    await signIn(other, ines)
    const fields = { 'Current password': ines.password, 'New password': 'a third long password' }
    await member.submit('/settings', 'Change password', fields)
    const problems: string[] = []
    if (!(await isIn(kit, member))) problems.push('Who changes the password is signed out.')
    if (await isIn(kit, other)) problems.push('Other sessions live on after the password was changed.')
    const again = visitorOf(kit)
    await signIn(again, ines)
    if (await isIn(kit, again)) problems.push('The old password still lets in.')
    return problems
  },

  'the sessions of a deleted account are dead': async (kit) => {
    const member = await join(kit, ines)
    const other = visitorOf(kit)
    await signIn(other, ines)
    const kept = copyOf(kit, member)
    await member.submit('/settings', 'Delete account', { 'Your password': 'not this password' })
    if (!(await isIn(kit, other))) return ['An account is deleted with a wrong password.']
    const { path } = await member.submit('/settings', 'Delete account', { 'Your password': ines.password })
    const problems: string[] = []
    if (path !== '/sign-in') problems.push(`Deleting the account leads to ${path}.`)
    for (const one of [kept, other]) if (await isIn(kit, one)) problems.push('A session of a deleted account is alive.')
    const again = visitorOf(kit)
    await signIn(again, ines)
    return (await isIn(kit, again)) ? [...problems, 'A deleted account lets in.'] : problems
  },
}
