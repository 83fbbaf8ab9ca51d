/**
 * @title Article: A lemon is a wheel
 * @description How the plates are drawn, by the man who wrote the program.
 * @layout full
 * @order 53
 */
export default function ArticleWheel() {
  return (
    <article className="page pt-14 lg:pt-24">
      <div className="article lg:ms-[16%]">
        <p>
          When I came here in 2015 there were two scents and no labels. Marian had written the names on masking tape.
          She did not want a picture of a lemon on anything, she said, because a picture of a lemon promises you a
          lemon, and what is in the bottle is an argument that a lemon once took part in.
        </p>
        <p>
          So we looked for a way to draw the argument. I had set type for fifteen years and knew one thing about
          drawing: if you let yourself choose, you choose what you like, and after a year everything looks like you. I
          wrote a program instead. It is short. It gets a list of notes and is not allowed to ask questions.
        </p>
        <h2 className="subtitle">Form is family</h2>
        <p>
          There are ten families of materials on our shelf, and each has one form. Citrus is a wheel. Leaves are a twig,
          or one broad leaf if they are heavy. Fruits are rounds that touch at one point, like the light on a plum.
          Seeds lie on the spiral that seeds lie on. Wood is a board, and roots hang. Resin is a drop, because that is
          how it leaves the tree.
        </p>
        <figure>
          <ul role="list" aria-hidden="true" className="grid grid-cols-5 gap-4 sm:grid-cols-10 sm:gap-3">
            {/* outlet: signs */}
          </ul>
          <figcaption className="aside-text mt-4">
            All ten: citrus, leaves, fruits, flowers, spices; woods, roots and mosses, resins, minerals, skin.
          </figcaption>
        </figure>
        <p>
          This means that lemon and yuzu look like sisters. People write to us about it. They are sisters. If you want
          to tell them apart, smell them; that is what the samples are for.
        </p>
        <h2 className="subtitle">Density is time</h2>
        <p>
          The second rule is the one I am proud of. Every material has a figure between nothing and one for how readily
          it leaves the skin. The program turns it into ink. Bergamot, at 0.93, is a few thin lines with air in between.
          Cedar, at 0.28, is cut out whole, with its grain left open. White musk, at 0.03, is a flat disk, and will be
          there when you wake up.
        </p>
        <ul role="list" className="grid grid-cols-3 gap-x-[min(2.5rem,4vw)]">
          {/* outlet: densities */}
        </ul>
        <p>
          You can read a plate with your eyes half shut, then. Where it is pale, the scent will be gone by lunch. Where
          it is dark, that is what you are buying. I have seen customers put a bottle back because the bottom of the
          plate was too dark for them, and they were right.
        </p>
      </div>
      <div className="mt-12 grid gap-x-16 lg:ms-[16%] lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <div className="article">
          <h2 className="subtitle">Nobody moves anything</h2>
          <p>
            The third rule is for me. The program tries ninety places for each form and keeps the one where it overlaps
            its neighbors a little and hides none of them. I may not move anything afterward. On{' '}
            <a href="/scents/tar-rope" className="link">
              Tar Rope
            </a>{' '}
            a board landed across the drop, and Teodor thought it looked like a wreck. We left it. It is a perfume about
            a slip at low tide; there would be one.
          </p>
        </div>
        <figure className="mt-8 gap-x-8 sm:max-lg:flex sm:max-lg:items-end lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <div className="max-w-sm lg:max-w-lg">{/* outlet: wreck */}</div>
          <figcaption className="aside-text mt-3">Tar Rope, as the program left it.</figcaption>
        </figure>
        <p className="mt-7 max-w-[36em] text-[1.25rem]/[1.62] text-pretty">
          The same notes always give the same plate. Change one, and everything shifts, as it does in the scent. Last
          spring Marian took the clove out of a trial and asked me for the new label before she had told me why. I drew
          it, and we both looked at it, and she said: there, now it can breathe.
        </p>
      </div>
    </article>
  )
}
