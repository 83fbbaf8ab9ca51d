/**
 * @title Article: One strip of paper, nine hours
 * @description One scent by the clock, from breakfast to supper.
 * @layout full
 * @order 55
 */
const hours = [
  {
    time: '9:00',
    text: 'One spray on a strip, one on the left wrist. Grapefruit, all of it at once, as when you dig your thumb in. Behind it something green and peppery: angelica, and the pink pepper pretending to be a rose.',
  },
  {
    time: '9:15',
    text: 'The grapefruit is half gone. This is normal. It is nearly the lightest thing on our shelf; only lemon leaves sooner.',
  },
  {
    time: '10:00',
    text: 'The fruit is over. The fig comes up, which is not fruit at all but leaf, with sap in it and a little coconut. My wrist is ahead of the paper by about ten minutes, since it is warmer.',
  },
  {
    time: '11:30',
    text: 'Hay. It was there all along, under the fig, and now there is less in front of it. Somebody comes in and says it smells of a car with the windows down. I write that on the wall.',
  },
  {
    time: '1:00',
    text: 'I have lunch and forget about it, which is also a test.',
  },
  {
    time: '2:30',
    text: 'First smoke. It is birch tar, and there is so little in the bottle that the scale barely shows it. It needed everybody else to sit down.',
  },
  {
    time: '4:00',
    text: 'Vetiver, dry, with a seam of that smoke through it. The fig is a rumor. On paper there is still some hay; on skin there is not.',
  },
  {
    time: '6:00',
    text: 'Sandalwood has been coming up from underneath all afternoon without anybody noticing. Milk, sawdust. June smells my wrist and asks what I am wearing, and she is the one who weighed it.',
  },
]

export default function ArticleStrip() {
  return (
    <article className="page pt-14 lg:pt-24">
      <div className="article lg:ms-[16%]">
        <p>
          People ask how long a perfume lasts, and want one number. There are eight numbers in{' '}
          <a href="/scents/river-road" className="link">
            River Road
          </a>
          , one for each material, and they run from nineteen minutes to seventeen hours. So I put it on at nine on a
          Thursday in May, did my ordinary work, and wrote down what was there.
        </p>
      </div>
      <dl className="mt-14 lg:ms-[16%] lg:max-w-[54rem]">
        {hours.map((hour) => (
          <div
            key={hour.time}
            className="border-rule grid gap-x-10 gap-y-2 border-t py-7 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="title figures whitespace-nowrap">{hour.time}</dt>
            <dd className="text-[1.25rem]/[1.55] text-pretty">{hour.text}</dd>
          </div>
        ))}
      </dl>
      <div className="article mt-12 lg:ms-[16%]">
        <h2 className="subtitle">What I take from it</h2>
        <p className="mt-5">
          A perfume is not a thing that gets weaker. It is a line of people leaving a room in order, and what you smell
          is whoever is left. If you only ever smell the first minute, on a strip, in a store, you have met the one who
          leaves first.
        </p>
        <p>
          The slider below each plate does in a second what took me a day. It is right; I checked. But it does not come
          with lunch.
        </p>
      </div>
    </article>
  )
}
