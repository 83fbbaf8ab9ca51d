/** What browsers, keyboards, password managers and forms are told. */
import {
  addAttribute,
  attributesOf,
  cut,
  everywhere,
  literal,
  losing,
  named,
  rewriting,
  setLiteral,
  type Kind,
} from './kind.ts'

const lost = (name: string, notices: string, ...attributes: string[]): Kind => ({
  name,
  notices,
  flavours: everywhere,
  find: losing(named(...attributes)),
})

const isField = (tag: string) => ['input', 'select', 'textarea'].includes(tag)

export const fieldsAndLinks: Kind[] = [
  {
    name: 'type of a button lost',
    notices: 'A button that should only open something also sends the form.',
    flavours: everywhere,
    find: losing((attribute, { tag }) => tag === 'button' && named('type')(attribute)),
  },
  {
    name: 'type of a button swapped',
    notices: 'A button sends the form that it should not send, or does not send the one that it should.',
    flavours: everywhere,
    find: rewriting(
      (attribute, { tag }) => tag === 'button' && named('type')(attribute),
      (value) => (value === 'submit' ? 'button' : 'submit'),
    ),
  },
  {
    name: 'type of a field swapped',
    notices: 'A phone shows the wrong keyboard, a password can be read, or a choice becomes a text.',
    flavours: everywhere,
    find: rewriting(
      (attribute, { tag }) => tag === 'input' && named('type')(attribute),
      (value) => ({ text: 'search', radio: 'checkbox', checkbox: 'radio' })[value] ?? 'text',
    ),
  },
  lost('label without its field', 'A click on a label does not go to its field.', 'for'),
  lost('name of a field lost', 'What was filled in is not sent with the form.', 'name'),
  {
    name: 'name of a field changed',
    notices: 'What was filled in arrives at the server under another name.',
    flavours: everywhere,
    find: rewriting(
      (attribute, { tag }) => isField(tag) && named('name')(attribute),
      (value) => `${value}-2`,
    ),
  },
  lost('autocomplete lost', 'Browsers and password managers do not offer what they know.', 'autocomplete'),
  lost('inputmode lost', 'A phone shows letters where digits are asked for.', 'inputmode'),
  lost('required lost', 'A form is sent without what it needs.', 'required'),
  lost('disabled lost', 'A button can be pressed before it should.', 'disabled'),
  lost('placeholder lost', 'An empty field does not show by an example what to write.', 'placeholder'),
  lost(
    'limit of a field lost',
    'A field takes more, less or other than it should.',
    'min',
    'max',
    'step',
    'maxlength',
    'minlength',
    'rows',
  ),
  {
    name: 'value of a choice changed',
    notices: 'A choice stands for something else than it says.',
    flavours: everywhere,
    find: rewriting(
      (attribute, { tag }) => (tag === 'option' || tag === 'input') && named('value')(attribute),
      (value) => `${value}2`,
    ),
  },
  {
    name: 'alternative text lost',
    notices: 'A screen reader reads out the address of a picture or passes it over.',
    flavours: everywhere,
    find: losing(named('alt')),
  },
  {
    name: 'alternative text emptied',
    notices: 'A screen reader passes a picture over that says something.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(part, named('alt')).flatMap(([attribute]) =>
        literal(attribute) === '' ? [] : [[setLiteral(attribute, '')]],
      ),
  },
  {
    name: 'another picture',
    notices: 'The wrong picture stands in its place.',
    flavours: everywhere,
    find: (part) => {
      const pictures = attributesOf(part, (attribute, { tag }) => tag === 'img' && named('src')(attribute))
      return pictures.map(([attribute]) => [setLiteral(attribute, '/media/none.jpg')])
    },
  },
  lost('size of a picture lost', 'The page jumps when a picture arrives.', 'width', 'height'),
  {
    name: 'link elsewhere',
    notices: 'A link leads to another place.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(part, (attribute, { tag }) => tag === 'a' && named('href')(attribute)).map(([attribute]) => [
        setLiteral(attribute, '#elsewhere'),
      ]),
  },
  {
    name: 'link without address',
    notices: 'The keyboard does not reach a link.',
    flavours: everywhere,
    find: losing((attribute, { tag }) => tag === 'a' && named('href')(attribute)),
  },
  lost('scope of a heading cell lost', 'A screen reader does not say which heading a cell belongs to.', 'scope'),
  lost('direction or language lost', 'Numbers and foreign words are read or laid out wrongly.', 'dir', 'lang'),
  lost('datetime lost', 'Programs cannot read a date.', 'datetime'),
  {
    name: 'one more disabled',
    notices: 'A button or field cannot be used.',
    flavours: everywhere,
    find: (part) =>
      part.elements.flatMap((element) =>
        (isField(element.tag) || element.tag === 'button') &&
        !element.attributes.some(({ name }) => name === 'disabled')
          ? [[addAttribute(element, 'disabled')]]
          : [],
      ),
  },
  {
    name: 'label of a field lost',
    notices: 'Nobody is told what to write in a field.',
    flavours: everywhere,
    find: (part) =>
      part.elements.flatMap((element) =>
        element.tag === 'label' || element.tag === 'legend' ? [[cut(part, element)]] : [],
      ),
  },
]
