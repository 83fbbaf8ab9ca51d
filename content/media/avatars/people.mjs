// Who the avatars show. The order is the number in the file's name; new people go to the end.
// [head, face, skin, hair, clothes, ground, what is to be seen, { accessories, facialHair }]
const rows = [
  ['bangs', 'smile', 'f2c9a5', '9a5a34', '5b7bb5', 'c9dcf5', 'Woman with auburn hair and a fringe'],
  ['short4', 'cute', 'c68b5e', '4a312c', 'd9825b', 'f7d9c4', 'Man with dark hair swept up'],
  ['hijab', 'calm', 'e0ac7e', '2c1b18', '6b7fc4', 'd8d6f2', 'Woman in a dark hijab'],
  ['afro', 'smile', '8d5a3b', '2c1b18', 'e0a63a', 'c8e6d4', 'Woman with a round afro'],
  ['grayShort', 'smile', 'f0c4a4', 'd8d4d0', '5f8f7a', 'f5e3b8', 'Older man with grey hair and glasses', { accessories: 'glasses2' }],
  ['medium2', 'cute', 'f5d3b8', '2c1b18', '7d8f4e', 'f4d3dc', 'Woman with black hair to the shoulders'],
  ['turban', 'smile', 'b97f56', '2c1b18', '3f8a86', 'cfe3ee', 'Man in a teal turban with a full beard', { facialHair: 'full2' }],
  ['grayMedium', 'calm', 'f3cba8', 'd9ab5f', 'b56a86', 'dfe8c4', 'Woman with fair hair tied low'],
  ['short5', 'smile', 'ecc49c', '2c1b18', '3f6f8c', 'e6d6f0', 'Man with short black hair'],
  ['twists', 'smile', '75492f', '2c1b18', '8a76c2', 'f8dcb8', 'Man with short twists and glasses', { accessories: 'glasses' }],
  ['noHair1', 'cute', 'a9714a', '2c1b18', '4f9190', 'd3e6c9', 'Bald man with a beard', { facialHair: 'full' }],
  ['grayBun', 'smile', 'f3cdb0', 'e8e1e1', 'a3566b', 'c6e3e6', 'Older woman with a white bun and glasses', { accessories: 'glasses4' }],
  ['longCurly', 'smile', 'd9a07a', '2c1b18', 'c2574b', 'f3dccb', 'Woman with long dark curls'],
  ['shaved2', 'smile', '8a5638', '2c1b18', '48658c', 'd5dff0', 'Man with hair shaved short'],
  ['mediumBangs', 'smile', 'f6d6bf', '2c1b18', '4d7f6b', 'e0ead8', 'Woman with black hair and a fringe'],
  ['grayShort', 'smile', 'eebf98', '8a5a34', '6a5d8f', 'e9ddf1', 'Man with brown hair combed back'],
  ['buns', 'smile', 'b87a50', '2c1b18', 'd98b3c', 'f9e4c2', 'Woman with her hair in buns'],
  ['hatBeanie', 'smile', 'f1c7a6', 'b8503d', '36566e', 'd3e4ea', 'Man in a knitted cap with a beard', { facialHair: 'full3' }],
  ['cornrows2', 'calm', '6f432b', '2c1b18', 'b5485f', 'f4d5d5', 'Woman with cornrows'],
  ['short1', 'smile', 'd7a276', '2c1b18', '708a45', 'e6ecd0', 'Man with short black hair and glasses', { accessories: 'glasses3' }],
  ['bangs', 'cute', 'f4cfb4', 'e0b565', '577fa8', 'f6e7c6', 'Woman with fair hair and a fringe'],
  ['dreads1', 'smile', '7c4c31', '2c1b18', '3d8577', 'cdeae0', 'Man with dreadlocks'],
  ['bun', 'smile', 'e7b892', '9a6aa0', '9a6aa0', 'eedcef', 'Woman with her hair tied up in a scarf, and glasses', { accessories: 'glasses3' }],
  ['flatTop', 'smile', '925d3d', '2c1b18', 'cf6a45', 'fadfcf', 'Man with a flat top'],
  ['mediumStraight', 'smile', 'efc39d', '2c1b18', '40617f', 'd2dfe9', 'Woman with straight black hair'],
  ['grayShort', 'calm', 'b98660', 'bdb8b4', '7f6a55', 'ece1d3', 'Older man with a grey moustache', { facialHair: 'moustache4' }],
  ['grayBun', 'smile', '9b6341', '3a2620', '5d71b8', 'd9ddf5', 'Woman with a dark bun'],
  ['noHair2', 'smile', 'f2cbad', '2c1b18', '4b7d93', 'd5e8ee', 'Bald man with glasses', { accessories: 'glasses5' }],
  ['bantuKnots', 'smile', '80502f', '2c1b18', 'd29a33', 'f8eac6', 'Woman with Bantu knots'],
  ['mediumBangs3', 'calm', 'f5d4bb', '2c1b18', 'ad6377', 'f5dbe2', 'Woman with a fringe and glasses', { accessories: 'glasses' }],
  ['short3', 'cute', 'c99368', '2c1b18', '3f7f5c', 'd4e8d8', 'Man with short hair and a beard', { facialHair: 'full' }],
  ['hijab', 'smile', 'c99469', '2c1b18', 'c77a52', 'f6dfd0', 'Woman in a dark hijab and glasses', { accessories: 'glasses2' }],
  ['grayMedium', 'smile', 'd9a67c', 'cfcac6', '4f6fa0', 'dbe4f2', 'Older woman with grey hair'],
  ['twists2', 'cute', '8f5c3c', '2c1b18', '6f8f4f', 'e2ecd2', 'Young man with twists'],
  ['bangs2', 'smile', 'edc29e', '3a2620', 'c66a4e', 'f7dccf', 'Woman with a dark bob'],
  ['grayShort', 'cute', 'f0c8a8', 'd39a4e', '565f78', 'dfe1ea', 'Man with sandy hair'],
]

export const people = rows.map(([head, face, skin, hair, clothes, ground, alt, more = {}]) => ({
  head,
  face,
  skin,
  hair,
  clothes,
  ground,
  alt,
  ...more,
}))

/** The people who also have a larger portrait, by their number. */
export const portraits = [3, 4, 7, 1, 16, 22, 27, 33]
