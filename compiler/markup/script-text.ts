/**
 * A script as it may stand in an element: what would end that is written otherwise within texts, `<\/script>`, where
 * JavaScript reads the same. Source: HTML, "Restrictions for contents of script elements".
 */
export const inScriptElement = (script: string): string =>
  script.replace(/<\/(?=script)/gi, String.raw`<\/`).replaceAll('<!--', String.raw`\x3C!--`)
