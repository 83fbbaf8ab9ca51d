import type { Plugin } from 'vite'

/** A script with a sign beyond Latin 1 takes twice its bytes in memory, all of it and for good. */
export function onlyLatin(): Plugin {
  return {
    name: 'millwork:only-latin',
    renderChunk: {
      order: 'post',
      handler(code, chunk) {
        const [raw] = /\bString\.raw`[^`]*[^\0-\xff`][^`]*`/.exec(code) ?? []
        if (raw) this.error(`${chunk.fileName} has signs beyond Latin 1 that no escape can stand for: ${raw}`)
        return { code: code.replace(/[^\0-\xff]/g, escaped), map: null }
      },
    },
  }
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
