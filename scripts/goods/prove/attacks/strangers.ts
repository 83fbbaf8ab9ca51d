/** What strangers send: forms from elsewhere, too large ones, names that are markup; and what they are shown. */
import { ines, isIn, join, mallory, nameOf, visitorOf, type Attack } from './people.ts'

const foreign: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another site, in an older browser': { origin: 'https://evil.example', 'sec-fetch-site': '' },
  'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'another host of the same site': { origin: 'http://evil.localhost', 'sec-fetch-site': 'same-site' },
}

export const strangers: Record<string, Attack> = {
  'a form sent by another site changes nothing': async (kit) => {
    const victim = await join(kit, ines)
    // Attackers know the forms from their own visits, not from the victim's.
    const attacker = await join(kit, mallory)
    const problems: string[] = []
    const attempt = async (
      from: string,
      button: string,
      fields: Record<string, string>,
      harmed: () => Promise<boolean>,
    ) => {
      const form = await attacker.form('/settings', button, fields)
      const { answer } = await victim.post(form, { headers: { referer: '', ...foreign[from] } })
      if (await harmed()) problems.push(`“${button}” works from ${from}.`)
      else if (answer.status < 400 || answer.status > 499)
        problems.push(`“${button}” from ${from} is answered ${answer.status}, not 403.`)
    }
    const nameNow = () => nameOf(kit, victim)
    for (const from of Object.keys(foreign))
      await attempt(from, 'Save changes', { Name: 'Changed' }, async () => (await nameNow()) !== ines.name)
    const isOut = async () => !(await isIn(kit, victim))
    await attempt('another site', 'Sign out', {}, isOut)
    await attempt('another site', 'Delete account', { 'Your password': ines.password }, isOut)
    const guest = visitorOf(kit)
    const form = await guest.form('/sign-in', 'Sign in', { Email: mallory.email, Password: mallory.password })
    const { answer } = await guest.post(form, { headers: { referer: '', ...foreign['another site'] } })
    if (answer.status < 400 || (await isIn(kit, guest)))
      problems.push('Another site can sign somebody in as somebody else.')
    if (problems.length > 0) return problems
    await victim.submit('/settings', 'Save changes', { Name: 'Ines' })
    return (await nameNow()) === 'Ines' ? [] : ['The own page cannot save a name either.']
  },

  'a form of a megabyte is refused': async (kit) => {
    const member = await join(kit, ines)
    const large = 'a'.repeat(1024 * 1024)
    const problems: string[] = []
    const ways = [
      [visitorOf(kit), '/sign-in', 'Sign in', { Email: large, Password: 'any' }],
      [member, '/settings', 'Save changes', { Name: large }],
    ] as const
    for (const [visitor, path, button, fields] of ways)
      for (const chunked of [false, true]) {
        const way = `A megabyte to ${path}${chunked ? ', its length not told,' : ''}`
        try {
          const { answer } = await visitor.post(await visitor.form(path, button, fields), { chunked })
          if (answer.status !== 413) problems.push(`${way} is answered ${answer.status}, not 413.`)
        } catch (error) {
          problems.push(`${way}: ${(error as Error).message}`)
        }
      }
    if (!(await isIn(kit, member))) problems.push('After a megabyte the site is not what it was.')
    return problems
  },

  // A form of another site can send JSON, but cannot say that it is some.
  'JSON that is sent as something else is not read': async (kit) => {
    if (!kit.api) throw new Error('Forms are sent as other sites can send them: it is for them to know their own.')
    const member = await join(kit, ines)
    const problems: string[] = []
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      const form = await member.form('/settings', 'Save changes', { Name: 'Changed' })
      const { answer } = await member.post(form, { type })
      if ((await nameOf(kit, member)) !== ines.name) return [`JSON that says it is ${type || 'nothing'} is taken.`]
      if (answer.status !== 415)
        problems.push(`JSON that says it is ${type || 'nothing'} is answered ${answer.status}, not 415.`)
    }
    return problems
  },

  'guests get no page of members, and no cache keeps one': async (kit) => {
    const member = await join(kit, ines)
    const problems: string[] = []
    for (const path of kit.members) {
      const guest = await visitorOf(kit).raw(path)
      const target = new URL(String(guest.headers.location ?? path), kit.url)
      if (guest.status < 300 || guest.status > 399 || target.pathname !== '/sign-in')
        problems.push(`A guest who asks for ${path} is answered ${guest.status}, and led to ${target.pathname}.`)
      else if (path !== kit.home && target.searchParams.get('next') !== path)
        problems.push(`A guest who asks for ${path} is not led back to it by “next”.`)
      const { headers } = await member.raw(path)
      if (!/no-store/.test(String(headers['cache-control'])))
        problems.push(`${path} says Cache-Control: ${headers['cache-control'] ?? 'nothing'}, not private, no-store.`)
    }
    for (const button of kit.api ? ['Save changes', 'Change password', 'Delete account'] : []) {
      const { answer } = await visitorOf(kit).post(await member.form('/settings', button))
      if (answer.status !== 401) problems.push(`A guest who sends “${button}” is answered ${answer.status}, not 401.`)
    }
    if (kit.api) {
      const { headers } = await member.raw(kit.api.account)
      if (!/no-store/.test(String(headers['cache-control'])))
        problems.push(`${kit.api.account} says Cache-Control: ${headers['cache-control'] ?? 'nothing'}, not no-store.`)
    }
    const { headers } = await visitorOf(kit).raw('/sign-in')
    const frames = `${headers['x-frame-options'] ?? ''} ${headers['content-security-policy'] ?? ''}`
    if (!/DENY|frame-ancestors/i.test(frames)) problems.push('Another site may show the pages in a frame.')
    if (headers['x-content-type-options'] !== 'nosniff') problems.push('X-Content-Type-Options is not nosniff.')
    if (!headers['referrer-policy']) problems.push('There is no Referrer-Policy.')
    return problems
  },

  'a name is text, whatever it says': async (kit) => {
    const name = '"><b id=one></script><b id=two><!--<script>'
    const member = await join(kit, { ...ines, name })
    const problems: string[] = []
    // Where scripts put it in, all that is left to ask for here is that it comes as JSON, which no browser takes for a page.
    if (kit.api) {
      const { headers } = await member.raw(kit.api.account)
      if (headers['x-content-type-options'] !== 'nosniff')
        problems.push(`${kit.api.account} lets browsers guess what it is.`)
      if ((await nameOf(kit, member)) !== name) problems.push('A name is not what was typed.')
    }
    for (const path of kit.members) {
      const { html } = await member.visit(path)
      // Between the quotes of a value it is no markup, as long as it does not end them.
      const outside = html.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
      for (const part of ['<b id=one>', '<b id=two>', '<!--<script>'])
        if (outside.includes(part)) problems.push(`${path} holds a name’s “${part}” as markup.`)
    }
    return problems
  },
}
