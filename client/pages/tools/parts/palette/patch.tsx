type Props = { fill: string; className?: string }

/** A field of one colour, drawn with an attribute: the page allows no style of its own. */
export const Patch = ({ fill, className }: Props) => (
  <svg aria-hidden className={className}>
    <rect width="100%" height="100%" fill={fill} />
  </svg>
)
