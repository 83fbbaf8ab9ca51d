/**
 * What Alpine.js makes functions of, made at build: a page whose policy forbids eval then runs the usual build of
 * Alpine.js on the very markup that customers copy. Alpine's own CSP build does not know all that this markup uses.
 */

/** Directives whose values are no code. */
const withoutCode = /^x-(?:transition|ref|cloak|ignore|teleport)\b/
const directive = /\s((?:x-|@|:)[^\s=>"']+)="([^"]*)"/g
/** Alpine's own pattern of what a loop goes through. */
const loop = /([\s\S]*?)\s+(?:in|of)\s+([\s\S]*)/
/** What stands for a key where a loop names none. */
const ownExpressions = ['index']

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Every expression in HTML that Alpine.js evaluates. */
function expressionsIn(html: string): string[] {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return [...markup.matchAll(directive)].flatMap(([, name = '', value = '']) => {
    const code = decoded(value)
    if (code.trim() === '' || withoutCode.test(name)) return []
    if (name === 'x-for') return [loop.exec(code)?.[2]?.trim() ?? code]
    return name.startsWith('x-model') ? [code, `${code} = __placeholder`] : [code]
  })
}

/** The body that Alpine.js gives the function of an expression (`generateFunctionFromString`, alpinejs 3.17.4). */
function bodyOf(expression: string): string {
  const isStatement = /^[\n\s]*if.*\(.*\)/.test(expression.trim()) || /^(let|const)\s/.test(expression.trim())
  const safe = isStatement ? `(async()=>{ ${expression} })()` : expression
  return `with (scope) { __self.result = ${safe} }; __self.finished = true; return __self.result;`
}

/**
 * A classic script that hands Alpine.js, started later on the page, its functions by their bodies.
 * Out: an empty text where the HTML holds no expression.
 */
export function alpineFunctions(html: string): string {
  const expressions = [...new Set(expressionsIn(html))]
  if (expressions.length === 0) return ''
  const made = [...expressions, ...ownExpressions].map((expression) => {
    const body = bodyOf(expression)
    return `${JSON.stringify(body)}: async function (__self, scope) { ${body} }`
  })
  const script = `{
const made = { ${made.join(',\n')} }
Object.defineProperty(Object.getPrototypeOf(async function () {}), 'constructor', {
  value: function (names, body) {
    if (Object.hasOwn(made, body)) return made[body]
    throw new EvalError('Nobody made a function of ' + body)
  },
})
}`
  return script.replaceAll('</script', '<\\/script')
}
