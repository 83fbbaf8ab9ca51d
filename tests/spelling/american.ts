/** American spellings, each with ours. A noun and a verb that differ here ("licence", "to license") are told by form. */
const pairs: Record<string, string> = {
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  coloring: 'colouring',
  colorful: 'colourful',
  colorless: 'colourless',
  recolor: 'recolour',
  behavior: 'behaviour',
  behaviors: 'behaviours',
  favor: 'favour',
  favors: 'favours',
  favorite: 'favourite',
  favorites: 'favourites',
  flavor: 'flavour',
  flavors: 'flavours',
  honor: 'honour',
  honors: 'honours',
  honored: 'honoured',
  labor: 'labour',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  neighboring: 'neighbouring',
  rumor: 'rumour',
  humor: 'humour',
  harbor: 'harbour',
  endeavor: 'endeavour',
  center: 'centre',
  centers: 'centres',
  centered: 'centred',
  centering: 'centring',
  fiber: 'fibre',
  theater: 'theatre',
  caliber: 'calibre',
  gray: 'grey',
  grays: 'greys',
  grayish: 'greyish',
  grayscale: 'greyscale',
  license: 'licence',
  licenses: 'licences',
  defense: 'defence',
  offense: 'offence',
  pretense: 'pretence',
  catalog: 'catalogue',
  catalogs: 'catalogues',
  analyze: 'analyse',
  analyzes: 'analyses',
  analyzed: 'analysed',
  analyzing: 'analysing',
  catalyze: 'catalyse',
  canceled: 'cancelled',
  canceling: 'cancelling',
  labeled: 'labelled',
  labeling: 'labelling',
  modeled: 'modelled',
  modeling: 'modelling',
  signaled: 'signalled',
  signaling: 'signalling',
  traveled: 'travelled',
  traveling: 'travelling',
  leveled: 'levelled',
  fueled: 'fuelled',
  totaled: 'totalled',
  fulfill: 'fulfil',
  fulfills: 'fulfils',
  fulfillment: 'fulfilment',
  enroll: 'enrol',
  enrollment: 'enrolment',
  installment: 'instalment',
  skillful: 'skilful',
  artifact: 'artefact',
  artifacts: 'artefacts',
  aging: 'ageing',
  aluminum: 'aluminium',
  gotten: 'got',
  jewelry: 'jewellery',
  mold: 'mould',
  plow: 'plough',
  skeptical: 'sceptical',
}

/** Specifications are called what their authors call them. */
const theirNames = /\bCSS Color\b/g

/** These end in -ize here, too. */
const kept =
  /^(?:re|over|under|full)?(?:siz(?:e|es|ed|ing)|priz(?:e|es|ed)|seiz(?:e|es|ed|ing)|capsiz(?:e|es|ed|ing))$/i

/** A word of prose: no part of an identifier, an address, a property or a group of utilities. */
const word = /(?<![-\w./#$@&=])[a-z]+(?![-\w(=]|[:.]\w|: \w+;)/gi
const endsInIze = /^[a-z]{2,}iz(?:e|es|ed|er|ers|ing|ation|ations|able)$/i

/** What is spelled the American way in this prose, with our spelling behind each; names in capitals are nobody's prose. */
export const americanIn = (prose: string): string[] =>
  (prose.replace(theirNames, '_').match(word) ?? []).flatMap((found) => {
    const ours = Object.hasOwn(pairs, found.toLowerCase()) ? pairs[found.toLowerCase()] : null
    if (found.length > 1 && found === found.toUpperCase()) return []
    if (ours) return [`${found}: ${ours}`]
    return endsInIze.test(found) && !kept.test(found) && !/.[A-Z]/.test(found)
      ? [`${found}: ${found.replace(/iz(?=\w{1,6}$)/i, 'is')}`]
      : []
  })
