/** A module of its own, so that the home page fetches four frameworks when somebody asks for them, and not before. */
export { RunningFlavours as default } from '#client/pages/components/parts/running-flavours.tsx'
