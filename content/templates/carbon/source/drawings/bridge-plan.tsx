/**
 * @title Kettle Bend Footbridge: plan
 * @description The plan of the bridge over its river: deck on one half, framing on the other.
 * @order 42
 */
export default function BridgePlan() {
  return (
    <figure className="page sheet my-3">
      <div
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label="S-101, Plan of deck and framing: scrolls sideways on narrow screens"
        className="sheet-frame"
      >
        <svg
          viewBox="0 0 1200 560"
          role="img"
          aria-label="Plan of the footbridge over the Alder River. The south half shows the deck of concrete planks between its rails, the north half the floor beams and crossed bracing below. The two ties are 12 feet 6 inches apart and 168 feet long. North is to the right."
          data-from="0.29"
          className="drawing drawing-below aspect-[1200/560]"
        >
          {/* River */}
          <path className="draw pen-thin" pathLength="1" d="M446.1 148L446.1 91" />
          <path className="wash-ink" d="M446.1 165.1L438.1 142.3L454.1 142.3Z" />
          <path
            className="pen-line"
            d="M315 56.8C310.3 70.1 294.1 110 286.5 136.6C278.9 163.2 271.9 187.9 269.4 216.4C266.9 244.9 267.9 277.2 271.7 307.6C275.5 338 282.1 366.5 292.2 398.8C302.3 431.1 325.5 484.3 332.1 501.4M953.4 56.8C949.6 70.1 937.3 110 930.6 136.6C924 163.2 916.7 187.9 913.5 216.4C910.3 244.9 909.3 277.2 911.2 307.6C913.1 338 916.9 366.5 924.9 398.8C932.9 431.1 953.4 484.3 959.1 501.4"
          />
          <path
            className="pen-hatch"
            d="M349.2 56.8C344.5 70.1 328.3 110 320.7 136.6C313.1 163.2 306.1 187.9 303.6 216.4C301.1 244.9 302.1 277.2 305.9 307.6C309.7 338 316.3 366.5 326.4 398.8C336.5 431.1 359.7 484.3 366.3 501.4M913.5 56.8C909.7 70.1 897 110 890.7 136.6C884.4 163.2 878.7 187.9 875.9 216.4C873 244.9 871.5 277.2 873.6 307.6C875.7 338 880.8 366.5 888.4 398.8C896 431.1 914.1 484.3 919.2 501.4M383.4 56.8C379.6 70.1 366.9 110 360.6 136.6C354.3 163.2 348.1 187.9 345.8 216.4C343.5 244.9 343.9 277.2 346.9 307.6C350 338 355.1 366.5 364 398.8C373 431.1 394.4 484.3 400.5 501.4"
          />
          <text className="lettering" x="457.5" y="125.2">
            Alder River
          </text>
          {/* Paths on the banks */}
          <path
            className="draw pen-line"
            pathLength="1"
            d="M-4.2 182.2C3.4 187.9 26.2 208.4 41.4 216.4C56.6 224.4 77.5 227.7 87 230.1C96.5 232.5 96.5 230.6 98.4 230.7"
          />
          <path
            className="draw pen-line"
            pathLength="1"
            d="M-4.2 293.4C5.3 293.4 35.7 293.4 52.8 293.4C69.9 293.4 90.8 293.4 98.4 293.4"
          />
          <path
            className="draw pen-line"
            pathLength="1"
            d="M1204.2 353.2C1196.6 346.6 1171.9 322.6 1158.6 313.3C1145.3 304 1133.9 300.7 1124.4 297.3C1114.9 294 1105.4 294 1101.6 293.4"
          />
          <path
            className="draw pen-line"
            pathLength="1"
            d="M1204.2 230.7C1194.7 230.7 1164.3 230.7 1147.2 230.7C1130.1 230.7 1109.2 230.7 1101.6 230.7"
          />
          {/* The bridge stands over what is below it */}
          <path className="wash-paper" d="M98.4 223.2L1101.6 223.2L1101.6 300.8L98.4 300.8Z" />
          {/* Abutments, below */}
          <path
            className="pen-dash"
            d="M81.3 210.7L144 210.7L144 313.3L81.3 313.3ZM1056 210.7L1118.7 210.7L1118.7 313.3L1056 313.3Z"
          />
          <path
            className="pen-thin"
            d="M89.3 222.1a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM89.3 301.9a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM129.2 222.1a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM129.2 301.9a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM1064 222.1a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM1064 301.9a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM1103.9 222.1a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0ZM1103.9 301.9a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z"
          />
          {/* North half: framing. Ties, floor beams, bracing, struts */}
          <path className="draw pen-line" pathLength="1" d="M112.1 224L1087.9 224" />
          <path className="draw pen-line" pathLength="1" d="M112.1 228.8L1087.9 228.8" />
          <path className="draw pen-line" pathLength="1" d="M112.1 295.2L1087.9 295.2" />
          <path className="draw pen-line" pathLength="1" d="M112.1 300L1087.9 300" />
          <path
            className="pen-line"
            d="M600 228.8L600 295.2M668.4 228.8L668.4 295.2M736.8 228.8L736.8 295.2M805.2 228.8L805.2 295.2M873.6 228.8L873.6 295.2M942 228.8L942 295.2M1010.4 228.8L1010.4 295.2M1078.8 228.8L1078.8 295.2M290.3 228.8L290.3 295.2M294.1 228.8L294.1 295.2M427.1 228.8L427.1 295.2M430.9 228.8L430.9 295.2M598.1 228.8L598.1 295.2M601.9 228.8L601.9 295.2"
          />
          <path
            className="pen-thin"
            d="M600 228.8L668.4 295.2M600 295.2L668.4 228.8M668.4 228.8L736.8 295.2M668.4 295.2L736.8 228.8M736.8 228.8L805.2 295.2M736.8 295.2L805.2 228.8M805.2 228.8L873.6 295.2M805.2 295.2L873.6 228.8M873.6 228.8L942 295.2M873.6 295.2L942 228.8M942 228.8L1010.4 295.2M942 295.2L1010.4 228.8M1010.4 228.8L1078.8 295.2M1010.4 295.2L1078.8 228.8"
          />
          {/* South half: deck of planks, rails */}
          <path className="pen-line" d="M98.4 230.7L600 230.7M98.4 293.4L600 293.4" />
          <path className="pen-thin" d="M98.4 233.5L600 233.5M98.4 290.5L600 290.5" />
          <path
            className="pen-hair"
            d="M121.2 230.7L121.2 293.4M144 230.7L144 293.4M166.8 230.7L166.8 293.4M189.6 230.7L189.6 293.4M212.4 230.7L212.4 293.4M235.2 230.7L235.2 293.4M258 230.7L258 293.4M280.8 230.7L280.8 293.4M303.6 230.7L303.6 293.4M326.4 230.7L326.4 293.4M349.2 230.7L349.2 293.4M372 230.7L372 293.4M394.8 230.7L394.8 293.4M417.6 230.7L417.6 293.4M440.4 230.7L440.4 293.4M463.2 230.7L463.2 293.4M486 230.7L486 293.4M508.8 230.7L508.8 293.4M531.6 230.7L531.6 293.4M554.4 230.7L554.4 293.4M577.2 230.7L577.2 293.4M600 230.7L600 293.4"
          />
          <path className="pen-cut" d="M98.4 230.7L98.4 293.4M1101.6 230.7L1101.6 293.4" />
          <path className="pen-axis" d="M-4.2 262L1204.2 262" />
          {/* Cutting line of S-301, dimensions, north */}
          <path className="wash-mark" d="M634 165.1L620 159.1L620 171.1Z" />
          <path className="wash-mark" d="M634 358.9L620 352.9L620 364.9Z" />
          <path className="wash-ink" d="M1148 440L1088.7 450L1097 440Z" />
          <path className="wash-ink" d="M64 536L121 536L121 543L64 543Z" />
          <path className="wash-ink" d="M178 536L292 536L292 543L178 543Z" />
          <path className="pen-mark" d="M600 199.3L600 165.1L622 165.1M600 324.7L600 358.9L622 358.9" />
          <path
            className="pen-hair"
            d="M98.1 226.4L39.7 226.4M98.1 297.6L39.7 297.6M43.7 220.4L43.7 303.6M121.2 325L121.2 483M1078.8 325L1078.8 483M115.2 476L1084.8 476"
          />
          <path
            className="pen-line"
            d="M38.7 231.4L48.7 221.4M38.7 302.6L48.7 292.6M116.2 481L126.2 471M1073.8 481L1083.8 471"
          />
          <path
            className="pen-thin"
            d="M1084 440a26 26 0 1 0 52 0a26 26 0 1 0 -52 0ZM1148 440L1088.7 450L1097 440L1088.7 430ZM64 536L121 536L121 543L64 543ZM121 536L178 536L178 543L121 543ZM178 536L292 536L292 543L178 543ZM106.2 68.2a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM585 68.2a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM1063.8 68.2a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z"
          />
          <path className="pen-axis" d="M121.2 165.1L121.2 85.3M600 165.1L600 85.3M1078.8 165.1L1078.8 85.3" />
          <text className="lettering-mark" x="590" y="182.2" textAnchor="end">
            S-301
          </text>
          <text className="lettering" x="43.7" y="321.6" textAnchor="middle">
            12'-6"
          </text>
          <text className="lettering" x="600" y="468" textAnchor="middle">
            168'-0"
          </text>
          <text className="lettering" x="360.6" y="344.1" textAnchor="middle">
            deck of planks
          </text>
          <text className="lettering" x="776.7" y="344.1" textAnchor="middle">
            framing below
          </text>
          <text className="lettering" x="1160" y="445" textAnchor="middle">
            N
          </text>
          <text className="lettering" x="64" y="528" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="121" y="528" textAnchor="middle">
            10
          </text>
          <text className="lettering" x="178" y="528" textAnchor="middle">
            20
          </text>
          <text className="lettering" x="292" y="528">
            40 ft
          </text>
          <text className="lettering-bare" x="121.2" y="73.4" textAnchor="middle">
            0
          </text>
          <text className="lettering-bare" x="600" y="73.4" textAnchor="middle">
            7
          </text>
          <text className="lettering-bare" x="1078.8" y="73.4" textAnchor="middle">
            14
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span aria-hidden="true" className="sheet-more">
          Scroll sideways for the rest
        </span>
        <span className="sheet-number">S-101</span>
        <span className="sheet-name">
          <bdi>Plan of deck and framing</bdi>
        </span>
        <span className="sheet-scale">
          <bdi>Scale by the bar</bdi>
        </span>
        <span className="sheet-hands">
          <bdi>Drawn DP, checked HG, approved RA. Revision D, as built, May 2022</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
