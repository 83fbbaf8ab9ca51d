/**
 * @title Home: the twelve
 * @description The names of all scents beside one large plate, which becomes that of the name that is pointed at.
 * @layout full
 * @order 10
 */
import { useEffect, useRef } from 'react'

/* from ui/plates */
function followNames(section: HTMLElement) {
  return () => section.blur()
}

export default function HomeHero() {
  const section = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!section.current) return
    const stop = followNames(section.current)
    return () => stop()
  }, [])

  return (
    <section ref={section} aria-labelledby="home-title" className="hero">
      <div aria-hidden="true" className="hero-plates">
        {/* outlet: heroPlates */}
      </div>
      <p className="voice hero-caption">{/* outlet: heroCaption */}</p>
      <div className="page hero-words">
        <h1 id="home-title" className="display">
          Twelve scents, drawn from what is in them
        </h1>
        <p className="lead mt-6 md:mt-8">
          We make perfume in one room in Hudson, New&nbsp;York. Every scent has a drawing, its plate, and the plate is
          the formula: what rises, what stays, and for how long.
        </p>
        <div className="hero-way">
          <a href="/shop" className="btn btn-ink">
            Shop the scents
          </a>
          <span className="text-soft">Samples $6, bottles from $148</span>
        </div>
        <nav aria-label="All scents" className="hero-names">
          {/* outlet: heroNames */}
        </nav>
      </div>
    </section>
  )
}
