/**
 * @title Elevator 9 Theater: sightlines
 * @description How the steps of the six rows follow from what is seen over the row in front.
 * @order 53
 */
export default function TheaterSightlines() {
  return (
    <figure className="page sheet my-3">
      <div
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label="S-302, Sightlines and steps of the rows: scrolls sideways on narrow screens"
        className="sheet-frame"
      >
        <svg
          viewBox="0 0 1200 640"
          role="img"
          aria-label="Section through the six rows of seats. From each eye, 46 inches above its floor, a line runs to the center of the stage, about 4½ inches above the eye in front. So the steps grow toward the back: 14, 14½, 15, 15½ and 16 inches."
          data-from="0.35"
          className="drawing drawing-below aspect-[1200/640]"
        >
          {/* Bowl and stage */}
          <path
            className="wash"
            d="M506.5 470L595 470L595 435.6L683.5 435.6L683.5 399.9L772 399.9L772 363.1L860.5 363.1L860.5 325L949 325L949 285.6L1037.5 285.6L1121 285.6L1121 313.7L993.3 319.6L595 482.4Z"
          />
          <path
            className="draw pen-cut"
            pathLength="1"
            d="M64 470L506.5 470L595 470L595 435.6L683.5 435.6L683.5 399.9L772 399.9L772 363.1L860.5 363.1L860.5 325L949 325L949 285.6L1037.5 285.6L1121 285.6"
          />
          <path className="wash-ink" d="M1126 98.3L1150.5 98.3L1150.5 484.8L1126 484.8Z" />
          <path className="pen-line" d="M1121 313.7L993.3 319.6L595 482.4" />
          <path className="pen-thin" d="M1096.5 98.3L1128.8 98.3L1133.8 87.3L1141.8 109.3L1146.8 98.3L1179.1 98.3" />
          <path className="pen-cut" d="M22.7 484.8L1173.2 484.8" />
          <path
            className="pen-hatch"
            d="M42.7 485.8L34.3 496.8M47.7 485.8L39.3 496.8M52.7 485.8L44.3 496.8M57.7 485.8L49.3 496.8M102.7 485.8L94.3 496.8M107.7 485.8L99.3 496.8M112.7 485.8L104.3 496.8M117.7 485.8L109.3 496.8M162.7 485.8L154.3 496.8M167.7 485.8L159.3 496.8M172.7 485.8L164.3 496.8M177.7 485.8L169.3 496.8M222.7 485.8L214.3 496.8M227.7 485.8L219.3 496.8M232.7 485.8L224.3 496.8M237.7 485.8L229.3 496.8M282.7 485.8L274.3 496.8M287.7 485.8L279.3 496.8M292.7 485.8L284.3 496.8M297.7 485.8L289.3 496.8M342.7 485.8L334.3 496.8M347.7 485.8L339.3 496.8M352.7 485.8L344.3 496.8M357.7 485.8L349.3 496.8M402.7 485.8L394.3 496.8M407.7 485.8L399.3 496.8M412.7 485.8L404.3 496.8M417.7 485.8L409.3 496.8M462.7 485.8L454.3 496.8M467.7 485.8L459.3 496.8M472.7 485.8L464.3 496.8M477.7 485.8L469.3 496.8M522.7 485.8L514.3 496.8M527.7 485.8L519.3 496.8M532.7 485.8L524.3 496.8M537.7 485.8L529.3 496.8M582.7 485.8L574.3 496.8M587.7 485.8L579.3 496.8M592.7 485.8L584.3 496.8M597.7 485.8L589.3 496.8M642.7 485.8L634.3 496.8M647.7 485.8L639.3 496.8M652.7 485.8L644.3 496.8M657.7 485.8L649.3 496.8M702.7 485.8L694.3 496.8M707.7 485.8L699.3 496.8M712.7 485.8L704.3 496.8M717.7 485.8L709.3 496.8M762.7 485.8L754.3 496.8M767.7 485.8L759.3 496.8M772.7 485.8L764.3 496.8M777.7 485.8L769.3 496.8M822.7 485.8L814.3 496.8M827.7 485.8L819.3 496.8M832.7 485.8L824.3 496.8M837.7 485.8L829.3 496.8M882.7 485.8L874.3 496.8M887.7 485.8L879.3 496.8M892.7 485.8L884.3 496.8M897.7 485.8L889.3 496.8M942.7 485.8L934.3 496.8M947.7 485.8L939.3 496.8M952.7 485.8L944.3 496.8M957.7 485.8L949.3 496.8M1002.7 485.8L994.3 496.8M1007.7 485.8L999.3 496.8M1012.7 485.8L1004.3 496.8M1017.7 485.8L1009.3 496.8M1062.7 485.8L1054.3 496.8M1067.7 485.8L1059.3 496.8M1072.7 485.8L1064.3 496.8M1077.7 485.8L1069.3 496.8M1122.7 485.8L1114.3 496.8M1127.7 485.8L1119.3 496.8M1132.7 485.8L1124.3 496.8M1137.7 485.8L1129.3 496.8"
          />
          <path className="pen-axis" d="M64 116L64 517.2" />
          {/* Steps in the aisle, beyond */}
          <path
            className="pen-dash"
            d="M568.5 470L568.5 452.8L595 452.8M657 435.6L657 417.8L683.5 417.8M745.5 399.9L745.5 381.5L772 381.5M834 363.1L834 344L860.5 344M922.5 325L922.5 305.3L949 305.3"
          />
          {/* Seats, eyes, and what they see */}
          <path className="draw pen-thin" pathLength="1" d="M550.8 356.9L64 470" />
          <circle className="wash-ink" cx="550.8" cy="356.9" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M639.3 322.5L64 470" />
          <circle className="wash-ink" cx="639.3" cy="322.5" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M727.8 286.9L64 470" />
          <circle className="wash-ink" cx="727.8" cy="286.9" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M816.3 250L64 470" />
          <circle className="wash-ink" cx="816.3" cy="250" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M904.8 211.9L64 470" />
          <circle className="wash-ink" cx="904.8" cy="211.9" r="3.6" />
          <path className="draw pen-mark" pathLength="1" d="M993.3 172.5L64 470" />
          <circle className="wash-mark" cx="993.3" cy="172.5" r="3.6" />
          <circle className="wash pen-hair" cx="133.3" cy="313.7" r="11.2" />
          <path
            className="wash pen-hair"
            d="M153.1 338.7Q151 326.9 134.8 325.5Q118.6 326.9 116.5 338.7L120.1 372.7L121.2 396.3L113.6 465.6L106.8 470L121.2 470L134.2 405.1L149.6 470L160.2 470L148.4 393.3L149.6 372.7Z"
          />
          <path
            className="pen-line"
            d="M527.2 427.2L571.4 430.2L581.7 385.9M615.7 392.8L659.9 395.8L670.2 351.5M704.2 357.2L748.4 360.1L758.7 315.9M792.7 320.3L836.9 323.2L847.2 279M881.2 282.2L925.4 285.1L935.7 240.9M969.7 242.9L1013.9 245.8L1024.2 201.6"
          />
          <path
            className="pen-thin"
            d="M553.7 428.7L553.7 470M510.925 470L519.775 425.75L561.075 422.21L569.04 378.55M546.6 356.1a10.62 10.62 0 1 0 21.24 0a10.62 10.62 0 1 0 -21.24 0ZM642.2 394.3L642.2 435.6M599.425 435.5833333333333L608.275 391.3333333333333L649.575 387.7933333333333L657.5400000000001 344.1333333333333M635.1 321.7a10.62 10.62 0 1 0 21.24 0a10.62 10.62 0 1 0 -21.24 0ZM730.7 358.6L730.7 399.9M687.925 399.9375L696.775 355.6875L738.075 352.1475L746.0400000000001 308.4875M723.6 286.1a10.62 10.62 0 1 0 21.24 0a10.62 10.62 0 1 0 -21.24 0ZM819.2 321.8L819.2 363.1M776.425 363.0625L785.275 318.8125L826.575 315.27250000000004L834.5400000000001 271.6125M812.1 249.2a10.62 10.62 0 1 0 21.24 0a10.62 10.62 0 1 0 -21.24 0ZM907.7 283.7L907.7 325M864.925 324.9583333333333L873.775 280.7083333333333L915.075 277.1683333333333L923.0400000000001 233.5083333333333M900.6 211.1a10.62 10.62 0 1 0 21.24 0a10.62 10.62 0 1 0 -21.24 0ZM996.2 244.3L996.2 285.6M953.425 285.625L962.275 241.375L1003.575 237.835L1011.54 194.175M989.1 171.8a10.62 10.62 0 1 0 21.24 0a10.62 10.62 0 1 0 -21.24 0Z"
          />
          {/* Risers and treads */}
          <circle className="wash-ink" cx="64" cy="470" r="3" />
          <path
            className="pen-hair"
            d="M589 435.6L573 435.6M577 470L573 470M577 429.6L577 476M677.5 399.9L661.5 399.9M665.5 435.6L661.5 435.6M665.5 393.9L665.5 441.6M766 363.1L750 363.1M754 399.9L750 399.9M754 357.1L754 405.9M854.5 325L838.5 325M842.5 363.1L838.5 363.1M842.5 319L842.5 369.1M943 285.6L927 285.6M931 325L927 325M931 279.6L931 331M544.8 100L645.3 100M633.3 100L733.8 100M721.8 100L822.3 100M810.3 100L910.8 100M898.8 100L999.3 100M64 496L64 547M550.8 496L550.8 547M58 540L556.8 540M550.8 504L550.8 547M993.3 504L993.3 547M544.8 540L999.3 540M993.3 504L993.3 547M1126 504L1126 547M987.3 540L1132 540M530 356.9L458.2 356.9M530 470L458.2 470M465.2 350.9L465.2 476M64 470L111.2 216.3L123 216.3"
          />
          <path
            className="pen-line"
            d="M572 440.6L582 430.6M572 475L582 465M660.5 404.9L670.5 394.9M660.5 440.6L670.5 430.6M749 368.1L759 358.1M749 404.9L759 394.9M837.5 330L847.5 320M837.5 368.1L847.5 358.1M926 290.6L936 280.6M926 330L936 320M545.8 105L555.8 95M634.3 105L644.3 95M634.3 105L644.3 95M722.8 105L732.8 95M722.8 105L732.8 95M811.3 105L821.3 95M811.3 105L821.3 95M899.8 105L909.8 95M899.8 105L909.8 95M988.3 105L998.3 95M59 545L69 535M545.8 545L555.8 535M545.8 545L555.8 535M988.3 545L998.3 535M988.3 545L998.3 535M1121 545L1131 535M460.2 361.9L470.2 351.9M460.2 475L470.2 465"
          />
          <path
            className="pen-axis"
            d="M550.8 340.9L550.8 76M639.3 306.5L639.3 76M727.8 270.9L727.8 76M816.3 234L816.3 76M904.8 195.9L904.8 76M993.3 156.5L993.3 76"
          />
          <path
            className="pen-thin"
            d="M535.8 58a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM624.3 58a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM712.8 58a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM801.3 58a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM889.8 58a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM978.3 58a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z"
          />
          <text className="lettering-bare" x="603" y="454.6">
            14"
          </text>
          <text className="lettering-bare" x="691.5" y="418.9">
            14½"
          </text>
          <text className="lettering-bare" x="780" y="382.1">
            15"
          </text>
          <text className="lettering-bare" x="868.5" y="344">
            15½"
          </text>
          <text className="lettering-bare" x="957" y="304.6">
            16"
          </text>
          <text className="lettering-bare" x="550.8" y="63.2" textAnchor="middle">
            A
          </text>
          <text className="lettering-bare" x="639.3" y="63.2" textAnchor="middle">
            B
          </text>
          <text className="lettering-bare" x="727.8" y="63.2" textAnchor="middle">
            C
          </text>
          <text className="lettering-bare" x="816.3" y="63.2" textAnchor="middle">
            D
          </text>
          <text className="lettering-bare" x="904.8" y="63.2" textAnchor="middle">
            E
          </text>
          <text className="lettering-bare" x="993.3" y="63.2" textAnchor="middle">
            F
          </text>
          <text className="lettering" x="595" y="120" textAnchor="middle">
            3'-0"
          </text>
          <text className="lettering" x="683.5" y="120" textAnchor="middle">
            3'-0"
          </text>
          <text className="lettering" x="772" y="120" textAnchor="middle">
            3'-0"
          </text>
          <text className="lettering" x="860.5" y="120" textAnchor="middle">
            3'-0"
          </text>
          <text className="lettering" x="949" y="120" textAnchor="middle">
            3'-0"
          </text>
          <text className="lettering" x="307.4" y="560" textAnchor="middle">
            16'-6"
          </text>
          <text className="lettering" x="772" y="560" textAnchor="middle">
            5 x 3'-0" = 15'-0"
          </text>
          <text className="lettering" x="1059.6" y="560" textAnchor="middle">
            4'-6"
          </text>
          <text className="lettering" x="457.2" y="413.5" textAnchor="middle" transform="rotate(-90 457.2 413.5)">
            46"
          </text>
          <text className="lettering" x="130" y="221.3">
            center of the stage
          </text>
          <text className="lettering" x="130" y="243.3">
            seen from every eye
          </text>
          {/* Over the head in front */}
          <path className="wash-ink" d="M64 612L123 612L123 619L64 619Z" />
          <path className="wash-ink" d="M182 612L300 612L300 619L182 619Z" />
          <path className="pen-mark" d="M880.8 206.4a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z" />
          <path className="pen-hair" d="M887.8 189.4L798.6 145.5L783.8 145.5" />
          <path
            className="pen-thin"
            d="M64 612L123 612L123 619L64 619ZM123 612L182 612L182 619L123 619ZM182 612L300 612L300 619L182 619Z"
          />
          <text className="lettering-mark" x="776.8" y="150.5" textAnchor="end">
            about 4½" over the eye in front
          </text>
          <text className="lettering" x="64" y="604" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="123" y="604" textAnchor="middle">
            2
          </text>
          <text className="lettering" x="182" y="604" textAnchor="middle">
            4
          </text>
          <text className="lettering" x="300" y="604">
            8 ft
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span aria-hidden="true" className="sheet-more">
          Scroll sideways for the rest
        </span>
        <span className="sheet-number">S-302</span>
        <span className="sheet-name">
          <bdi>Sightlines and steps of the rows</bdi>
        </span>
        <span className="sheet-scale">
          <bdi>Scale by the bar</bdi>
        </span>
        <span className="sheet-hands">
          <bdi>Drawn CW, checked TL, approved DO. Revision D, as built, September 2024</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
