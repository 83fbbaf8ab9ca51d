/** Text as HTML has it between tags; in an attribute quotes would have to be escaped too. Source: HTML, "escaping a string". */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
