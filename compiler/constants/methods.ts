import type { Kind } from './kinds.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** The methods that may be called on each kind of value. Their results depend on nothing but what they are given. */
export const methods: Record<Kind, ReadonlySet<string>> = {
  string: words(`at charAt charCodeAt codePointAt concat endsWith includes indexOf isWellFormed lastIndexOf
    localeCompare match matchAll normalize padEnd padStart repeat replace replaceAll search slice split startsWith
    substring toLocaleLowerCase toLocaleUpperCase toLowerCase toString toUpperCase trim trimEnd trimStart valueOf`),
  number: words('toExponential toFixed toLocaleString toPrecision toString valueOf'),
  boolean: words('toString valueOf'),
  array: words(`at concat entries every fill filter find findIndex findLast findLastIndex flat flatMap forEach includes
    indexOf join keys lastIndexOf map pop push reduce reduceRight reverse shift slice some sort splice toLocaleString
    toReversed toSorted toSpliced toString unshift values with`),
  date: words(`getDate getDay getFullYear getHours getMilliseconds getMinutes getMonth getSeconds getTime
    getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth
    getUTCSeconds setDate setFullYear setHours setMilliseconds setMinutes setMonth setSeconds setTime setUTCDate
    setUTCFullYear setUTCHours setUTCMilliseconds setUTCMinutes setUTCMonth setUTCSeconds toDateString toISOString
    toJSON toLocaleDateString toLocaleString toLocaleTimeString toString toTimeString valueOf`),
  regexp: words('exec test toString'),
  map: words('delete entries forEach get has keys set values'),
  set: words(`add delete difference entries forEach has intersection isDisjointFrom isSubsetOf isSupersetOf keys
    symmetricDifference union values`),
  intl: words('compare format formatRange formatRangeToParts formatToParts select selectRange'),
  object: words('hasOwnProperty toString valueOf'),
}

/** What else may be read of each kind, other than the properties and places an author wrote. */
export const properties: Record<Kind, ReadonlySet<string>> = {
  string: words('length'),
  number: words(''),
  boolean: words(''),
  array: words('length'),
  date: words(''),
  regexp: words('flags global ignoreCase lastIndex source'),
  map: words('size'),
  set: words('size'),
  intl: words(''),
  object: words(''),
}

type Owner = 'Array' | 'Date' | 'JSON' | 'Map' | 'Math' | 'Number' | 'Object' | 'String' | 'Intl'

/** What may be read from the globals that authors know. */
export const statics: Record<Owner, ReadonlySet<string>> = {
  Array: words('from isArray of'),
  Date: words('UTC'),
  JSON: words('parse stringify'),
  Map: words('groupBy'),
  Math: words(`E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos
    cosh exp expm1 floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt tan tanh trunc`),
  Number: words(`EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY
    isFinite isInteger isNaN isSafeInteger parseFloat parseInt`),
  Object: words('assign entries freeze fromEntries groupBy hasOwn is isFrozen keys values'),
  String: words('fromCharCode fromCodePoint'),
  Intl: words(''),
}

/** Globals that may be called. */
export const functions = words(
  'Array Boolean Number String decodeURIComponent encodeURIComponent isNaN parseFloat parseInt',
)

/** What `new` may make, and what it may make of `Intl`. */
export const constructors = words('Array Date Map Set')
export const formats = words('Collator DateTimeFormat ListFormat NumberFormat PluralRules RelativeTimeFormat')
