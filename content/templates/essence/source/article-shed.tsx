/**
 * @title Article: Three years in a shed
 * @description How orris is made, and what it costs in a perfume.
 * @layout full
 * @order 54
 */
const figures = [
  { amount: '3 years', text: 'in the ground, until July' },
  { amount: '3 years', text: 'in jute sacks, in the shed' },
  { amount: '1 ton', text: 'of dried roots, steamed' },
  { amount: '4 pounds', text: 'of butter, the color of ivory' },
]

export default function ArticleShed() {
  return (
    <article className="page pt-14 lg:pt-24">
      <div className="article lg:ms-[16%]">
        <p>
          The farm is forty minutes south of Florence, on a slope too steep for anything that wants water. The irises
          bloom there in May, blue and in no hurry, and nobody picks them. The flower is not the point. The flower,
          distilled, smells of wet paper.
        </p>
        <p>
          The point is under it. In July of the third year they dig up the rhizome, a knuckled thing like ginger, and
          peel it by hand with a curved knife, sitting on crates in the shade. I was given a knife and peeled eleven in
          an hour. The woman beside me peeled a crate and told me about her knees.
        </p>
        <p>
          A fresh rhizome smells of potato. I put one to my nose, expecting something, and it was a potato. They lay
          them out on racks to dry, then put them in jute sacks in a shed, and close the door, and then nothing happens
          for three years.
        </p>
        <h2 className="subtitle">What happens</h2>
        <p>
          Something does, of course. Inside the root certain fats come apart, slowly, in the presence of air, and what
          they become are the irones. There is no hurrying them. People have tried: with bacteria, with heat, with
          radiation. What you get is orris to a chemist, and not to a nose.
        </p>
        <p>
          After three years the roots are ground and steamed. What rises cools into a butter the color of ivory. A ton
          of dried roots makes about four pounds of it. I was handed a jar with the lid off and I am not going to write
          violets, although it is violets. It is also suede, cold cream, the inside of a violin, and bread dough, and
          none of those is sweet.
        </p>
      </div>
      <dl className="mt-14 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:mt-20 xl:grid-cols-4">
        {figures.map((figure, index) => (
          <div key={index} className="border-t border-ink pt-5">
            <dt className="title figures whitespace-nowrap">{figure.amount}</dt>
            <dd className="voice text-soft mt-3 max-w-[16em] text-[1.125rem]/6">{figure.text}</dd>
          </div>
        ))}
      </dl>
      <div className="article mt-14 lg:ms-[16%] lg:mt-20">
        <h2 className="subtitle">What it costs</h2>
        <p>
          Ounce for ounce it costs more than silver, by a good deal. That is why most perfumes with iris in the name
          have very little in them. In{' '}
          <a href="/scents/iris-drawer" className="link">
            Iris Drawer
          </a>{' '}
          it stands in the heart, and there is enough that you will find it without being told. I wrote the formula
          around it as you would build a drawer around something you mean to keep: cedar for the sides, suede for the
          lining, carrot seed for the dirt.
        </p>
        <p>
          On the plate it is a root, dark and hanging, in the middle of all that powder. I like that it does not look
          like a flower. The whole trick of orris is that it never was one.
        </p>
      </div>
    </article>
  )
}
