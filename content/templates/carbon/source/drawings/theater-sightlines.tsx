/**
 * @title Elevator 9 Theater: sightlines
 * @description How the steps of the six rows follow from what is seen over the row in front.
 * @order 53
 */
export default function TheaterSightlines() {
  return (
    <figure className="page sheet my-3">
      <div dir="ltr" className="sheet-frame">
        <svg
          viewBox="0 0 1200 640"
          role="img"
          aria-label="Section through the six rows of seats. From each eye, 46 inches above its floor, a line runs to the center of the stage, about 4½ inches above the eye in front. So the steps grow toward the back: 14, 14½, 15, 15½ and 16 inches. They are steel plate on rakers and posts that stay 2 inches clear of the wall."
          className="drawing drawing-below drawing-wide aspect-[1200/640]"
        >
          {/* Bowl and stage */}
          <path className="wash" d="M574.4 484.8l463.1-191.5h79.7v30.7h-76.7l-389.4 160.8z" />
          <path className="wash" d="M824.8 410.1h12.4v72.3h-12.4z" />
          <path className="wash" d="M1078.5 324h12.4v158.4h-12.4z" />
          <path
            className="draw pen-cut"
            pathLength="1"
            d="M64 470h442.5h88.5v-34.4h88.5v-35.7h88.5v-36.8h88.5v-38.1h88.5v-39.4h88.5h83.5"
          />
          <path className="wash-ink" d="M1126 98.3h24.5v386.5h-24.5z" />
          <path
            className="pen-line"
            d="M574.4 484.8l463.1-191.5h79.7v30.7h-76.7l-389.4 160.8zM824.8 410.1v72.3M837.2 410.1v72.3M1078.5 324v158.4M1090.9 324v158.4"
          />
          <path
            className="pen-thin"
            d="M583.2 484.8l454.9-188h79.1M642.2 484.8l397.7-164.4h77.3M600.9 435.6v38.2M642.2 435.6v21.1M689.4 399.9v37.3M730.7 399.9v20.2M777.9 363.1v37.5M819.2 363.1v20.4M866.4 325v39M907.7 325v22M954.9 285.6v41.8M996.2 285.6v24.8M1096.5 98.3h32.3l5-11 8 22 5-11h32.3"
          />
          <path className="pen-cut" d="M818.6 483.3h24.8M1072.3 483.3h24.8M22.7 484.8h1150.5" />
          <path
            className="pen-hatch"
            d="M42.7 485.8l-8.4 11M47.7 485.8l-8.4 11M52.7 485.8l-8.4 11M57.7 485.8l-8.4 11M102.7 485.8l-8.4 11M107.7 485.8l-8.4 11M112.7 485.8l-8.4 11M117.7 485.8l-8.4 11M162.7 485.8l-8.4 11M167.7 485.8l-8.4 11M172.7 485.8l-8.4 11M177.7 485.8l-8.4 11M222.7 485.8l-8.4 11M227.7 485.8l-8.4 11M232.7 485.8l-8.4 11M237.7 485.8l-8.4 11M282.7 485.8l-8.4 11M287.7 485.8l-8.4 11M292.7 485.8l-8.4 11M297.7 485.8l-8.4 11M342.7 485.8l-8.4 11M347.7 485.8l-8.4 11M352.7 485.8l-8.4 11M357.7 485.8l-8.4 11M402.7 485.8l-8.4 11M407.7 485.8l-8.4 11M412.7 485.8l-8.4 11M417.7 485.8l-8.4 11M462.7 485.8l-8.4 11M467.7 485.8l-8.4 11M472.7 485.8l-8.4 11M477.7 485.8l-8.4 11M522.7 485.8l-8.4 11M527.7 485.8l-8.4 11M532.7 485.8l-8.4 11M537.7 485.8l-8.4 11M582.7 485.8l-8.4 11M587.7 485.8l-8.4 11M592.7 485.8l-8.4 11M597.7 485.8l-8.4 11M642.7 485.8l-8.4 11M647.7 485.8l-8.4 11M652.7 485.8l-8.4 11M657.7 485.8l-8.4 11M702.7 485.8l-8.4 11M707.7 485.8l-8.4 11M712.7 485.8l-8.4 11M717.7 485.8l-8.4 11M762.7 485.8l-8.4 11M767.7 485.8l-8.4 11M772.7 485.8l-8.4 11M777.7 485.8l-8.4 11M822.7 485.8l-8.4 11M827.7 485.8l-8.4 11M832.7 485.8l-8.4 11M837.7 485.8l-8.4 11M882.7 485.8l-8.4 11M887.7 485.8l-8.4 11M892.7 485.8l-8.4 11M897.7 485.8l-8.4 11M942.7 485.8l-8.4 11M947.7 485.8l-8.4 11M952.7 485.8l-8.4 11M957.7 485.8l-8.4 11M1002.7 485.8l-8.4 11M1007.7 485.8l-8.4 11M1012.7 485.8l-8.4 11M1017.7 485.8l-8.4 11M1062.7 485.8l-8.4 11M1067.7 485.8l-8.4 11M1072.7 485.8l-8.4 11M1077.7 485.8l-8.4 11M1122.7 485.8l-8.4 11M1127.7 485.8l-8.4 11M1132.7 485.8l-8.4 11M1137.7 485.8l-8.4 11"
          />
          <path className="pen-axis" d="M64 116v401.2" />
          {/* Steps in the aisle, beyond */}
          <path
            className="pen-dash"
            d="M568.5 470v-17.2h26.5M657 435.6v-17.8h26.5M745.5 399.9v-18.4h26.5M834 363.1v-19.1h26.5M922.5 325v-19.7h26.5"
          />
          {/* Seats, eyes, and what they see */}
          <path
            className="wash-figure"
            d="M557.3 368.7l.8-2.9 2.5-1.4 2.9 .8 1.4 2.6 3.5 10-1.3 4.6-4.1 2.3-4.6-1.3-2.3-4.1zM551.9 382.7l2.7-7.5 7-3.4 7.5 2.6 3.5 7 1.1 39.1-2.3 6.6-6.2 3.1-6.7-2.3-3-6.3zM563.9 412.5l5.7 2.3 2.4 5.5-2.3 5.7-5.6 2.4-46-2.1-3.8-1.5-1.6-3.7 1.5-3.8 3.7-1.6zM513.3 420.8l1.5-3.3 3.4-1.2 3.3 1.5 1.2 3.4-3.8 43-.9 1.9-1.9 .7-1.8-.9-.7-1.9zM516.6 464.1l2.2 .7 1 2-.8 2.2-2 1h-12.4l-1.5-.5-.7-1.4 .5-1.5 1.4-.7zM557.1 380.4l2-2.5 3.1-.4 2.5 2 .3 3.1-8.5 26.3-1.5 2-2.5 .3-1.9-1.6-.3-2.4zM552.9 405.1l2.2 .5 1.2 1.9-.5 2.2-1.9 1.2-22.5 3.6-1.8-.4-.9-1.5 .3-1.8 1.6-.9zM549.5 360.3a8.6 11.2 0 1 1 17.2 0a8.6 11.2 0 1 1 -17.2 0Z"
          />
          <path
            className="wash-figure"
            d="M645.8 334.2l.8-2.8 2.5-1.4 2.9 .8 1.4 2.6 3.5 10-1.3 4.6-4.1 2.3-4.6-1.3-2.3-4.1zM640.4 348.3l2.7-7.5 7-3.4 7.5 2.6 3.5 7 1.1 39.1-2.3 6.6-6.2 3-6.7-2.3-3-6.2zM652.4 378.1l5.7 2.2 2.4 5.6-2.3 5.7-5.6 2.4-46-2.1-3.8-1.5-1.6-3.7 1.5-3.8 3.7-1.6zM601.8 386.4l1.5-3.3 3.4-1.2 3.3 1.5 1.2 3.4-3.8 43-.9 1.8-1.9 .7-1.8-.8-.7-1.9zM605.1 429.7l2.2 .7 1 2-.8 2.2-2 1h-12.4l-1.5-.5-.7-1.4 .5-1.5 1.4-.7zM645.6 345.9l2-2.4 3.1-.4 2.5 2 .3 3.1-8.5 26.3-1.5 2-2.5 .3-1.9-1.6-.3-2.5zM641.4 370.7l2.2 .5 1.2 1.9-.5 2.2-1.9 1.2-22.5 3.6-1.8-.4-.9-1.5 .3-1.8 1.6-1zM638 325.8a8.6 11.2 0 1 1 17.2 0a8.6 11.2 0 1 1 -17.2 0Z"
          />
          <path
            className="wash-figure"
            d="M734.3 298.6l.8-2.8 2.5-1.4 2.9 .8 1.4 2.5 3.5 10.1-1.3 4.6-4.1 2.2-4.6-1.3-2.3-4.1zM728.9 312.7l2.7-7.5 7-3.5 7.5 2.6 3.5 7.1 1.1 39-2.3 6.7-6.2 3-6.7-2.3-3-6.3zM740.9 342.4l5.7 2.3 2.4 5.6-2.3 5.7-5.6 2.3-46-2-3.8-1.5-1.6-3.8 1.5-3.8 3.7-1.5zM690.3 350.8l1.5-3.3 3.4-1.2 3.3 1.5 1.2 3.4-3.8 42.9-.9 1.9-1.9 .7-1.8-.9-.7-1.9zM693.6 394l2.2 .8 1 2-.8 2.1-2 1h-12.4l-1.5-.5-.7-1.4 .5-1.5 1.4-.7zM734.1 310.3l2-2.5 3.1-.3 2.5 2 .3 3.1-8.5 26.3-1.5 1.9-2.5 .3-1.9-1.6-.3-2.4zM729.9 335.1l2.2 .5 1.2 1.8-.5 2.3-1.9 1.2-22.5 3.5-1.8-.3-.9-1.6 .3-1.7 1.6-1zM726.5 290.2a8.6 11.2 0 1 1 17.2 0a8.6 11.2 0 1 1 -17.2 0Z"
          />
          <path
            className="wash-figure"
            d="M822.8 261.7l.8-2.8 2.5-1.4 2.9 .8 1.4 2.5 3.5 10.1-1.3 4.6-4.1 2.3-4.6-1.3-2.3-4.2zM817.4 275.8l2.7-7.5 7-3.5 7.5 2.6 3.5 7.1 1.1 39-2.3 6.7-6.2 3-6.7-2.3-3-6.2zM829.4 305.5l5.7 2.3 2.4 5.6-2.3 5.7-5.6 2.4-46-2.1-3.8-1.5-1.6-3.7 1.5-3.8 3.7-1.6zM778.8 313.9l1.5-3.3 3.4-1.2 3.3 1.5 1.2 3.4-3.8 43-.9 1.8-1.9 .7-1.8-.8-.7-1.9zM782.1 357.2l2.2 .7 1 2-.8 2.2-2 1h-12.4l-1.5-.5-.7-1.5 .5-1.5 1.4-.7zM822.6 273.4l2-2.5 3.1-.3 2.5 2 .3 3.1-8.5 26.3-1.5 2-2.5 .2-1.9-1.5-.3-2.5zM818.4 298.2l2.2 .5 1.2 1.9-.5 2.2-1.9 1.2-22.5 3.6-1.8-.4-.9-1.5 .3-1.8 1.6-1zM815 253.3a8.6 11.2 0 1 1 17.2 0a8.6 11.2 0 1 1 -17.2 0Z"
          />
          <path
            className="wash-figure"
            d="M911.3 223.6l.8-2.8 2.5-1.4 2.9 .8 1.4 2.5 3.5 10.1-1.3 4.6-4.1 2.3-4.6-1.4-2.3-4.1zM905.9 237.7l2.7-7.5 7-3.5 7.5 2.6 3.5 7.1 1.1 39-2.3 6.7-6.2 3-6.7-2.3-3-6.2zM917.9 267.4l5.7 2.3 2.4 5.6-2.3 5.7-5.6 2.4-46-2.1-3.8-1.5-1.6-3.7 1.5-3.8 3.7-1.6zM867.3 275.8l1.5-3.3 3.4-1.2 3.3 1.5 1.2 3.4-3.8 43-.9 1.8-1.9 .7-1.8-.8-.7-1.9zM870.6 319.1l2.2 .7 1 2-.8 2.1-2 1.1h-12.4l-1.5-.6-.7-1.4 .5-1.5 1.4-.7zM911.1 235.3l2-2.5 3.1-.3 2.5 2 .3 3.1-8.5 26.3-1.5 2-2.5 .2-1.9-1.5-.3-2.5zM906.9 260.1l2.2 .5 1.2 1.9-.5 2.2-1.9 1.2-22.5 3.6-1.8-.4-.9-1.5 .3-1.8 1.6-1zM903.5 215.2a8.6 11.2 0 1 1 17.2 0a8.6 11.2 0 1 1 -17.2 0Z"
          />
          <path
            className="wash-figure"
            d="M999.8 184.3l.8-2.8 2.5-1.5 2.9 .9 1.4 2.5 3.5 10.1-1.3 4.5-4.1 2.3-4.6-1.3-2.3-4.1zM994.4 198.3l2.7-7.5 7-3.4 7.5 2.6 3.5 7.1 1.1 39-2.3 6.6-6.2 3.1-6.7-2.3-3-6.3zM1006.4 228.1l5.7 2.3 2.4 5.6-2.3 5.6-5.6 2.4-46-2-3.8-1.6-1.6-3.7 1.5-3.8 3.7-1.6zM955.8 236.5l1.5-3.3 3.4-1.3 3.3 1.6 1.2 3.3-3.8 43-.9 1.9-1.9 .7-1.8-.9-.7-1.9zM959.1 279.7l2.2 .8 1 2-.8 2.1-2 1h-12.4l-1.5-.5-.7-1.4 .5-1.5 1.4-.7zM999.6 196l2-2.5 3.1-.3 2.5 1.9 .3 3.2-8.5 26.3-1.5 1.9-2.5 .3-1.9-1.6-.3-2.4zM995.4 220.8l2.2 .5 1.2 1.8-.5 2.3-1.9 1.2-22.5 3.5-1.8-.4-.9-1.5 .3-1.7 1.6-1zM992 175.9a8.6 11.2 0 1 1 17.2 0a8.6 11.2 0 1 1 -17.2 0Z"
          />
          <path className="draw pen-thin" pathLength="1" d="M550.8 356.9l-486.8 113.1" />
          <circle className="wash-ink" cx="550.8" cy="356.9" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M639.3 322.5l-575.3 147.5" />
          <circle className="wash-ink" cx="639.3" cy="322.5" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M727.8 286.9l-663.8 183.1" />
          <circle className="wash-ink" cx="727.8" cy="286.9" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M816.3 250l-752.3 220" />
          <circle className="wash-ink" cx="816.3" cy="250" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M904.8 211.9l-840.8 258.1" />
          <circle className="wash-ink" cx="904.8" cy="211.9" r="3.6" />
          <path className="draw pen-mark" pathLength="1" d="M993.3 172.5l-929.3 297.5" />
          <circle className="wash-mark" cx="993.3" cy="172.5" r="3.6" />
          <path
            className="wash-figure"
            d="M128.6 324.4l.8-2.8 2.6-1.4 2.8 .8 1.4 2.5 3.3 10.1-1.3 4.4-3.9 2.2-4.4-1.3-2.1-3.9zM123 339.2l2.8-7.7 7.3-3.4 7.7 2.8 3.4 7.3-.3 40-2.2 6.1-5.9 2.8-6.2-2.3-2.8-5.8zM127.3 379l3.8-4.2 5.6-.3 4.2 3.9 .3 5.6-16.7 38.9-2.4 2.7-3.6 .2-2.7-2.5-.2-3.5zM115.7 420.7l1.7-3 3.3-.7 2.9 1.7 .8 3.3-8.4 41.9-1 1.6-1.8 .5-1.7-1-.4-1.9zM113.3 463.5l2.2 .7 1 2-.7 2.2-2 1-13 .3-1.5-.5-.8-1.4 .5-1.5 1.4-.7zM129.2 382.4l1.6-5.5 4.9-2.7 5.5 1.5 2.7 4.9 2.1 40.2-1 3.5-3.1 1.7-3.5-1-1.8-3.1zM137.5 423.6l-.5-3.3 2-2.8 3.3-.5 2.8 2 19 34.9 .3 2-1.2 1.5-1.9 .3-1.5-1.1zM160.4 455.9l2-1.2 2.1 .5 1.2 1.9-.5 2.2-7.5 9-1.3 .8-1.6-.4-.8-1.3 .4-1.6zM127.9 339.3l-.3-3.4 2.2-2.6 3.4-.3 2.6 2.2 12.5 27.1 .2 2.5-1.6 1.9-2.5 .2-1.9-1.6zM142.5 364l.7-2.1 2-1 2.1 .7 1.1 2 1.1 21.8-.5 1.8-1.6 .8-1.7-.6-.9-1.6zM128.8 335.8l2.3-2.5 3.4-.2 2.5 2.2 .2 3.4-9.9 25.6-1.7 1.8-2.5 .2-1.8-1.7-.2-2.4zM122.1 361.1l2.1-.8 2.1 .8 .8 2.1-.8 2.1-15.2 14.3-1.7 .7-1.6-.7-.7-1.6 .7-1.7zM121.5 315.4a8.6 11.2 0 1 1 17.2 0a8.6 11.2 0 1 1 -17.2 0Z"
          />
          <path
            className="pen-line"
            d="M527.2 427.2l44.2 3 10.3-44.3M615.7 392.8l44.2 3 10.3-44.3M704.2 357.2l44.2 2.9 10.3-44.2M792.7 320.3l44.2 2.9 10.3-44.2M881.2 282.2l44.2 2.9 10.3-44.2M969.7 242.9l44.2 2.9 10.3-44.2"
          />
          <path
            className="pen-thin"
            d="M553.7 428.7v41.3M642.2 394.3v41.3M730.7 358.6v41.3M819.2 321.8v41.3M907.7 283.7v41.3M996.2 244.3v41.3"
          />
          {/* Risers and treads */}
          <circle className="wash-ink" cx="64" cy="470" r="3" />
          <path
            className="pen-hair"
            d="M589 435.6h-16M577 470h-4M577 429.6v46.4M677.5 399.9h-16M665.5 435.6h-4M665.5 393.9v47.7M766 363.1h-16M754 399.9h-4M754 357.1v48.8M854.5 325h-16M842.5 363.1h-4M842.5 319v50.1M943 285.6h-16M931 325h-4M931 279.6v51.4M544.8 100h100.5M633.3 100h100.5M721.8 100h100.5M810.3 100h100.5M898.8 100h100.5M64 496v51M550.8 496v51M58 540h498.8M550.8 504v43M993.3 504v43M544.8 540h454.5M993.3 504v43M1126 504v43M987.3 540h144.7M530 356.9h-71.8M530 470h-71.8M465.2 350.9v125.1M64 470l47.2-253.7h11.8"
          />
          <path
            className="pen-line"
            d="M572 440.6l10-10M572 475l10-10M660.5 404.9l10-10M660.5 440.6l10-10M749 368.1l10-10M749 404.9l10-10M837.5 330l10-10M837.5 368.1l10-10M926 290.6l10-10M926 330l10-10M545.8 105l10-10M634.3 105l10-10M634.3 105l10-10M722.8 105l10-10M722.8 105l10-10M811.3 105l10-10M811.3 105l10-10M899.8 105l10-10M899.8 105l10-10M988.3 105l10-10M59 545l10-10M545.8 545l10-10M545.8 545l10-10M988.3 545l10-10M988.3 545l10-10M1121 545l10-10M460.2 361.9l10-10M460.2 475l10-10"
          />
          <path
            className="pen-axis"
            d="M550.8 340.9v-264.9M639.3 306.5v-230.5M727.8 270.9v-194.9M816.3 234v-158M904.8 195.9v-119.9M993.3 156.5v-80.5"
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
          <path className="wash-ink" d="M1123.6 369.7l9.7-5.2-2.3-2.9z" />
          <path className="pen-mark" d="M880.8 206.4a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z" />
          <path className="pen-hair" d="M887.8 189.4l-89.2-43.9h-14.8M1123.6 369.7l37.8-29.5h3" />
          <text className="lettering-mark" x="776.8" y="150.5" textAnchor="end">
            about 4½" over the eye in front
          </text>
          <text className="lettering" x="1167.3" y="345.2">
            2"
          </text>
          <text className="lettering-soft" x="866.4" y="437.6">
            raker W12
          </text>
          <text className="lettering-soft" x="866.4" y="459.6">
            post HSS 5x5
          </text>
          {/* Stripes on the nosings of the aisle */}
          <path className="wash-mark" d="M568.5 452.8h7v3h-7z" />
          <path className="wash-mark" d="M595 435.6h7.1v3h-7.1z" />
          <path className="wash-mark" d="M657 417.8h7v3h-7z" />
          <path className="wash-mark" d="M683.5 399.9h7.1v3h-7.1z" />
          <path className="wash-mark" d="M745.5 381.5h7v3h-7z" />
          <path className="wash-mark" d="M772 363.1h7.1v3h-7.1z" />
          <path className="wash-mark" d="M834 344h7v3h-7z" />
          <path className="wash-mark" d="M860.5 325h7.1v3h-7.1z" />
          <path className="wash-mark" d="M922.5 305.3h7v3h-7z" />
          <path className="wash-mark" d="M949 285.6h7.1v3h-7.1z" />
          <path className="wash-ink" d="M64 612h59v7h-59z" />
          <path className="wash-ink" d="M182 612h118v7h-118z" />
          <path className="pen-thin" d="M64 612h59v7h-59zM123 612h59v7h-59zM182 612h118v7h-118z" />
          <text className="lettering-soft" x="400.3" y="618">
            aisle nosings striped: risers grow ¼" a row
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
        {/* The same for narrow sheets, in fewer words */}
        <svg
          viewBox="0 0 480 464"
          role="img"
          aria-label="Section through the six rows of seats. From each eye, 46 inches above its floor, a line runs to the center of the stage, about 4½ inches above the eye in front. So the steps grow toward the back: 14, 14½, 15, 15½ and 16 inches. They are steel plate on rakers and posts that stay 2 inches clear of the wall."
          className="drawing drawing-below drawing-small aspect-[480/464]"
        >
          {/* Bowl and stage */}
          <path className="wash" d="M99.3 321.5l298.3-123.3h51.3v19.8h-49.4l-250.8 103.5z" />
          <path className="wash" d="M260.6 273.4h8v46.6h-8z" />
          <path className="wash" d="M424 218h8v102h-8z" />
          <path
            className="draw pen-cut"
            pathLength="1"
            d="M-229.4 312h285h57v-22.2h57v-22.9h57v-23.8h57v-24.5h57v-25.3h57h53.8"
          />
          <path className="wash-ink" d="M454.6 72.6h15.8v248.9h-15.8z" />
          <path
            className="pen-line"
            d="M99.3 321.5l298.3-123.3h51.3v19.8h-49.4l-250.8 103.5zM260.6 273.4v46.6M268.6 273.4v46.6M424 218v102M432 218v102"
          />
          <path
            className="pen-thin"
            d="M105 321.5l293-121h50.9M143 321.5l256.1-105.8h49.8M116.4 289.8v24.6M143 289.8v13.6M173.4 266.9v24M200 266.9v13M230.4 243.1v24.2M257 243.1v13.2M287.4 218.6v25.1M314 218.6v14.1M344.4 193.3v26.9M371 193.3v15.9M435.6 72.6h17.6l5-11 8 22 5-11h17.6"
          />
          <path className="pen-cut" d="M256.6 320.6h16M420 320.6h16M-256 321.5h741" />
          <path
            className="pen-hatch"
            d="M-236 322.5l-8.4 11M-231 322.5l-8.4 11M-226 322.5l-8.4 11M-221 322.5l-8.4 11M-176 322.5l-8.4 11M-171 322.5l-8.4 11M-166 322.5l-8.4 11M-161 322.5l-8.4 11M-116 322.5l-8.4 11M-111 322.5l-8.4 11M-106 322.5l-8.4 11M-101 322.5l-8.4 11M-56 322.5l-8.4 11M-51 322.5l-8.4 11M-46 322.5l-8.4 11M-41 322.5l-8.4 11M4 322.5l-8.4 11M9 322.5l-8.4 11M14 322.5l-8.4 11M19 322.5l-8.4 11M64 322.5l-8.4 11M69 322.5l-8.4 11M74 322.5l-8.4 11M79 322.5l-8.4 11M124 322.5l-8.4 11M129 322.5l-8.4 11M134 322.5l-8.4 11M139 322.5l-8.4 11M184 322.5l-8.4 11M189 322.5l-8.4 11M194 322.5l-8.4 11M199 322.5l-8.4 11M244 322.5l-8.4 11M249 322.5l-8.4 11M254 322.5l-8.4 11M259 322.5l-8.4 11M304 322.5l-8.4 11M309 322.5l-8.4 11M314 322.5l-8.4 11M319 322.5l-8.4 11M364 322.5l-8.4 11M369 322.5l-8.4 11M374 322.5l-8.4 11M379 322.5l-8.4 11M424 322.5l-8.4 11M429 322.5l-8.4 11M434 322.5l-8.4 11M439 322.5l-8.4 11M484 322.5l-8.4 11M489 322.5l-8.4 11M494 322.5l-8.4 11M499 322.5l-8.4 11"
          />
          {/* Steps in the aisle, beyond */}
          <path
            className="pen-dash"
            d="M95.5 312v-11.1h17.1M152.5 289.8v-11.4h17.1M209.5 266.9v-11.9h17.1M266.5 243.1v-12.2h17.1M323.5 218.6v-12.7h17.1"
          />
          {/* Seats, eyes, and what they see */}
          <path
            className="wash-figure"
            d="M88.3 246.7l.5-1.8 1.7-.9 1.8 .5 .9 1.7 2.3 6.4-.9 3-2.6 1.5-3-.9-1.5-2.6zM84.9 255.8l1.6-4.8 4.6-2.3 4.8 1.7 2.2 4.6 .8 25.1-1.5 4.3-4 1.9-4.3-1.4-1.9-4.1zM92.6 275l3.6 1.4 1.6 3.6-1.5 3.7-3.6 1.5-29.6-1.3-2.5-1-1-2.4 1-2.4 2.4-1.1zM60 280.3l1-2.1 2.1-.8 2.2 1 .7 2.2-2.4 27.7-.6 1.2-1.2 .4-1.2-.5-.4-1.3zM62.1 308.2l1.4 .5 .6 1.3-.4 1.3-1.3 .7h-8l-1-.3-.5-.9 .4-1 .9-.5zM88.2 254.3l1.3-1.6 2-.3 1.6 1.3 .2 2-5.5 17-1 1.2-1.6 .2-1.2-1-.2-1.6zM85.5 270.2l1.4 .3 .8 1.3-.3 1.4-1.2 .8-14.6 2.3-1.1-.3-.6-1 .2-1.1 1-.6zM83.4 241.3a5.5 7.2 0 1 1 11 0a5.5 7.2 0 1 1 -11 0Z"
          />
          <path
            className="wash-figure"
            d="M145.3 224.6l.5-1.9 1.7-.9 1.8 .6 .9 1.6 2.3 6.5-.9 2.9-2.6 1.5-3-.9-1.5-2.6zM141.9 233.6l1.6-4.8 4.6-2.2 4.8 1.6 2.2 4.6 .8 25.1-1.5 4.3-4 2-4.3-1.5-1.9-4zM149.6 252.8l3.6 1.5 1.6 3.5-1.5 3.7-3.6 1.5-29.6-1.3-2.5-1-1-2.4 1-2.4 2.4-1zM117 258.2l1-2.2 2.1-.7 2.2 .9 .7 2.2-2.4 27.7-.6 1.2-1.2 .4-1.2-.5-.4-1.2zM119.1 286l1.4 .5 .6 1.3-.4 1.4-1.3 .6h-8l-1-.3-.5-.9 .4-1 .9-.4zM145.2 232.1l1.3-1.6 2-.2 1.6 1.3 .2 2-5.5 16.9-1 1.3-1.6 .1-1.2-1-.2-1.5zM142.5 248.1l1.4 .3 .8 1.2-.3 1.4-1.2 .8-14.6 2.3-1.1-.3-.6-.9 .2-1.2 1-.6zM140.4 219.2a5.5 7.2 0 1 1 11 0a5.5 7.2 0 1 1 -11 0Z"
          />
          <path
            className="wash-figure"
            d="M202.3 201.6l.5-1.8 1.7-.9 1.8 .5 .9 1.6 2.3 6.5-.9 3-2.6 1.4-3-.8-1.5-2.7zM198.9 210.7l1.6-4.9 4.6-2.2 4.8 1.7 2.2 4.5 .8 25.2-1.5 4.3-4 1.9-4.3-1.5-1.9-4zM206.6 229.8l3.6 1.5 1.6 3.6-1.5 3.6-3.6 1.6-29.6-1.3-2.5-1-1-2.4 1-2.5 2.4-1zM174 235.2l1-2.1 2.1-.8 2.2 1 .7 2.2-2.4 27.6-.6 1.2-1.2 .5-1.2-.6-.4-1.2zM176.1 263.1l1.4 .4 .6 1.3-.4 1.4-1.3 .7h-8l-1-.4-.5-.9 .4-.9 .9-.5zM202.2 209.1l1.3-1.6 2-.2 1.6 1.3 .2 2-5.5 17-1 1.2-1.6 .2-1.2-1-.2-1.6zM199.5 225.1l1.4 .3 .8 1.2-.3 1.5-1.2 .7-14.6 2.3-1.1-.2-.6-1 .2-1.1 1-.7zM197.4 196.2a5.5 7.2 0 1 1 11 0a5.5 7.2 0 1 1 -11 0Z"
          />
          <path
            className="wash-figure"
            d="M259.3 177.9l.5-1.9 1.7-.9 1.8 .5 .9 1.7 2.3 6.5-.9 2.9-2.6 1.5-3-.9-1.5-2.6zM255.9 186.9l1.6-4.8 4.6-2.2 4.8 1.6 2.2 4.6 .8 25.1-1.5 4.3-4 2-4.3-1.5-1.9-4zM263.6 206.1l3.6 1.4 1.6 3.6-1.5 3.7-3.6 1.5-29.6-1.3-2.5-1-1-2.4 1-2.4 2.4-1zM231 211.5l1-2.2 2.1-.8 2.2 1 .7 2.2-2.4 27.7-.6 1.2-1.2 .4-1.2-.5-.4-1.2zM233.1 239.3l1.4 .5 .6 1.3-.4 1.4-1.3 .6h-8l-1-.3-.5-.9 .4-1 .9-.4zM259.2 185.4l1.3-1.6 2-.2 1.6 1.2 .2 2.1-5.5 16.9-1 1.3-1.6 .1-1.2-1-.2-1.6zM256.5 201.4l1.4 .3 .8 1.2-.3 1.4-1.2 .8-14.6 2.3-1.1-.3-.6-.9 .2-1.2 1-.6zM254.4 172.4a5.5 7.2 0 1 1 11 0a5.5 7.2 0 1 1 -11 0Z"
          />
          <path
            className="wash-figure"
            d="M316.3 153.3l.5-1.8 1.7-.9 1.8 .5 .9 1.6 2.3 6.5-.9 3-2.6 1.4-3-.8-1.5-2.7zM312.9 162.4l1.6-4.9 4.6-2.2 4.8 1.7 2.2 4.5 .8 25.2-1.5 4.3-4 1.9-4.3-1.5-1.9-4zM320.6 181.5l3.6 1.5 1.6 3.6-1.5 3.7-3.6 1.5-29.6-1.3-2.5-1-1-2.4 1-2.5 2.4-1zM288 186.9l1-2.1 2.1-.8 2.2 1 .7 2.2-2.4 27.7-.6 1.1-1.2 .5-1.2-.6-.4-1.2zM290.1 214.8l1.4 .5 .6 1.2-.4 1.4-1.3 .7h-8l-1-.3-.5-.9 .4-1 .9-.5zM316.2 160.8l1.3-1.6 2-.2 1.6 1.3 .2 2-5.5 17-1 1.2-1.6 .2-1.2-1-.2-1.6zM313.5 176.8l1.4 .3 .8 1.2-.3 1.5-1.2 .8-14.6 2.2-1.1-.2-.6-1 .2-1.1 1-.7zM311.4 147.9a5.5 7.2 0 1 1 11 0a5.5 7.2 0 1 1 -11 0Z"
          />
          <path
            className="wash-figure"
            d="M373.3 128l.5-1.8 1.7-1 1.8 .6 .9 1.6 2.3 6.5-.9 2.9-2.6 1.5-3-.8-1.5-2.7zM369.9 137l1.6-4.8 4.6-2.2 4.8 1.7 2.2 4.5 .8 25.1-1.5 4.3-4 2-4.3-1.5-1.9-4zM377.6 156.2l3.6 1.5 1.6 3.6-1.5 3.6-3.6 1.6-29.6-1.4-2.5-.9-1-2.4 1-2.5 2.4-1zM345 161.6l1-2.1 2.1-.8 2.2 1 .7 2.1-2.4 27.7-.6 1.2-1.2 .5-1.2-.6-.4-1.2zM347.1 189.5l1.4 .4 .6 1.3-.4 1.4-1.3 .6h-8l-1-.3-.5-.9 .4-1 .9-.4zM373.2 135.5l1.3-1.6 2-.2 1.6 1.3 .2 2-5.5 16.9-1 1.3-1.6 .2-1.2-1-.2-1.6zM370.5 151.5l1.4 .3 .8 1.2-.3 1.4-1.2 .8-14.6 2.3-1.1-.2-.6-1 .2-1.2 1-.6zM368.4 122.6a5.5 7.2 0 1 1 11 0a5.5 7.2 0 1 1 -11 0Z"
          />
          <path className="draw pen-thin" pathLength="1" d="M84.1 239.2l-313.5 72.8" />
          <circle className="wash-ink" cx="84.1" cy="239.2" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M141.1 217l-370.5 95" />
          <circle className="wash-ink" cx="141.1" cy="217" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M198.1 194l-427.5 118" />
          <circle className="wash-ink" cx="198.1" cy="194" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M255.1 170.3l-484.5 141.7" />
          <circle className="wash-ink" cx="255.1" cy="170.3" r="3.6" />
          <path className="draw pen-thin" pathLength="1" d="M312.1 145.8l-541.5 166.2" />
          <circle className="wash-ink" cx="312.1" cy="145.8" r="3.6" />
          <path className="draw pen-mark" pathLength="1" d="M369.1 120.4l-598.5 191.6" />
          <circle className="wash-mark" cx="369.1" cy="120.4" r="3.6" />
          <path
            className="pen-line"
            d="M68.9 284.5l28.5 1.9 6.7-28.5M125.9 262.3l28.5 1.9 6.7-28.5M182.9 239.3l28.5 1.9 6.7-28.5M239.9 215.6l28.5 1.9 6.7-28.5M296.9 191l28.5 1.9 6.7-28.5M353.9 165.7l28.5 1.9 6.6-28.5"
          />
          <path
            className="pen-thin"
            d="M86 285.4v26.6M143 263.2v26.6M200 240.3v26.6M257 216.5v26.6M314 192v26.6M371 166.7v26.6"
          />
          {/* Risers and treads */}
          <path
            className="pen-hair"
            d="M106.6 289.8h-16M94.6 312h-4M94.6 283.8v34.2M163.6 266.9h-16M151.6 289.8h-4M151.6 260.9v34.9M220.6 243.1h-16M208.6 266.9h-4M208.6 237.1v35.8M277.6 218.6h-16M265.6 243.1h-4M265.6 212.6v36.5M334.6 193.3h-16M322.6 218.6h-4M322.6 187.3v37.3M84.1 336v33M369.1 336v33M78.1 362h297M68.6 239.2h-46.6M68.6 312h-46.6M29 233.2v84.8"
          />
          <path
            className="pen-line"
            d="M89.6 294.8l10-10M89.6 317l10-10M146.6 271.9l10-10M146.6 294.8l10-10M203.6 248.1l10-10M203.6 271.9l10-10M260.6 223.6l10-10M260.6 248.1l10-10M317.6 198.3l10-10M317.6 223.6l10-10M79.1 367l10-10M364.1 367l10-10M24 244.2l10-10M24 317l10-10"
          />
          <path
            className="pen-axis"
            d="M84.1 223.2v-181.2M141.1 201v-159M198.1 178v-136M255.1 154.3v-112.3M312.1 129.8v-87.8M369.1 104.4v-62.4"
          />
          <path
            className="pen-thin"
            d="M69.1 24a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM126.1 24a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM183.1 24a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM240.1 24a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM297.1 24a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM354.1 24a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z"
          />
          <text className="lettering-bare" x="84.1" y="29.2" textAnchor="middle">
            A
          </text>
          <text className="lettering-bare" x="141.1" y="29.2" textAnchor="middle">
            B
          </text>
          <text className="lettering-bare" x="198.1" y="29.2" textAnchor="middle">
            C
          </text>
          <text className="lettering-bare" x="255.1" y="29.2" textAnchor="middle">
            D
          </text>
          <text className="lettering-bare" x="312.1" y="29.2" textAnchor="middle">
            E
          </text>
          <text className="lettering-bare" x="369.1" y="29.2" textAnchor="middle">
            F
          </text>
          <text className="lettering" x="226.6" y="382" textAnchor="middle">
            5 x 3'-0" = 15'-0"
          </text>
          <text className="lettering" x="12" y="412">
            steps 14, 14½, 15, 15½, 16 in.
          </text>
          <text className="lettering" x="21" y="275.6" textAnchor="middle" transform="rotate(-90 21 275.6)">
            46"
          </text>
          {/* Over the head in front */}
          <path className="pen-mark" d="M294.1 142.2a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z" />
          <path className="pen-hair" d="M299.1 129.2l-55.4-26.2h-9.5" />
          <text className="lettering-mark" x="227.2" y="108" textAnchor="end">
            about 4½" over
          </text>
          <text className="lettering-mark" x="227.2" y="130" textAnchor="end">
            the eye in front
          </text>
          {/* Stripes on the nosings of the aisle */}
          <path className="wash-mark" d="M95.5 300.9h4.6v3h-4.6z" />
          <path className="wash-mark" d="M112.6 289.8h4.6v3h-4.6z" />
          <path className="wash-mark" d="M152.5 278.4h4.6v3h-4.6z" />
          <path className="wash-mark" d="M169.6 266.9h4.6v3h-4.6z" />
          <path className="wash-mark" d="M209.5 255h4.6v3h-4.6z" />
          <path className="wash-mark" d="M226.6 243.1h4.6v3h-4.6z" />
          <path className="wash-mark" d="M266.5 230.9h4.6v3h-4.6z" />
          <path className="wash-mark" d="M283.6 218.6h4.6v3h-4.6z" />
          <path className="wash-mark" d="M323.5 205.9h4.6v3h-4.6z" />
          <path className="wash-mark" d="M340.6 193.3h4.6v3h-4.6z" />
          <path className="wash-ink" d="M24 448h38v7h-38z" />
          <path className="wash-ink" d="M100 448h76v7h-76z" />
          <path className="pen-thin" d="M24 448h38v7h-38zM62 448h38v7h-38zM100 448h76v7h-76z" />
          <text className="lettering" x="24" y="440" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="62" y="440" textAnchor="middle">
            2
          </text>
          <text className="lettering" x="100" y="440" textAnchor="middle">
            4
          </text>
          <text className="lettering" x="176" y="440">
            8 ft
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
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
