/** Whether an expression names class data, whose classes then meet those beside it on one element. */
export const namesClassData = (code: string) => /\b[\w$]*(?:[cC]lass(?:es|Names?)?|[sS]tyles)\b/.test(code)
