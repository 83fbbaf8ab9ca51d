/**
 * @title Work: three structures
 * @description The three structures that are shown in full, each with the detail that decided it, its figures and the way to its sheets.
 * @order 21
 */
const works = [
  {
    number: 'S-1914',
    href: '/work/kettle-bend-footbridge',
    name: 'Kettle Bend Footbridge',
    place: 'Alder Falls, New Hampshire',
    text: 'A tied arch whose hangers cross, so that a crowd on one half does not lift the other.',
    facts: [
      { name: 'Span', value: '168 ft (51.2 m)' },
      { name: 'Steel', value: '41 tons' },
      { name: 'Cost', value: '$4.18 million' },
      { name: 'Opened', value: 'May 14, 2022' },
    ],
    sheets: '5 sheets',
  },
  {
    number: 'S-2006',
    href: '/work/elevator-9-theater',
    name: 'Elevator 9 Theater',
    place: 'Buffalo, New York',
    text: 'A 1957 grain silo with a stage in its lowest third, 288 seats around it, and openings where there were none.',
    facts: [
      { name: 'Height', value: '108 ft (32.9 m)' },
      { name: 'Seats', value: '288' },
      { name: 'Structure', value: '$6.40 million' },
      { name: 'Opened', value: 'September 27, 2024' },
    ],
    sheets: '4 sheets',
  },
  {
    number: 'C-2103',
    href: '/work/harker-point-sea-wall',
    name: 'Harker Point Sea Wall',
    place: 'Harker Point, Maine',
    text: 'A concrete wall that throws waves back and is still low enough to see over from a bench.',
    facts: [
      { name: 'Length', value: '1,240 ft (378 m)' },
      { name: 'Crest', value: '16.0 ft NAVD 88' },
      { name: 'Cost', value: '$11.78 million' },
      { name: 'Finished', value: 'June 20, 2025' },
    ],
    sheets: '4 sheets',
  },
]

