import { tailwindColors } from '#shared/color/tailwind-colors.ts'

const families = [tailwindColors.orange, tailwindColors.emerald, tailwindColors.indigo, tailwindColors.stone]

/** Scales from light to dark, one below the other, as the tool makes them. */
export const PalettePicture = () => (
  <svg viewBox="0 0 11 4" preserveAspectRatio="none" className="size-full">
    {families.map((colors, row) =>
      colors.map((color, column) => <rect key={color} x={column} y={row} width="1.04" height="1.04" fill={color} />),
    )}
  </svg>
)
