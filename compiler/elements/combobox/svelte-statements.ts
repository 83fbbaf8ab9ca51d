/** The body of an arrow function without what holds it together. */
export const statements = (body: string) => body.replace(/^\(([\s\S]*)\)$/, '$1').replace(/^\{\n([\s\S]*)\n\}$/, '$1')