export default function WorkList() {
  return (
    <section aria-labelledby="three-title" className="page pt-12 pb-8 lg:pt-16">
      <h2 id="three-title" className="title">
        Three in full
      </h2>
      <ol role="list" className="mt-8">
        {works.map((work) => (
          <li key={work.number} className="border-rule border-t">
            <a
              href={work.href}
              className="group grid items-start gap-x-8 gap-y-6 py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-10 lg:py-10 2xl:grid-cols-[22rem_minmax(0,1fr)_22rem]"
            >
              <figure className="bg-paper overflow-hidden border border-line md:max-2xl:row-span-2">
                {work.number === 'S-1914' && (
                  <svg
                    viewBox="45 190 640 480"
                    role="img"
                    aria-label="Two rods in forked ends, pinned to one plate; their axes meet on the axis of the tie."
                    className="drawing"
                  >
                    <path
                      className="wash"
                      d="M20.6 542h688.8v196h-688.8zM197 542l-23.5-128.8 60.5-45.4 72.2 79 105.8-8.4 37-80.6 73.9 13.4 10.1 170.8z"
                    />
                    <path
                      className="draw pen-line"
                      pathLength="1"
                      d="M197 542l-23.5-128.8 60.5-45.4 72.2 79 105.8-8.4 37-80.6 73.9 13.4 10.1 170.8h-336"
                    />
                    <path className="pen-line" d="M20.6 542h688.8" />
                    <path className="pen-dash" d="M20.6 549.1h688.8M225.6 542v196M504.4 542v196" />
                    <path className="pen-axis" d="M-4.6 640h739.2M365 287.2v529.2" />
                    <path className="pen-cut" d="M197 542h336" />
                    <path
                      className="wash"
                      d="M529.5 438.3L575.1 367.8L581.7 336L601.8 304.9L573.6 286.7L553.5 317.7L527.2 336.7L481.6 407.3A31.92 31.92 0 0 0 529.5 438.3ZM218.3 425L163.7 361.2L135 345.9L111 317.8L85.5 339.7L109.5 367.8L120.3 398.4L174.9 462.1A31.92 31.92 0 0 0 218.3 425Z"
                    />
                    <path className="draw pen-mark" pathLength="1" d="M365 640l-344.4-401.8" />
                    <path className="draw pen-mark" pathLength="1" d="M365 640l323.9-500.7" />
                    <path className="wash-mark" d="M360 640a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z" />
                    <path className="pen-axis" d="M365 640l325.8-503.6M365 640l-346.6-404.4" />
                    <path
                      className="pen-line"
                      d="M529.5 438.3L575.1 367.8L581.7 336L601.8 304.9L573.6 286.7L553.5 317.7L527.2 336.7L481.6 407.3A31.92 31.92 0 0 0 529.5 438.3ZM594.3 300.1l92.1-142.5M673.2 149.1l-92.2 142.4M218.3 425L163.7 361.2L135 345.9L111 317.8L85.5 339.7L109.5 367.8L120.3 398.4L174.9 462.1A31.92 31.92 0 0 0 218.3 425ZM104.2 323.6l-66.7-77.8M25.6 256.1l66.7 77.8"
                    />
                    <path
                      className="pen-thin"
                      d="M575.1 367.8l-47.9-31.1M492.7 411.5a20.16 20.16 0 1 0 40.32 0a20.16 20.16 0 1 0 -40.32 0ZM163.7 361.2l-43.4 37.2M167.7 433.4a20.16 20.16 0 1 0 40.32 0a20.16 20.16 0 1 0 -40.32 0Z"
                    />
                    <path
                      className="pen-cut"
                      d="M499.7 411.5a13.104 13.104 0 1 0 26.208 0a13.104 13.104 0 1 0 -26.208 0ZM174.8 433.4a13.104 13.104 0 1 0 26.208 0a13.104 13.104 0 1 0 -26.208 0Z"
                    />
                  </svg>
                )}
                {work.number === 'S-2006' && (
                  <svg
                    viewBox="120 124 600 450"
                    role="img"
                    aria-label="Lines of load come down the wall and part around the opening."
                    className="drawing"
                  >
                    <path
                      className="pen-hatch"
                      d="M80 570h200M560 570h200M80 550h200M560 550h200M80 530h200M560 530h200M80 510h200M560 510h200M80 490h200M560 490h200M80 470h680M80 450h680M80 430h680M80 410h680M80 390h680M80 370h680M80 350h680M80 330h680M80 310h680M80 290h680M80 270h680M80 250h680M80 230h680M80 210h680M80 190h680M80 170h680M80 150h680"
                    />
                    <path className="pen-thin" d="M80 140h680" />
                    <path className="wash" d="M230 800v-380h380v380h-50v-320h-280v320z" />
                    <path className="draw pen-line" pathLength="1" d="M230 800v-380h380v380" />
                    <path className="draw pen-cut" pathLength="1" d="M560 800v-320h-280v320" />
                    <path
                      className="pen-hatch"
                      d="M493.8 437l5.2 4.3-5.7 2.4zM248.7 522.4l6.9-.5-2.5 5.8zM573.1 443.5l1.6-6.1 4.2 3.9zM586.2 567.5l3.9 4.5-5.2 1.3zM291.6 449.6l-5.1 2.6v-5.2zM466.4 475.9l5.4-4.9 1.6 6.4zM561.8 512.7l2.7-8 5.4 5.5zM423 435.5l-8.4-1.9 5.1-6zM572.9 431l-3.1 7.8-5-5.8zM565.6 575l-3.5-5.5 5.9-.5zM577.1 493.4l4.9 2.4-4 2.9zM514.1 433.7l-1.1-7 6.1 2zM246.7 473.1l-5.3-.2 2.3-4.2zM304.2 474.9l-5.3-5.5 6.7-2zM255.1 502.9l.8 8.7-7.5-3zM424.3 470.4l-4.8-5.5 6.5-1.6zM294.2 453.8l-2.4-7.1 6.8 1.1zM387.6 459.5l-4.6-7.2 7.8-.7zM537.4 457.3l-4.5 6.8-3.6-6.5zM561.7 468.6l-.9-8.6 7.3 2.9zM379.3 423.7l6.2 5.8-7.3 2.6zM469.7 422.3l.5 7.3-6.1-2.7zM513.3 472.5l.3-7.8 6.2 3.5zM461 459.3l-7.2 1.3 1.9-6.4zM572.8 436.6l4.8 4.4-5.6 2.1zM539.2 457.9l-4 5.7-2.9-5.6zM595.8 443l-6-.1 2.6-4.8zM301.4 432l5.7-4.3 1.1 6.4zM254.4 439.2l-7.4-.9 3.8-5.6zM417.9 466.3h1.2M255.2 450.1h1.2M277.7 439.8h1.2M560.4 436.9h1.2M242.6 485.6h1.2M246.2 508.1h1.2M304.3 428.9h1.2M309.3 465h1.2M381.3 467.7h1.2M288.8 440.2h1.2M490.1 465.8h1.2M597.5 530.4h1.2M269.2 536.9h1.2M346.5 430.8h1.2M489.1 437.3h1.2M397 428.6h1.2M601 537h1.2M262.3 536.3h1.2M257.8 560.4h1.2M250 528.9h1.2M272.4 511.1h1.2M333.4 473.6h1.2M592.4 447.6h1.2M298.9 434.7h1.2M514.7 453.4h1.2M481.1 458.8h1.2M395.6 469.4h1.2M546.5 427.8h1.2M276.4 453.9h1.2M569.9 489.3h1.2M260.2 535.3h1.2M281.5 464.5h1.2M383.5 437h1.2M262.9 461.1h1.2M587.3 442.4h1.2M306.7 432.3h1.2M598.9 478.3h1.2M268.3 428.9h1.2M574.4 562.2h1.2M372.1 431.3h1.2M261.1 457.9h1.2M255.6 556.2h1.2M554.9 425.4h1.2M602.6 497.1h1.2M472.3 454.6h1.2M582 427.8h1.2M575.4 512.8h1.2M458.8 433h1.2M563.2 439.5h1.2M434.7 467.9h1.2M273.3 485.2h1.2M320.5 438.7h1.2"
                    />
                    <path
                      className="pen-line"
                      d="M290 378h20v2h-20zM290 396h20v2h-20zM300 380v16M338 378h20v2h-20zM338 396h20v2h-20zM348 380v16M386 378h20v2h-20zM386 396h20v2h-20zM396 380v16M434 378h20v2h-20zM434 396h20v2h-20zM444 380v16M482 378h20v2h-20zM482 396h20v2h-20zM492 380v16M530 378h20v2h-20zM530 396h20v2h-20zM540 380v16"
                    />
                    <path
                      className="draw pen-thin"
                      pathLength="1"
                      d="M148 140v20v20v20v20l-.1 20-.2 20-.3 20-.5 20-.4 20-.5 20-.4 20-.5 20-.3 20-.2 20-.1 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-thin"
                      pathLength="1"
                      d="M196 140v20v20v20v20l-.1 20-.4 20-.6 20-.7 20-.8 20-.9 20-.8 20-.8 20-.6 20-.4 20-.3 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-thin"
                      pathLength="1"
                      d="M244 140v20v20v20v20l-.4 20-.9 20-1.5 20-1.8 20-2.1 20-2.2 20-2.1 20-2 20-1.7 20-1.2 20-.7 20-.1 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-mark"
                      pathLength="1"
                      d="M292 140v20v20v20v20l-1 20-2.7 20-4.1 20-5.2 20-5.8 20-6.1 20-6.1 20-5.8 20-5 20-3.9 20-2.4 20-.7 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-mark"
                      pathLength="1"
                      d="M340 140v20v20v20v20l-1.7 20-4.5 20-6.9 20-8.7 20-9.9 20-10.5 20-10.5 20-10 20-8.8 20-7.2 20-4.9 20-2 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-mark"
                      pathLength="1"
                      d="M388 140v20v20v20v20l-2.3 20-6.2 20-9.5 20-12 20-13.6 20-14.6 20-14.7 20-14.2 20-12.7 20-10.6 20-7.7 20-4 20-.4 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-mark"
                      pathLength="1"
                      d="M452 140v20v20v20v20l2.3 20 6.2 20 9.5 20 12 20 13.6 20 14.6 20 14.7 20 14.2 20 12.7 20 10.6 20 7.7 20 4 20 .4 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-mark"
                      pathLength="1"
                      d="M500 140v20v20v20v20l1.7 20 4.5 20 6.9 20 8.7 20 9.9 20 10.5 20 10.5 20 10 20 8.8 20 7.2 20 4.9 20 2 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-mark"
                      pathLength="1"
                      d="M548 140v20v20v20v20l1 20 2.7 20 4.1 20 5.2 20 5.8 20 6.1 20 6.1 20 5.8 20 5 20 3.9 20 2.4 20 .7 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-thin"
                      pathLength="1"
                      d="M596 140v20v20v20v20l.4 20 .9 20 1.5 20 1.8 20 2.1 20 2.2 20 2.1 20 2 20 1.7 20 1.2 20 .7 20 .1 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-thin"
                      pathLength="1"
                      d="M644 140v20v20v20v20l.1 20 .4 20 .6 20 .7 20 .8 20 .9 20 .8 20 .8 20 .6 20 .4 20 .3 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="draw pen-thin"
                      pathLength="1"
                      d="M692 140v20v20v20v20l.1 20 .2 20 .3 20 .5 20 .4 20 .5 20 .4 20 .5 20 .3 20 .2 20 .1 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
                    />
                    <path
                      className="wash-ink"
                      d="M140 136l-4-11h8zM180 136l-4-11h8zM220 136l-4-11h8zM260 136l-4-11h8zM300 136l-4-11h8zM340 136l-4-11h8zM380 136l-4-11h8zM420 136l-4-11h8zM460 136l-4-11h8zM500 136l-4-11h8zM540 136l-4-11h8zM580 136l-4-11h8zM620 136l-4-11h8zM660 136l-4-11h8zM700 136l-4-11h8z"
                    />
                  </svg>
                )}
                {work.number === 'C-2103' && (
                  <svg
                    viewBox="290 286 580 435"
                    role="img"
                    aria-label="The curved top of the wall turns the water back to sea."
                    className="drawing"
                  >
                    <path
                      className="wash"
                      d="M632.9 775.6l29.1-211.2-.7-16.7-2.2-16.6-3.6-16.4-5.1-16-6.4-15.4-7.7-14.9-9-14.1-10.2-13.3-11.3-12.4-12.4-11.3-13.3-10.2-14.1-9-14.9-7.7-15.4-6.4-16-5.1-16.4-3.6-16.6-2.2-16.7-.7v-49.9l7.7-7.7h320.6l7.7 7.7v453.1z"
                    />
                    <path
                      className="draw pen-cut"
                      pathLength="1"
                      d="M632.9 775.6l29.1-211.2-.7-16.7-2.2-16.6-3.6-16.4-5.1-16-6.4-15.4-7.7-14.9-9-14.1-10.2-13.3-11.3-12.4-12.4-11.3-13.3-10.2-14.1-9-14.9-7.7-15.4-6.4-16-5.1-16.4-3.6-16.6-2.2-16.7-.7v-49.9l7.7-7.7h320.6l7.7 7.7v453.1"
                    />
                    <path
                      className="pen-hatch"
                      d="M760.6 684.5l-12.4 1.4 4.1-10.6zM731.5 561.6l13.4-2.1-3.9 11.7zM602.8 374.5l8.1-3-1 7.9zM666.2 371.9l-13.7 .3 5.6-11.3zM726.7 706.4l-1.5 9.1-6.7-5zM714.1 328.7l9.7 4.1-7.4 6.2zM618.7 332.9l3.9-10.9 7.1 7.8zM732 504.2l3.2 9.9-9.4-1.6zM716.3 561.6l-12.3 5.7 .5-12.4zM792.1 360l-8.6 .1 3.5-7zM719.9 637.8l9.3-3.6-1.1 9.1zM800.9 409.1l-9.9 7.6-2-11.2zM669.5 349.1l-13-5.1 9.6-8.4zM761.3 324.7l12.1 3.1-7.6 8.5zM690.6 576.9l-10.9-.8 5.2-8.5zM609.8 376.6l9.4 3-6.3 6.3zM713.6 603.2l-8.2-4.2 6.9-4.9zM482.7 335.8l6.1-5.5 1.9 7.3zM792.5 353.6h-10.4l4.4-8.4zM490.4 351.7l11.5-1.3-3.8 9.9zM772.2 475.4l-9.5-4.3 7.5-5.9zM515.7 344.8l12-.4-4.7 9.9zM537.3 356.4l10.3 3-6.8 7.2zM540.9 337.6l12.7-.5-5 10.5zM786.7 624.9l5.7 12-12.1-.5zM758.7 716.6l-10.4-7.4 10.4-5.3zM625.7 316.4l8.9 10.6-12.4 2.7zM725 419.8l11-8.2 2 12.4zM727.5 325.4l1.6 13.5-11.7-4.4zM727.9 388.3l7.7 2-4.8 5.4zM681.8 467.3l-13.7 1.1 4.9-11.6zM768.3 368.7l-9.3-3.3 6.6-6.1zM712 380.6l-4.7-9.1h9.3zM687.1 686.7l9.7 6.2-9.1 5.3zM790.2 649.7l-7.8-8.7 10.3-2.6zM715.8 535.3l-7.3 3.2 .5-7.3zM608 357.6l11.3 2-6.4 8.3zM638.9 417.3l-8.3 1.2 2.5-7.2zM681 493.9l-10.7 6.2-.5-11.2zM678.7 609.8l4-11.1 7.3 7.8zM528.3 360l10.9 3.9-7.7 7.1zM729.1 702l-6.6-7.4 8.7-2.3zM744 485l-10 7.4-1.8-11.2zM718.4 673.5l-.6 11.1-8.7-5.2zM745.6 688.2l4.6-11.9 7.7 8.7zM796.2 388.5l-2.4 10.2-7.3-6.2zM742.1 527.4l10.2-.7-3.7 8.5zM736.8 467.5l4.5-8.7 5.1 7.3zM704.4 593.3l-11.6-1.1 5.8-9zM720.1 472.5l-2.4-9.6 8.8 2.1zM717.5 497.4l-3.6-7.4 7.5 .3zM738.7 422.1l-.5 9.7-7.7-4.5zM723.1 576l5.5-12.1 7.4 9.5zM742.8 655.8l-4.3 9.3-5.8-7.4zM722 324.4l-10.2 2.7 2.1-9.4zM777.4 668.1l-2.7 12.8-9.3-7.6zM726.5 688.2l-4.3 7.1-3.9-6.5zM726.9 485.3l-1-12.3 10.3 4.4zM617.7 361.9l-8.8 9.6-4.1-11.2zM673.9 620.6l12-1.1-4.2 10.2zM542.4 347.7l-11-6.3 9.8-6.3zM759.9 458.8l8.1 5.1-7.6 4.4zM757.9 394.6l6 12.5-12.6-.4zM575.3 333.9l-2 8.4-6-5.2zM723.9 698.3l11.4 1.2-5.8 8.7zM762.8 387.8l-.3 13.2-10.5-5.8zM538.3 325.6l11-1.2-3.6 9.4zM732.5 572.4l8.5-1.3-2.5 7.4zM668.4 351.3l9-1.5-2.6 8zM794.4 521.9l.3-8.7 6.9 3.9zM750.3 443.2l-11.9-6.9 10.6-6.8zM737.5 629.4l8.3-5.4 .9 9zM789.7 457.2l-14-2.5 7.9-10.3zM609 348.3l-3.2 8.8-5.9-6.3zM501.3 349.3l11.2-5.7-.1 11.5zM767 596.3l-7.3 10.5-5.4-10.4zM659.6 358.4h1.2M688.3 644.7h1.2M742.1 431.8h1.2M650.9 455.4h1.2M511.3 366h1.2M789.7 588.5h1.2M665.2 607.7h1.2M535.8 363.4h1.2M788.4 647.2h1.2M739.1 678h1.2M569.2 386.4h1.2M748.5 355.1h1.2M608.6 391.7h1.2M733.6 627.5h1.2M518.3 359.3h1.2M792.1 554.9h1.2M588.6 340.1h1.2M646.1 452.9h1.2M647.9 352.9h1.2M775.6 454h1.2M796.6 620.9h1.2M683.5 655.8h1.2M729 639.3h1.2M673.7 333.3h1.2M737.3 659.8h1.2M685.1 597.3h1.2M773.8 562.6h1.2M740.1 341.1h1.2M787.6 370.5h1.2M733.6 516.4h1.2M792.3 716.6h1.2M791.6 703h1.2M719.7 712h1.2M707.4 346.7h1.2M793.5 610.7h1.2M704.6 702.5h1.2M762.4 610.2h1.2M745.2 490.3h1.2M734.6 530h1.2M691.4 668.8h1.2M753.7 521.1h1.2M740.4 461.1h1.2M672.1 375.3h1.2M680.7 419.8h1.2M669.6 666.9h1.2M686.8 330.6h1.2M764.2 471.4h1.2M690.5 466.2h1.2M764.8 718h1.2M772.2 372.2h1.2M713.1 440.9h1.2M781.9 442.2h1.2M522.5 350.6h1.2M562.1 349.7h1.2M698.8 590.8h1.2M719.2 403h1.2M677 356.3h1.2M723.6 601.8h1.2M787.6 657.7h1.2M787.9 574.7h1.2M704.6 481.3h1.2M724.5 643.3h1.2M791.8 531.5h1.2M551.2 325.1h1.2M753.9 434.7h1.2M682.1 462.6h1.2M715.8 560.8h1.2M690.3 719.2h1.2M687.6 643.1h1.2M676.9 684.5h1.2M721.1 417.2h1.2M682.7 416.9h1.2M787.8 424.8h1.2M717.8 354.2h1.2M684.8 531.3h1.2M659.6 693.5h1.2M782.2 351.3h1.2M738.3 425.8h1.2M783.5 439.2h1.2M779.9 507.1h1.2M616.5 370h1.2M485.5 336.1h1.2M687.2 586.7h1.2M701.5 582.2h1.2M620.4 388.9h1.2M673.8 546.5h1.2M630.2 418.9h1.2M692.6 542.5h1.2M669.2 710.3h1.2M762.4 483.2h1.2M727 677.2h1.2M637.8 408h1.2M761.4 704.9h1.2M793.7 583.7h1.2M609.5 351.9h1.2M678.8 629.6h1.2M735.8 528.3h1.2M791.2 469.9h1.2M621.3 424.6h1.2M757.5 540.7h1.2M788.2 394.1h1.2M748.2 677.3h1.2M755.4 463h1.2M721.3 418.8h1.2M774.1 474.7h1.2M755.8 432.5h1.2M497 350.7h1.2M765.6 324.1h1.2M696.2 340.5h1.2M771.9 710.3h1.2M659 375.1h1.2M712.4 633.2h1.2M766.3 405.2h1.2M703.4 463h1.2M693.5 457.4h1.2M718.5 423.8h1.2M786.5 357.6h1.2M730.8 554.6h1.2M673.4 638.9h1.2M787.5 366.1h1.2M775 687.2h1.2M560.4 377h1.2M728.8 412.5h1.2M690.6 688.9h1.2M701.4 649.9h1.2M726.7 567.6h1.2M797.2 562h1.2M738.6 323.7h1.2M690.4 661h1.2M658.4 431.5h1.2M762.7 361.2h1.2M658.5 658.5h1.2M707.3 523.9h1.2M539 364.6h1.2M662.1 635.5h1.2M757.8 462.7h1.2M773.5 659.4h1.2M711.6 579.3h1.2M690.2 374.1h1.2M514 360.2h1.2M795.9 624.3h1.2M794.4 717.9h1.2M739.8 505.1h1.2M766 347.4h1.2M755.3 688.7h1.2M681.9 488.4h1.2M658.9 682.7h1.2M739.7 557.6h1.2"
                    />
                    <path className="wash-ink" d="M679.3 314.8h19.2v9.6h-19.2zM748.4 314.8h19.2v9.6h-19.2z" />
                    <path className="pen-dash" d="M470 314.8v-192h336v192M688.9 305.2v-153.6M758 305.2v-153.6" />
                    <path
                      className="pen-line"
                      d="M682.2 324.4h13.4v57.6h-13.4zM688.9 382v105.6M751.3 324.4h13.4v57.6h-13.4zM758 382v105.6"
                    />
                    <path
                      className="wash-ink"
                      d="M764.5 727.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM764.5 655.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM764.5 583.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM764.5 511.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM764.5 439.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM764.5 367.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM672.9 727.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM682.8 655.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM692.8 583.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM683.9 511.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM657 439.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM585 380.1a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM705 351.3a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM599.4 351.3a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"
                    />
                    <path
                      className="pen-line"
                      d="M779.1 766v-424.3h-280.3v11.5l72 13.4M661.7 766l27.2-201.6-2.4-32-7-31.3-11.5-29.9-15.7-28-19.7-25.3-23.1-22.2-26.2-18.6-28.6-14.5-30.4-10.2"
                    />
                    <path className="wash" d="M809.8 650.8h245.8v38.4h-245.8z" />
                    <path
                      className="wash pen-hatch"
                      d="M812.9 695.3h23.2l-4 16.5-19.2 15.2zM838.9 695.4h26.6l-.6 19.9-11 7-19-10.4zM868.6 695.6h27.2l2.4 19.5-15.9 11.3-14.3-11zM814 731.1v-1.6l19.1-15.2 19 10.4-4.4 19.6-6.3 4.4zM851 744.4l4.4-19.6 11-7.1 14.3 11.1 .1 7.4-13.3 9.9z"
                    />
                    <path className="wash-ink" d="M806 650.8h4.8v38.4h-4.8z" />
                    <path className="pen-cut" d="M809.8 650.8h245.8" />
                    <path className="pen-line" d="M809.8 650.8v38.4h245.8" />
                    <path
                      className="draw pen-mark"
                      pathLength="1"
                      d="M617.6 775.6L646.6 564.4L645.7 545.9L642.8 527.7L638 509.8L631.4 492.6L623 476.1L612.9 460.6L601.3 446.2L588.2 433.1L573.8 421.5L558.3 411.4L541.8 403L524.6 396.4L506.7 391.6L488.5 388.7L470 387.8C454 389.3 406.6 387.9 374 396.7C341.4 405.5 291.1 433.3 274.5 440.6"
                    />
                    <path
                      className="draw pen-mark"
                      pathLength="1"
                      d="M592.6 775.6L621.7 564.4L620.8 548.5L618.4 532.9L614.3 517.5L608.6 502.7L601.4 488.6L592.7 475.2L582.7 462.9L571.5 451.7L559.2 441.7L545.8 433L531.7 425.8L516.9 420.1L501.5 416L485.9 413.6L470 412.7C454 414.1 404.9 411.9 374 420.7C343.1 429.5 299.4 458.1 284.5 465.5"
                    />
                    <path className="wash-mark" d="M281 467.3l14.5-2.3-4-8z" />
                    <path
                      className="draw pen-mark"
                      pathLength="1"
                      d="M563.8 775.6L592.9 564.4L592.2 551.6L590.2 538.9L586.9 526.4L582.3 514.4L576.4 503L569.4 492.2L561.3 482.2L552.2 473.1L542.2 465L531.4 458L520 452.1L508 447.5L495.5 444.2L482.8 442.2L470 441.5C454 442.7 403 439.6 374 448.4C345 457.2 309 486.7 296 494.3"
                    />
                    <path className="wash-mark" d="M292.6 496.4l14.4-3.3-4.6-7.7z" />
                  </svg>
                )}
              </figure>{' '}
              <span className="block">
                <span className="letter text-soft block">{work.number}</span>{' '}
                <span className="subtitle mt-2 block group-hover:underline group-hover:decoration-accent group-hover:underline-offset-4">
                  {work.name}
                </span>{' '}
                <span className="text-soft block">{work.place}</span>{' '}
                <span className="mt-3 block max-w-[34rem] text-pretty">{work.text}</span>{' '}
                <span className="mt-4 block font-mono text-[0.8125rem]/6">
                  <bdi>{work.sheets}</bdi>{' '}
                  <span aria-hidden="true" className="inline-block text-accent rtl:-scale-x-100">
                    →
                  </span>
                </span>
              </span>{' '}
              <span className="grid content-start font-mono text-[0.8125rem]/5">
                {work.facts.map((fact) => (
                  <span key={fact.name} className="border-rule flex flex-wrap justify-between gap-x-4 border-b py-2">
                    <span className="text-soft">{fact.name}</span>{' '}
                    <bdi className="ms-auto text-end">{fact.value}</bdi>{' '}
                  </span>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
