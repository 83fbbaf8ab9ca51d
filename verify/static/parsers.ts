/** Each output is valid in its own language. */
import { HtmlValidate } from 'html-validate'
import { parseSync } from 'oxc-parser'
import { parse as parseSvelte } from 'svelte/compiler'
import { compileTemplate, parse as parseVue } from 'vue/compiler-sfc'
import type { OutputFile } from '#compiler/index.ts'
import type { Flavour } from '#shared/catalog.ts'
import type { Findings } from '../findings.ts'
import type { Subject } from '../subject.ts'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

type Parser = (code: string, fileName: string) => string[] | Promise<string[]>

/** What is wrong with a file, one line each. */
const parsers: Record<OutputFile['language'], Parser> = {
  tsx: (code, name) => parseSync(name, code).errors.map(({ message }) => message),
  jsx: (code, name) => parseSync(name, code).errors.map(({ message }) => message),
  vue(code, filename) {
    const { descriptor, errors } = parseVue(code, { filename })
    const { template } = descriptor
    if (!template) return ['There is no template']
    const compiled = compileTemplate({ source: template.content, filename, id: filename })
    const script = parseSync('script.ts', descriptor.scriptSetup?.content ?? '').errors.map(({ message }) => message)
    return [...errors.map(String), ...compiled.errors.map(String), ...script]
  },
  svelte(code) {
    try {
      parseSvelte(code, { modern: true })
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  },
  async html(code, name) {
    const { results } = await validator.validateString(code, name)
    // Alpine gives pictures of a list their address.
    const isBound = (line: number, message: string) =>
      message.includes('missing required "src"') &&
      /^<img[^>]* :src="/.test(
        code
          .split('\n')
          .slice(line - 1)
          .join(' ')
          .replace(/^[^<]*/, ''),
      )
    return results.flatMap(({ messages }) =>
      messages
        .filter(({ line, message }) => !isBound(line, message))
        .map(({ line, message }) => `Line ${line}: ${message}`),
    )
  },
}

/** Parses every file of a component. HTML has no type checker: its validator stands in the same place. */
export async function checkCode({ path, outputs }: Subject, findings: Findings) {
  for (const [flavour, { files }] of Object.entries(outputs) as [Flavour, Subject['outputs'][Flavour]][]) {
    findings.ran(path, flavour, 'code')
    if (flavour === 'html') findings.ran(path, flavour, 'types')
    for (const { language, code, fileName } of files)
      for (const note of await parsers[language](code, fileName))
        findings.wrong(path, flavour, flavour === 'html' ? 'types' : 'code', note)
  }
}
