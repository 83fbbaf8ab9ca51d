/**
 * @title Circular avatars in five sizes
 * @description A set of round profile pictures from 24 to 80 pixels, each with the name of the person as its text.
 * @keywords profile picture, user image, avatar sizes, round picture, user icon
 * @free
 * @layout centered
 * @order 2
 * @part AUI-C02-2
 */
export default function CircularAvatarsInFiveSizes() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-4 sm:gap-5">
      <img
        src="/media/avatars/avatar-03.webp"
        alt="Leyla Demir"
        width={256}
        height={256}
        className="size-6 rounded-full"
      />
      <img
        src="/media/avatars/avatar-05.webp"
        alt="Bo Lindqvist"
        width={256}
        height={256}
        className="size-8 rounded-full"
      />
      <img
        src="/media/avatars/avatar-09.webp"
        alt="Jin Takahashi"
        width={256}
        height={256}
        className="size-10 rounded-full"
      />
      <img
        src="/media/avatars/avatar-01.webp"
        alt="María Villanueva"
        width={256}
        height={256}
        className="size-14 rounded-full"
      />
      <img
        src="/media/avatars/avatar-10.webp"
        alt="Samuel Mensah"
        width={256}
        height={256}
        className="size-20 rounded-full"
      />
    </div>
  )
}
