/**
 * @title Elevator 9 Theater: the opening in the wall
 * @description The wall of the silo unrolled, with the opening for scenery, its frame, and the path of the load around it.
 * @order 54
 */
export default function TheaterOpening() {
  return (
    <figure className="page sheet my-3">
      <div dir="ltr" className="sheet-frame">
        <svg
          viewBox="0 0 1200 900"
          role="img"
          aria-label="The silo wall unrolled flat around an opening 14 feet wide and 16 feet high. Lines of load come down from above and part to the concrete jambs on either side. The opening was cut in six numbered pieces while six steel needles carried the wall. A section shows the new jamb, 2 feet 6 inches by 1 foot 10 inches, doweled to the old wall."
          className="drawing drawing-below drawing-wide aspect-[1200/900]"
        >
          {/* The wall unrolled: hoops of 1957, cut where the opening is */}
          <path
            className="pen-hatch"
            d="M80 790h200M560 790h200M80 770h200M560 770h200M80 750h200M560 750h200M80 730h200M560 730h200M80 710h200M560 710h200M80 690h200M560 690h200M80 670h200M560 670h200M80 650h200M560 650h200M80 630h200M560 630h200M80 610h200M560 610h200M80 590h200M560 590h200M80 570h200M560 570h200M80 550h200M560 550h200M80 530h200M560 530h200M80 510h200M560 510h200M80 490h200M560 490h200M80 470h680M80 450h680M80 430h680M80 410h680M80 390h680M80 370h680M80 350h680M80 330h680M80 310h680M80 290h680M80 270h680M80 250h680M80 230h680M80 210h680M80 190h680M80 170h680M80 150h680"
          />
          <path className="pen-thin" d="M80 140v321l11 5-22 8 11 5v321M760 140v321l11 5-22 8 11 5v321M80 140h680" />
          {/* Frame: jambs, lintel, sill */}
          <path className="wash" d="M230 800v-380h380v380h-50v-320h-280v320z" />
          <path className="draw pen-line" pathLength="1" d="M230 800v-380h380v380" />
          <path className="wash-paper" d="M560 800v-320h-280v320z" />
          <path className="draw pen-cut" pathLength="1" d="M560 800v-320h-280v320" />
          <path
            className="pen-hatch"
            d="M493.8 437l5.2 4.3-5.7 2.4zM583.3 729.5l-6.6-2 4.4-4.5zM578.3 678.4l6.6 3.1-5.3 4zM574.1 767.7l1.9-6 4 4zM585.6 627.1l4.7 7-7.7 .9zM248.7 522.4l6.9-.5-2.5 5.8zM573.1 443.5l1.6-6.1 4.2 3.9zM577.2 590.8l-1.8 7.3-5.1-4.6zM586.2 567.5l3.9 4.5-5.2 1.3zM275.4 733l-6.5-.1 2.9-5.2zM291.6 449.6l-5.1 2.6v-5.2zM466.4 475.9l5.4-4.9 1.6 6.4zM569.8 755.3l-3.3 7.9-5-6zM561.8 512.7l2.7-8 5.4 5.5zM279.8 606l-7.7 3.7 .2-7.8zM239.8 766.6l-6.6-5.8 7.5-2.9zM248.6 708.2l5.4 5.6-6.8 2zM423 435.5l-8.4-1.9 5.1-6zM572.9 431l-3.1 7.8-5-5.8zM565.6 575l-3.5-5.5 5.9-.5zM564.6 635.7l1.2-7.3 5.4 4.1zM577.1 493.4l4.9 2.4-4 2.9zM514.1 433.7l-1.1-7 6.1 2zM260.8 709.4v8.6l-6.9-3.6zM578.5 678.1l-3.8 3.2-1-4.4zM246.7 473.1l-5.3-.2 2.3-4.2zM304.2 474.9l-5.3-5.5 6.7-2zM255.1 502.9l.8 8.7-7.5-3zM424.3 470.4l-4.8-5.5 6.5-1.6zM294.2 453.8l-2.4-7.1 6.8 1.1zM387.6 459.5l-4.6-7.2 7.8-.7zM593.6 720.9l6.2 3.8-5.7 3.4zM591.9 792.8l1.1-5.1 3.7 3zM593.8 722.2l-3.9-4.3 5.2-1.4zM537.4 457.3l-4.5 6.8-3.6-6.5zM569.3 736l.7-7.6 5.8 3.8zM561.7 468.6l-.9-8.6 7.3 2.9zM379.3 423.7l6.2 5.8-7.3 2.6zM591.3 688.6l-4.3-3.1 4.4-2.2zM469.7 422.3l.5 7.3-6.1-2.7zM513.3 472.5l.3-7.8 6.2 3.5zM589.1 625.8l8 .7-4 6.2zM461 459.3l-7.2 1.3 1.9-6.4zM572.8 436.6l4.8 4.4-5.6 2.1zM539.2 457.9l-4 5.7-2.9-5.6zM595.8 443l-6-.1 2.6-4.8zM590.7 749.7l-4.4 3.9-1.4-5.3zM301.4 432l5.7-4.3 1.1 6.4zM254.4 439.2l-7.4-.9 3.8-5.6zM252.6 693.1l6 3-4.9 3.5zM417.9 466.3h1.2M255.2 450.1h1.2M277.7 439.8h1.2M560.4 436.9h1.2M242.6 485.6h1.2M246.2 508.1h1.2M304.3 428.9h1.2M586.5 636h1.2M309.3 465h1.2M381.3 467.7h1.2M288.8 440.2h1.2M264.7 661h1.2M267.8 739.3h1.2M490.1 465.8h1.2M568.6 640.4h1.2M597.5 530.4h1.2M269.2 536.9h1.2M346.5 430.8h1.2M489.1 437.3h1.2M397 428.6h1.2M601 537h1.2M248 635.7h1.2M262.3 536.3h1.2M257.8 560.4h1.2M571.2 779.2h1.2M602.8 666.5h1.2M250 528.9h1.2M240.8 739.5h1.2M272.4 511.1h1.2M333.4 473.6h1.2M235.4 733.5h1.2M576.3 712h1.2M592.4 447.6h1.2M298.9 434.7h1.2M603.6 601.1h1.2M273.5 654.4h1.2M514.7 453.4h1.2M481.1 458.8h1.2M255.4 661.4h1.2M395.6 469.4h1.2M546.5 427.8h1.2M576.8 693.6h1.2M568.2 674.4h1.2M276.4 453.9h1.2M252.2 616.1h1.2M581 691.1h1.2M569.9 489.3h1.2M242.8 629.6h1.2M591.9 673.5h1.2M577.8 768.6h1.2M251.1 706.6h1.2M263.8 576.6h1.2M260.2 535.3h1.2M249.9 588.3h1.2M281.5 464.5h1.2M383.5 437h1.2M566.6 632.4h1.2M241.9 777.3h1.2M262.9 461.1h1.2M587.3 442.4h1.2M306.7 432.3h1.2M598.9 478.3h1.2M586.5 682.7h1.2M594.8 673.1h1.2M235.5 632.8h1.2M268.3 428.9h1.2M574.4 562.2h1.2M372.1 431.3h1.2M261.1 457.9h1.2M241.5 639.4h1.2M566.9 731.3h1.2M589.1 699.9h1.2M255.6 556.2h1.2M554.9 425.4h1.2M245.5 673.8h1.2M602.6 497.1h1.2M244.9 589.4h1.2M244.1 737.5h1.2M472.3 454.6h1.2M260.7 634.4h1.2M582 427.8h1.2M575.4 512.8h1.2M458.8 433h1.2M569.8 656.8h1.2M563.2 439.5h1.2M434.7 467.9h1.2M273.3 485.2h1.2M320.5 438.7h1.2M578.5 698.2h1.2M256.2 651.9h1.2M56.7 801l-8.4 11M61.7 801l-8.4 11M66.7 801l-8.4 11M71.7 801l-8.4 11M106.7 801l-8.4 11M111.7 801l-8.4 11M116.7 801l-8.4 11M121.7 801l-8.4 11M156.7 801l-8.4 11M161.7 801l-8.4 11M166.7 801l-8.4 11M171.7 801l-8.4 11M206.7 801l-8.4 11M211.7 801l-8.4 11M216.7 801l-8.4 11M221.7 801l-8.4 11M256.7 801l-8.4 11M261.7 801l-8.4 11M266.7 801l-8.4 11M271.7 801l-8.4 11M306.7 801l-8.4 11M311.7 801l-8.4 11M316.7 801l-8.4 11M321.7 801l-8.4 11M356.7 801l-8.4 11M361.7 801l-8.4 11M366.7 801l-8.4 11M371.7 801l-8.4 11M406.7 801l-8.4 11M411.7 801l-8.4 11M416.7 801l-8.4 11M421.7 801l-8.4 11M456.7 801l-8.4 11M461.7 801l-8.4 11M466.7 801l-8.4 11M471.7 801l-8.4 11M506.7 801l-8.4 11M511.7 801l-8.4 11M516.7 801l-8.4 11M521.7 801l-8.4 11M556.7 801l-8.4 11M561.7 801l-8.4 11M566.7 801l-8.4 11M571.7 801l-8.4 11M606.7 801l-8.4 11M611.7 801l-8.4 11M616.7 801l-8.4 11M621.7 801l-8.4 11M656.7 801l-8.4 11M661.7 801l-8.4 11M666.7 801l-8.4 11M671.7 801l-8.4 11M706.7 801l-8.4 11M711.7 801l-8.4 11M716.7 801l-8.4 11M721.7 801l-8.4 11M756.7 801l-8.4 11M761.7 801l-8.4 11M766.7 801l-8.4 11M771.7 801l-8.4 11"
          />
          <path className="pen-cut" d="M40 800h760" />
          {/* Six pieces, in the order in which they went */}
          <path className="pen-dash" d="M373.4 480v320M466.6 480v320M280 640h280" />
          <path
            className="pen-thin"
            d="M309.6 560a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM496.4 560a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM403 560a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM309.6 720a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM496.4 720a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM403 720a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z"
          />
          <text className="lettering-bare" x="326.6" y="565.2" textAnchor="middle">
            1
          </text>
          <text className="lettering-bare" x="513.4" y="565.2" textAnchor="middle">
            2
          </text>
          <text className="lettering-bare" x="420" y="565.2" textAnchor="middle">
            3
          </text>
          <text className="lettering-bare" x="326.6" y="725.2" textAnchor="middle">
            4
          </text>
          <text className="lettering-bare" x="513.4" y="725.2" textAnchor="middle">
            5
          </text>
          <text className="lettering-bare" x="420" y="725.2" textAnchor="middle">
            6
          </text>
          {/* Needles that carried the wall meanwhile */}
          <path className="wash-paper" d="M288.4 376h23.2v24h-23.2z" />
          <path className="wash-paper" d="M336.4 376h23.2v24h-23.2z" />
          <path className="wash-paper" d="M384.4 376h23.2v24h-23.2z" />
          <path className="wash-paper" d="M432.4 376h23.2v24h-23.2z" />
          <path className="wash-paper" d="M480.4 376h23.2v24h-23.2z" />
          <path className="wash-paper" d="M528.4 376h23.2v24h-23.2z" />
          <path
            className="pen-line"
            d="M290 378h20v2h-20zM290 396h20v2h-20zM300 380v16M338 378h20v2h-20zM338 396h20v2h-20zM348 380v16M386 378h20v2h-20zM386 396h20v2h-20zM396 380v16M434 378h20v2h-20zM434 396h20v2h-20zM444 380v16M482 378h20v2h-20zM482 396h20v2h-20zM492 380v16M530 378h20v2h-20zM530 396h20v2h-20zM540 380v16"
          />
          {/* How the load goes around */}
          <path
            className="draw pen-thin"
            pathLength="1"
            d="M100 140v20v20v20v20v20l-.1 20v20l-.1 20-.1 20-.1 20v20l-.1 20-.1 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
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
            className="draw pen-thin"
            pathLength="1"
            d="M740 140v20v20v20v20v20l.1 20v20l.1 20 .1 20 .1 20v20l.1 20 .1 20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20v20"
          />
          <path className="wash-ink" d="M100 136l-4-11h8z" />
          <path className="wash-ink" d="M140 136l-4-11h8z" />
          <path className="wash-ink" d="M180 136l-4-11h8z" />
          <path className="wash-ink" d="M220 136l-4-11h8z" />
          <path className="wash-ink" d="M260 136l-4-11h8z" />
          <path className="wash-ink" d="M300 136l-4-11h8z" />
          <path className="wash-ink" d="M340 136l-4-11h8z" />
          <path className="wash-ink" d="M380 136l-4-11h8z" />
          <path className="wash-ink" d="M420 136l-4-11h8z" />
          <path className="wash-ink" d="M460 136l-4-11h8z" />
          <path className="wash-ink" d="M500 136l-4-11h8z" />
          <path className="wash-ink" d="M540 136l-4-11h8z" />
          <path className="wash-ink" d="M580 136l-4-11h8z" />
          <path className="wash-ink" d="M620 136l-4-11h8z" />
          <path className="wash-ink" d="M660 136l-4-11h8z" />
          <path className="wash-ink" d="M700 136l-4-11h8z" />
          <path className="wash-ink" d="M740 136l-4-11h8z" />
          <path
            className="pen-hair"
            d="M100 88v40M140 88v40M180 88v40M220 88v40M260 88v40M300 88v40M340 88v40M380 88v40M420 88v40M460 88v40M500 88v40M540 88v40M580 88v40M620 88v40M660 88v40M700 88v40M740 88v40"
          />
          <path className="pen-thin" d="M100 88h640" />
          <text className="lettering" x="100" y="77">
            17.1 klf: wall 11.5, lid 3.0, roof and snow 2.6
          </text>
          {/* Dimensions */}
          <path className="wash-ink" d="M540 388l10.9-1.4-1.1-3.6z" />
          <path className="wash-ink" d="M712 210l11-.8-.9-3.6z" />
          <path
            className="pen-hair"
            d="M280 818v47M560 818v47M274 858h292M230 818v47M280 818v47M224 858h62M560 818v47M610 818v47M554 858h62M62 480h-24M62 800h-24M44 474v332M62 420h-24M62 480h-24M44 414v72M540 388l244-76h8M712 210l72-18h8"
          />
          <path
            className="pen-line"
            d="M275 863l10-10M555 863l10-10M225 863l10-10M275 863l10-10M555 863l10-10M605 863l10-10M39 485l10-10M39 805l10-10M39 425l10-10M39 485l10-10"
          />
          <text className="lettering" x="420" y="878" textAnchor="middle">
            14'-0" (4.27 m)
          </text>
          <text className="lettering" x="255" y="878" textAnchor="middle">
            2'-6"
          </text>
          <text className="lettering" x="585" y="878" textAnchor="middle">
            2'-6"
          </text>
          <text className="lettering" x="36" y="640" textAnchor="middle" transform="rotate(-90 36 640)">
            16'-0" (4.88 m)
          </text>
          <text className="lettering" x="36" y="450" textAnchor="middle" transform="rotate(-90 36 450)">
            3'-0"
          </text>
          <text className="lettering" x="799" y="317">
            six needles
          </text>
          <text className="lettering" x="799" y="339">
            W14, eleven days
          </text>
          <text className="lettering" x="799" y="197">
            hoops #7 at 6"
          </text>
          <text className="lettering" x="799" y="219">
            drawn at 12"
          </text>
          {/* Section through the jamb */}
          <path className="wash" d="M867.8 560h155v51.6h-155z" />
          <path className="wash" d="M898.8 611.6h124v-51.6h31v165.4h-155z" />
          <circle className="wash-ink" cx="914.9" cy="628.2" r="4.4" />
          <circle className="wash-ink" cx="955.8" cy="628.2" r="4.4" />
          <circle className="wash-ink" cx="995.5" cy="628.2" r="4.4" />
          <circle className="wash-ink" cx="1036.4" cy="628.2" r="4.4" />
          <circle className="wash-ink" cx="914.9" cy="708.8" r="4.4" />
          <circle className="wash-ink" cx="955.8" cy="708.8" r="4.4" />
          <circle className="wash-ink" cx="995.5" cy="708.8" r="4.4" />
          <circle className="wash-ink" cx="1036.4" cy="708.8" r="4.4" />
          <circle className="wash-ink" cx="914.9" cy="668.5" r="4.4" />
          <circle className="wash-ink" cx="1036.4" cy="668.5" r="4.4" />
          <path className="wash-ink" d="M936 653l-11-.2 .6 3.6z" />
          <path
            className="pen-hatch"
            d="M1012.5 560l10.3 10.3M1001.2 560l21.6 21.6M989.9 560l32.9 32.9M978.6 560l44.2 44.2M967.3 560l51.6 51.6M956 560l51.6 51.6M944.7 560l51.6 51.6M933.4 560l51.6 51.6M922 560l51.7 51.6M910.7 560l51.7 51.6M899.4 560l51.7 51.6M888.1 560l51.6 51.6M876.8 560l51.6 51.6M867.8 562.3l49.3 49.3M867.8 573.6l38 38M867.8 585l26.7 26.6M867.8 596.3l15.4 15.3M867.8 607.6l4.1 4M936.1 619.2l8.9 1.4-4.9 6.6zM918.6 652.4l5.5-3.1 .2 5.9zM927 657.7l-5.5 2.3 .5-5.5zM1013 689.6l8.4-1.9-2 7.7zM941.6 722.6l-2.9-5.7h5.8zM1041.5 604l-5.2 3.7-.8-5.7zM1015.6 720.2l-5.9-4 5.7-3.1zM1050.8 593l-4 8.1-4.9-6.6zM944 626.2l6.3 7.6-8.8 1.9zM905.8 643.9l7-6.1 2 8.2zM1003.9 643.1l10.3-1.6-3 9zM1048.8 635.9l1.1 7.1-6.2-2.1zM1025.8 596.5l6-2.9-.2 6.1zM1024 680.2l7.7 .8-3.9 6zM977.1 623.2l-6.1 1.1 1.7-5.4zM993.5 710.6l-4.5-5 6-1.5zM1011.7 713.5l-8.4 1.2 2.6-7.3zM1019.1 653.7l-4.5-7.2 7.7-.6zM996.8 623.2l-2.1 8.2-5.8-5.1zM967.3 680.2l3.2-5.5 3.1 4.9zM995 639l-1.9 6.8-4.7-4.4zM1005.1 667.9l-2.7 7.9-5.4-5.5zM975.8 669l-7.1-3.3 5.7-4.3zM945.1 696.4l-6.5 2.9 .4-6.4zM1019.3 677.4l10.2-2-2.6 9.2zM998 719.1l4.4-4.2 1.6 5.3zM976.6 628.5l3.2 7.8-7.7-.7zM1016 699.3l6.7 4.5-6.5 3.5zM1041.4 599.7l5.5-7.4 3.7 7.6zM1011.6 640.5l4.2-9.2 5.7 7.3zM962.9 657.7l-7.6 6.7-2.2-9zM960.7 714.4l-2.1 7.6-5.2-4.8zM1016.5 635.3l-7.4-4.9 7.1-3.9zM911.2 680.9l-2.2-7.6 7.1 1.5zM1025.4 601.3l3.8-8.2 5 6.6zM942.5 643.9l-4.1-4.8 5.6-1.3zM1013.9 630.5l1.3-7.6 5.6 4.2zM901.4 621.4l5.9-7.7 3.8 8zM1051.9 668l-9.1 2.2 2.1-8.3zM1011.1 658.7l4.5-7 3.8 6.6zM1022.5 639.2l-2.7-7.3 7 .9zM1029.3 712.7l-.3-8.2 6.7 3.2zM981 700.4l8.3 2.1-5.2 5.8zM1010.3 667.6l-.1-6.8 5.5 2.7zM1000.8 655.1h1.2M920.5 637.2h1.2M991.6 684h1.2M991.4 670.8h1.2M996.7 629h1.2M1045.6 649.9h1.2M961.2 629.4h1.2M913.6 664.9h1.2M1037 700.4h1.2M1047.2 601.9h1.2M994.2 644.2h1.2M918.4 640.4h1.2M944.1 707h1.2M998.2 665.9h1.2M1031.6 699.3h1.2M925.1 693.5h1.2M910.7 700.9h1.2M950 618.1h1.2M940.2 700h1.2M988 717h1.2M1012.3 635.9h1.2M1023.3 647.7h1.2M974 638.2h1.2M1000.8 709.5h1.2M912.4 623.5h1.2M925 691.4h1.2M1004.4 718.1h1.2M914.2 618.3h1.2M943.4 655.6h1.2M1001.4 686.3h1.2M965.3 640.2h1.2M969.5 656h1.2M967 670.9h1.2M932.4 716.8h1.2M961.7 656.8h1.2M1043.3 686.4h1.2M915.7 686h1.2M924 697.9h1.2M958 695.7h1.2M930.7 695.1h1.2M1047.5 634.6h1.2M995.7 654h1.2M1026.3 713.6h1.2M997.8 684.6h1.2M1022.8 710.5h1.2M1013.5 648h1.2M911.5 620.7h1.2M974.6 677.4h1.2M1015.7 651.8h1.2M929.9 664.5h1.2M925 667.1h1.2M923.2 705.6h1.2M994.3 699h1.2M907.8 713.9h1.2M931.6 639.5h1.2M925.4 707.3h1.2M922.3 631.7h1.2M956.4 652.6h1.2M951.4 634.6h1.2M1031.8 642.9h1.2M912.3 681.3h1.2M925.5 718.8h1.2M919.4 637.5h1.2M915.3 620.8h1.2M1041.4 653.4h1.2M907.2 699.3h1.2M1026.3 622.5h1.2M1000.9 702.5h1.2M909.8 645h1.2M1041.8 688.5h1.2M966.9 674.7h1.2M911.9 618.8h1.2M953 664h1.2M951.7 666h1.2M918.3 644.1h1.2M956.3 712.1h1.2M1023.1 684.1h1.2M1006 670h1.2M1005.4 718.4h1.2M1030.5 578.9h1.2M1003.3 675.9h1.2M1047.5 642.3h1.2M934.8 639.2h1.2M956.9 700.1h1.2M968.9 702.7h1.2M949.2 652.2h1.2M949.7 714h1.2M994.3 645h1.2M917 695.5h1.2M1037.5 686.5h1.2"
          />
          <path className="pen-cut" d="M1022.8 560h-155M1022.8 611.6h-155M898.8 611.6h124v-51.6h31v165.4h-155z" />
          <path className="pen-thin" d="M867.8 547.6v29.1l11 5-22 8 11 5v29.2" />
          <path
            className="pen-line"
            d="M910 623.2h131.4v90.6h-131.4zM936 572.4v117.8M975.7 572.4v117.8M893.8 760.3l10-10M1048.8 760.3l10-10M1086 565l10-10M1086 616.6l10-10M1086 616.6l10-10M1086 730.4l10-10"
          />
          <path
            className="pen-hair"
            d="M898.8 734.6v27.7M1053.8 734.6v27.7M892.8 755.3h167M1062.9 560h35.1M1062.9 611.6h35.1M1091 554v63.6M1062.9 611.6h35.1M1062.9 725.4h35.1M1091 605.6v125.8M936 653l-49.6 7.4h-3.7"
          />
          <text className="lettering" x="976.3" y="775.3" textAnchor="middle">
            2'-6"
          </text>
          <text className="lettering" x="1103" y="590.8">
            10"
          </text>
          <text className="lettering" x="1103" y="673.5">
            1'-10"
          </text>
          <text className="lettering" x="875.7" y="665.4" textAnchor="end">
            dowels #8
          </text>
          <text className="lettering lettering-large" x="905" y="486">
            Jamb, in section
          </text>
          <text className="lettering-soft" x="877.1" y="545.1">
            wall of 1957
          </text>
          <text className="lettering-soft" x="905" y="806">
            moved on cutting
          </text>
          <text className="lettering-mark lettering-large" x="905" y="832">
            0.04"
          </text>
          <text className="lettering-soft" x="905" y="858">
            predicted 1/16"
          </text>
        </svg>
        {/* The same for narrow sheets, in fewer words */}
        <svg
          viewBox="0 0 480 890"
          role="img"
          aria-label="The silo wall unrolled flat around an opening 14 feet wide and 16 feet high. Lines of load come down from above and part to the concrete jambs on either side. The opening was cut in six numbered pieces while six steel needles carried the wall. A section shows the new jamb, 2 feet 6 inches by 1 foot 10 inches, doweled to the old wall."
          className="drawing drawing-below drawing-small aspect-[480/890]"
        >
          {/* The wall unrolled: hoops of 1957, cut where the opening is */}
          <path
            className="pen-hatch"
            d="M29.2 483.8h124M326.8 483.8h124M29.2 471.4h124M326.8 471.4h124M29.2 459h124M326.8 459h124M29.2 446.6h124M326.8 446.6h124M29.2 434.2h124M326.8 434.2h124M29.2 421.8h124M326.8 421.8h124M29.2 409.4h124M326.8 409.4h124M29.2 397h124M326.8 397h124M29.2 384.6h124M326.8 384.6h124M29.2 372.2h124M326.8 372.2h124M29.2 359.8h124M326.8 359.8h124M29.2 347.4h124M326.8 347.4h124M29.2 335h124M326.8 335h124M29.2 322.6h124M326.8 322.6h124M29.2 310.2h124M326.8 310.2h124M29.2 297.8h124M326.8 297.8h124M29.2 285.4h421.6M29.2 273h421.6M29.2 260.6h421.6M29.2 248.2h421.6M29.2 235.8h421.6M29.2 223.4h421.6M29.2 211h421.6M29.2 198.6h421.6M29.2 186.2h421.6M29.2 173.8h421.6M29.2 161.4h421.6M29.2 149h421.6M29.2 136.6h421.6M29.2 124.2h421.6M29.2 111.8h421.6M29.2 99.4h421.6M29.2 87h421.6"
          />
          <path
            className="pen-thin"
            d="M29.2 80.8v195.6l11 5-22 8 11 5v195.6M450.8 80.8v195.6l11 5-22 8 11 5v195.6M29.2 80.8h421.6"
          />
          {/* Frame: jambs, lintel, sill */}
          <path className="wash" d="M122.2 490v-235.6h235.6v235.6h-31v-198.4h-173.6v198.4z" />
          <path className="draw pen-line" pathLength="1" d="M122.2 490v-235.6h235.6v235.6" />
          <path className="wash-paper" d="M326.8 490v-198.4h-173.6v198.4z" />
          <path className="draw pen-cut" pathLength="1" d="M326.8 490v-198.4h-173.6v198.4" />
          <path
            className="pen-hatch"
            d="M285.5 264.3l4.1 3.5-4.5 1.9zM341.8 446.8l-5.4-1.7 3.6-3.6zM337.7 414l5.2 2.5-4.2 3.2zM335.1 470.4l1.5-4.8 3.2 3.3zM342.6 382l3.7 5.6-6.1 .6zM133.1 317.6l5.6-.4-2 4.7zM334.5 269.4l1.3-4.8 3.4 3.1zM338 359.8l-1.5 5.7-4.1-3.6zM342.9 345.3l3.1 3.5-4.2 1.1zM151 448.8l-5.3-.1 2.3-4.2zM161 272.7l-4.1 2.2v-4.3zM128.6 470.1l-5.3-4.6 6-2.4zM133.5 432.3l4.3 4.5-5.4 1.6zM242.5 264.6l-6.7-1.5 4.1-4.8zM335.4 260.7l-2.5 6.2-3.9-4.7zM329.2 388.7l1-5.8 4.3 3.3zM337.1 299.5l3.9 1.9-3.2 2.3zM298.1 263.6l-.9-5.6 4.9 1.6zM141.7 433.1v6.8l-5.6-2.9zM338.8 414.3l-3 2.6-.9-3.6zM133 287.6l-4.2-.2 1.9-3.3zM168.4 289.2l-4.2-4.4 5.3-1.6zM138.1 304.9l.6 7.1-5.9-2.5zM242.9 286.4l-3.9-4.4 5.2-1.3zM161.9 276.1l-1.9-5.7 5.4 .9zM220 279.8l-3.7-5.8 6.2-.6zM347.3 440.3l4.9 3.1-4.6 2.7zM346.2 485.9l.9-4 3 2.4zM347.9 442.4l-3.1-3.5 4.1-1.1zM313.5 277.1l-3.6 5.4-2.9-5.1zM334 448.1h1.2M328.9 281.7h1.2M215.8 259.5h1.2M345.4 419.3h1.2M163.5 281.9h1.2M299.2 284.6h1.2M347.2 383.5h1.2M263 278h1.2M132.9 398.9h1.2M335.5 266.8h1.2M311.8 279.1h1.2M338.8 372.4h1.2M347.1 267.7h1.2M140.3 316.1h1.2M343.8 459.3h1.2M347.6 319.7h1.2M168.9 261.4h1.2M135.2 264.9h1.2M144.2 402.7h1.2M137.6 425.6h1.2M238.7 283.1h1.2M137.8 273h1.2M151.8 266.7h1.2M327 264.9h1.2M130 295.1h1.2M132.2 309h1.2M168.3 259.9h1.2M343.2 388.3h1.2M171.4 282.3h1.2M216 284h1.2M158.7 266.9h1.2M143.7 403.8h1.2M145.6 452.4h1.2M283.4 282.8h1.2M332.1 391h1.2M350.1 322.9h1.2M146.5 326.9h1.2M194.4 261.1h1.2M282.8 265.1h1.2M225.7 259.7h1.2M352.2 326.9h1.2M133.3 388.1h1.2M142.2 326.5h1.2M139.4 341.4h1.2M333.7 477.1h1.2M353.3 407.2h1.2M134.6 321.9h1.2M128.9 452.5h1.2M148.5 310.9h1.2M336.9 435.4h1.2M21.1 491l-8.4 11M26.1 491l-8.4 11M31.1 491l-8.4 11M36.1 491l-8.4 11M71.1 491l-8.4 11M76.1 491l-8.4 11M81.1 491l-8.4 11M86.1 491l-8.4 11M121.1 491l-8.4 11M126.1 491l-8.4 11M131.1 491l-8.4 11M136.1 491l-8.4 11M171.1 491l-8.4 11M176.1 491l-8.4 11M181.1 491l-8.4 11M186.1 491l-8.4 11M221.1 491l-8.4 11M226.1 491l-8.4 11M231.1 491l-8.4 11M236.1 491l-8.4 11M271.1 491l-8.4 11M276.1 491l-8.4 11M281.1 491l-8.4 11M286.1 491l-8.4 11M321.1 491l-8.4 11M326.1 491l-8.4 11M331.1 491l-8.4 11M336.1 491l-8.4 11M371.1 491l-8.4 11M376.1 491l-8.4 11M381.1 491l-8.4 11M386.1 491l-8.4 11M421.1 491l-8.4 11M426.1 491l-8.4 11M431.1 491l-8.4 11M436.1 491l-8.4 11M471.1 491l-8.4 11M476.1 491l-8.4 11M481.1 491l-8.4 11M486.1 491l-8.4 11"
          />
          <path className="pen-cut" d="M4.4 490h471.2" />
          {/* Six pieces, in the order in which they went */}
          <path className="pen-dash" d="M211.1 291.6v198.4M268.9 291.6v198.4M153.2 390.8h173.6" />
          <path
            className="pen-thin"
            d="M167.1 341.2a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM282.9 341.2a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM225 341.2a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM167.1 440.4a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM282.9 440.4a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM225 440.4a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z"
          />
          <text className="lettering-bare" x="182.1" y="346.4" textAnchor="middle">
            1
          </text>
          <text className="lettering-bare" x="297.9" y="346.4" textAnchor="middle">
            2
          </text>
          <text className="lettering-bare" x="240" y="346.4" textAnchor="middle">
            3
          </text>
          <text className="lettering-bare" x="182.1" y="445.6" textAnchor="middle">
            4
          </text>
          <text className="lettering-bare" x="297.9" y="445.6" textAnchor="middle">
            5
          </text>
          <text className="lettering-bare" x="240" y="445.6" textAnchor="middle">
            6
          </text>
          {/* Needles that carried the wall meanwhile */}
          <path className="wash-paper" d="M158.4 227.1h14.4v14.9h-14.4z" />
          <path className="wash-paper" d="M188.2 227.1h14.4v14.9h-14.4z" />
          <path className="wash-paper" d="M217.9 227.1h14.4v14.9h-14.4z" />
          <path className="wash-paper" d="M247.7 227.1h14.4v14.9h-14.4z" />
          <path className="wash-paper" d="M277.4 227.1h14.4v14.9h-14.4z" />
          <path className="wash-paper" d="M307.2 227.1h14.4v14.9h-14.4z" />
          <path
            className="pen-line"
            d="M159.4 228.4h12.4v1.2h-12.4zM159.4 239.5h12.4v1.3h-12.4zM165.6 229.6v9.9M189.2 228.4h12.4v1.2h-12.4zM189.2 239.5h12.4v1.3h-12.4zM195.4 229.6v9.9M218.9 228.4h12.4v1.2h-12.4zM218.9 239.5h12.4v1.3h-12.4zM225.1 229.6v9.9M248.7 228.4h12.4v1.2h-12.4zM248.7 239.5h12.4v1.3h-12.4zM254.9 229.6v9.9M278.4 228.4h12.4v1.2h-12.4zM278.4 239.5h12.4v1.3h-12.4zM284.6 229.6v9.9M308.2 228.4h12.4v1.2h-12.4zM308.2 239.5h12.4v1.3h-12.4zM314.4 229.6v9.9"
          />
          {/* How the load goes around */}
          <path
            className="draw pen-thin"
            pathLength="1"
            d="M41.6 80.8v12.4v12.4v12.4v12.4v12.4v12.4l-.1 12.4v12.4l-.1 12.4v12.4l-.1 12.4v12.4v12.4l-.1 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-thin"
            pathLength="1"
            d="M71.4 80.8v12.4v12.4v12.4v12.4l-.1 12.4-.1 12.4-.2 12.4-.3 12.4-.3 12.4-.3 12.4-.3 12.4-.2 12.4-.2 12.4-.2 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-thin"
            pathLength="1"
            d="M101.1 80.8v12.4v12.4v12.4v12.4l-.1 12.4-.2 12.4-.4 12.4-.4 12.4-.5 12.4-.5 12.4-.6 12.4-.4 12.4-.4 12.4-.3 12.4-.1 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-thin"
            pathLength="1"
            d="M130.9 80.8v12.4v12.4v12.4v12.4l-.2 12.4-.6 12.4-1 12.4-1.1 12.4-1.3 12.4-1.3 12.4-1.3 12.4-1.3 12.4-1 12.4-.8 12.4-.4 12.4-.1 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M160.6 80.8v12.4v12.4v12.4v12.4l-.6 12.4-1.7 12.4-2.5 12.4-3.2 12.4-3.6 12.4-3.8 12.4-3.8 12.4-3.6 12.4-3.1 12.4-2.4 12.4-1.5 12.4-.4 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M190.4 80.8v12.4v12.4v12.4v12.4l-1 12.4-2.9 12.4-4.2 12.4-5.4 12.4-6.2 12.4-6.5 12.4-6.5 12.4-6.2 12.4-5.4 12.4-4.5 12.4-3 12.4-1.3 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M220.2 80.8v12.4v12.4v12.4v12.4l-1.4 12.4-3.9 12.4-5.9 12.4-7.4 12.4-8.5 12.4-9 12.4-9.2 12.4-8.7 12.4-7.9 12.4-6.6 12.4-4.7 12.4-2.5 12.4-.3 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M259.8 80.8v12.4v12.4v12.4v12.4l1.4 12.4 3.9 12.4 5.9 12.4 7.4 12.4 8.5 12.4 9 12.4 9.2 12.4 8.7 12.4 7.9 12.4 6.6 12.4 4.7 12.4 2.5 12.4 .3 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M289.6 80.8v12.4v12.4v12.4v12.4l1 12.4 2.9 12.4 4.2 12.4 5.4 12.4 6.2 12.4 6.5 12.4 6.5 12.4 6.2 12.4 5.4 12.4 4.5 12.4 3 12.4 1.3 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M319.4 80.8v12.4v12.4v12.4v12.4l.6 12.4 1.7 12.4 2.5 12.4 3.2 12.4 3.6 12.4 3.8 12.4 3.8 12.4 3.6 12.4 3.1 12.4 2.4 12.4 1.5 12.4 .4 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-thin"
            pathLength="1"
            d="M349.1 80.8v12.4v12.4v12.4v12.4l.2 12.4 .6 12.4 1 12.4 1.1 12.4 1.3 12.4 1.3 12.4 1.3 12.4 1.3 12.4 1 12.4 .8 12.4 .4 12.4 .1 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-thin"
            pathLength="1"
            d="M378.9 80.8v12.4v12.4v12.4v12.4l.1 12.4 .2 12.4 .4 12.4 .4 12.4 .5 12.4 .5 12.4 .6 12.4 .4 12.4 .4 12.4 .3 12.4 .1 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-thin"
            pathLength="1"
            d="M408.6 80.8v12.4v12.4v12.4v12.4l.1 12.4 .1 12.4 .2 12.4 .3 12.4 .3 12.4 .3 12.4 .3 12.4 .2 12.4 .2 12.4 .2 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path
            className="draw pen-thin"
            pathLength="1"
            d="M438.4 80.8v12.4v12.4v12.4v12.4v12.4v12.4l.1 12.4v12.4l.1 12.4v12.4l.1 12.4v12.4v12.4l.1 12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4v12.4"
          />
          <path className="wash-ink" d="M41.6 78.3l-4-11h8z" />
          <path className="wash-ink" d="M66.4 78.3l-4-11h8z" />
          <path className="wash-ink" d="M91.2 78.3l-4-11h8z" />
          <path className="wash-ink" d="M116 78.3l-4-11h8z" />
          <path className="wash-ink" d="M140.8 78.3l-4-11h8z" />
          <path className="wash-ink" d="M165.6 78.3l-4-11h8z" />
          <path className="wash-ink" d="M190.4 78.3l-4-11h8z" />
          <path className="wash-ink" d="M215.2 78.3l-4-11h8z" />
          <path className="wash-ink" d="M240 78.3l-4-11h8z" />
          <path className="wash-ink" d="M264.8 78.3l-4-11h8z" />
          <path className="wash-ink" d="M289.6 78.3l-4-11h8z" />
          <path className="wash-ink" d="M314.4 78.3l-4-11h8z" />
          <path className="wash-ink" d="M339.2 78.3l-4-11h8z" />
          <path className="wash-ink" d="M364 78.3l-4-11h8z" />
          <path className="wash-ink" d="M388.8 78.3l-4-11h8z" />
          <path className="wash-ink" d="M413.6 78.3l-4-11h8z" />
          <path className="wash-ink" d="M438.4 78.3l-4-11h8z" />
          <path
            className="pen-hair"
            d="M41.6 48.6v24.8M66.4 48.6v24.8M91.2 48.6v24.8M116 48.6v24.8M140.8 48.6v24.8M165.6 48.6v24.8M190.4 48.6v24.8M215.2 48.6v24.8M240 48.6v24.8M264.8 48.6v24.8M289.6 48.6v24.8M314.4 48.6v24.8M339.2 48.6v24.8M364 48.6v24.8M388.8 48.6v24.8M413.6 48.6v24.8M438.4 48.6v24.8"
          />
          <path className="pen-thin" d="M41.6 48.6h396.8" />
          <text className="lettering" x="41.6" y="37.6">
            17.1 klf from above
          </text>
          {/* Dimensions */}
          <path
            className="pen-hair"
            d="M153.2 508v29M326.8 508v29M147.2 530h185.6M122.2 508v29M153.2 508v29M116.2 530h43M326.8 508v29M357.8 508v29M320.8 530h43M337.8 291.6h70.4M337.8 490h70.4M401.2 285.6v210.4"
          />
          <path
            className="pen-line"
            d="M148.2 535l10-10M321.8 535l10-10M117.2 535l10-10M148.2 535l10-10M321.8 535l10-10M352.8 535l10-10M396.2 296.6l10-10M396.2 495l10-10"
          />
          <text className="lettering" x="240" y="550" textAnchor="middle">
            14'-0"
          </text>
          <text className="lettering" x="137.7" y="550" textAnchor="middle">
            2'-6"
          </text>
          <text className="lettering" x="342.3" y="550" textAnchor="middle">
            2'-6"
          </text>
          <text className="lettering" x="393.2" y="390.8" textAnchor="middle" transform="rotate(-90 393.2 390.8)">
            16'-0"
          </text>
          {/* Section through the jamb */}
          <path className="wash" d="M120.8 652h130v43.3h-130z" />
          <path className="wash" d="M146.8 695.3h104v-43.3h26v138.7h-130z" />
          <circle className="wash-ink" cx="160.3" cy="709.2" r="4.4" />
          <circle className="wash-ink" cx="194.6" cy="709.2" r="4.4" />
          <circle className="wash-ink" cx="227.9" cy="709.2" r="4.4" />
          <circle className="wash-ink" cx="262.2" cy="709.2" r="4.4" />
          <circle className="wash-ink" cx="160.3" cy="776.8" r="4.4" />
          <circle className="wash-ink" cx="194.6" cy="776.8" r="4.4" />
          <circle className="wash-ink" cx="227.9" cy="776.8" r="4.4" />
          <circle className="wash-ink" cx="262.2" cy="776.8" r="4.4" />
          <circle className="wash-ink" cx="160.3" cy="743" r="4.4" />
          <circle className="wash-ink" cx="262.2" cy="743" r="4.4" />
          <path className="wash-ink" d="M178 730l-11-.2 .6 3.6z" />
          <path
            className="pen-hatch"
            d="M244.7 652l6.1 6.1M233.4 652l17.4 17.4M222.1 652l28.7 28.7M210.8 652l40 40M199.5 652l43.3 43.3M188.1 652l43.4 43.3M176.8 652l43.3 43.3M165.5 652l43.3 43.3M154.2 652l43.3 43.3M142.9 652l43.3 43.3M131.6 652l43.3 43.3M120.8 652.5l42.8 42.8M120.8 663.9l31.5 31.4M120.8 675.2l20.1 20.1M120.8 686.5l8.8 8.8M177.4 701.2l8.9 1.4-4.9 6.6zM162.8 729.6l5.6-3.1 .1 5.8zM171 734l-5.6 2.2 .6-5.4zM241.8 760.5l8.5-1.9-2.1 7.7zM267 688.8l-5.1 3.7-.8-5.7zM245.1 786.9l-5.9-3.9 5.7-3.2zM264.9 739l.2 7.3-6-2.9zM184.5 706.7l6.3 7.6-8.8 1.9zM151.9 722.5l6.9-6 2 8.2zM234 721.4l10.4-1.6-3.1 9.1zM251.2 752.5l7.7 .7-3.9 6zM213 705.2l-6.1 1 1.7-5.3zM226.4 778.9l-4.5-5 6-1.5zM242.2 781l-8.4 1.2 2.6-7.3zM247.7 731.3l-4.4-7.1 7.7-.6zM229.5 704.4l-2.1 8.2-5.8-5.1zM203.8 753.1l3.1-5.5 3.2 4.9zM227.9 717.8l-1.9 6.8-4.7-4.4zM236.5 741.9l-2.7 8-5.4-5.5zM211.8 743.9l-7-3.2 5.6-4.4zM186.2 766.5l-6.4 2.8 .4-6.4zM246.9 750.2l10.3-2-2.7 9.2zM229.5 785.6l4.3-4.2 1.6 5.3zM212.1 708.6l3.2 7.9-7.7-.7zM244.8 768.2l6.6 4.5-6.4 3.5zM265.7 685.7l5.5-7.4 3.6 7.6zM240.7 720.1l4.2-9.2 5.7 7.3zM201.5 733.7l-7.7 6.7-2.2-9zM199.2 781l-2.1 7.6-5.3-4.9zM245.9 715.8l-7.4-4.8 7.1-3.9zM157 754.1l-2.2-7.6 7.1 1.5zM197.2 747.7l-2.4-7.9 7.3 1.3zM243 711.7l1.2-7.6 5.6 4.2zM148.2 703.9l5.9-7.8 3.8 8zM240.3 735.2l4.5-7.1 3.8 6.6zM250.5 719.1l-2.7-7.3 7 .9zM255.9 780.7l-.3-8.1 6.7 3.1zM215.2 769.2l8.2 2.1-5.1 5.8zM240.1 742.8l-.2-6.8 5.6 2.7zM229.4 734.2l2.7-6.3 3.9 4.9zM168.5 716.8l-5.5 2.7 .1-5.6zM220.5 753l9 1.4-4.9 6.7zM225.4 714.7l1.8-10.4 7.7 5.8zM267.4 724.1l6.7 3.2-5.4 4.1zM199.1 710.2h1.2M159.2 740h1.2M262.7 769.7h1.2M226.9 722.6h1.2M163.3 719.4h1.2M184.8 775.3h1.2M230.2 740.8h1.2M258.1 768.9h1.2M168.8 764h1.2M156.7 770.2h1.2M181.6 769.4h1.2M221.6 783.7h1.2M242 715.7h1.2M251.2 725.6h1.2M209.9 717.6h1.2M232.4 777.4h1.2M158.2 705.3h1.2M168.8 762.2h1.2M235.3 784.6h1.2M184.2 732.2h1.2M232.8 757.9h1.2M202.6 719.3h1.2M206.1 732.5h1.2M204 745h1.2M175 783.5h1.2M199.6 733.2h1.2M268 758h1.2M161 757.6h1.2M167.9 767.7h1.2M196.5 765.8h1.2M173.5 765.3h1.2M228.1 730.8h1.2M253.7 780.8h1.2M229.8 756.5h1.2M250.8 778.2h1.2M243 725.8h1.2M157.5 702.9h1.2M210.4 750.5h1.2M244.9 729h1.2M172.9 739.7h1.2M168.8 741.8h1.2M167.3 774.1h1.2M226.9 768.6h1.2M154.4 781h1.2M174.3 718.7h1.2M169.1 775.6h1.2M166.5 712.1h1.2M195.1 729.7h1.2M190.9 714.5h1.2M258.3 721.5h1.2M158.1 753.7h1.2M164 717h1.2M160.7 703h1.2M266.4 730.3h1.2M153.8 768.8h1.2M253.8 704.4h1.2M232.4 771.6h1.2M156 723.3h1.2M266.8 759.8h1.2M203.9 748.2h1.2M192.3 739.2h1.2M191.1 740.9h1.2M163.2 722.5h1.2M195 779.6h1.2M251.1 756.1h1.2M236.7 744.2h1.2M257.3 667.9h1.2M234.5 749.2h1.2M177 718.5h1.2M195.5 769.5h1.2M205.6 771.7h1.2M189 729.3h1.2M189.5 781.2h1.2M226.9 723.3h1.2M162.1 765.6h1.2M263.1 758.1h1.2M174.2 703.5h1.2M222.1 718.6h1.2M165.1 753.3h1.2M168.5 763.7h1.2M227.2 702.6h1.2M173.5 752h1.2M201 772.6h1.2M187.7 742h1.2M199.6 732.8h1.2M178.4 704.6h1.2M237.6 705.5h1.2M182.6 729.7h1.2M262.6 707.8h1.2M197.2 768.2h1.2"
          />
          <path className="pen-cut" d="M250.8 652h-130M250.8 695.3h-130M146.8 695.3h104v-43.3h26v138.7h-130z" />
          <path className="pen-thin" d="M120.8 641.6v23l11 5-22 8 11 5v23" />
          <path
            className="pen-line"
            d="M156.2 705h110.2v76h-110.2zM178 662.4v98.8M211.3 662.4v98.8M141.8 820.8l10-10M271.8 820.8l10-10M303 657l10-10M303 700.3l10-10M303 700.3l10-10M303 795.7l10-10"
          />
          <path
            className="pen-hair"
            d="M146.8 799.4v23.4M276.8 799.4v23.4M140.8 815.8h142M285.4 652h29.6M285.4 695.3h29.6M308 646v55.3M285.4 695.3h29.6M285.4 790.7h29.6M308 689.3v107.4M178 730l-41.6 6.2h-3.1"
          />
          <text className="lettering" x="211.8" y="835.8" textAnchor="middle">
            2'-6"
          </text>
          <text className="lettering" x="320" y="678.7">
            10"
          </text>
          <text className="lettering" x="320" y="748">
            1'-10"
          </text>
          <text className="lettering" x="126.3" y="741.2" textAnchor="end">
            dowels
          </text>
          <text className="lettering lettering-large" x="12" y="604">
            Jamb, in section
          </text>
          <text className="lettering-mark" x="12" y="872">
            moved 0.04", predicted 1/16"
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span className="sheet-number">S-501</span>
        <span className="sheet-name">
          <bdi>Opening for scenery, wall unrolled</bdi>
        </span>
        <span className="sheet-scale">
          <bdi>Elevation and section</bdi>
        </span>
        <span className="sheet-hands">
          <bdi>Drawn LF, checked TL, approved DO. Revision D, as built, September 2022</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
