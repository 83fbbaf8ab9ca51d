/**
 * @title Kettle Bend Footbridge: hanger detail
 * @description Two rods at panel point 5, whose axes meet that of the tie, in elevation and section.
 * @order 44
 */
export default function BridgeHanger() {
  return (
    <figure className="page sheet my-3">
      <div
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label="S-501, Hangers at panel point 5: scrolls sideways on narrow screens"
        className="sheet-frame"
      >
        <svg
          viewBox="0 0 1200 880"
          role="img"
          aria-label="Detail of panel point 5: two rods in forked ends are pinned to one steel plate welded to the tie. Their axes, at 57 and 49 degrees, meet on the axis of the tie. Section A shows the plate, the pin and the hollow tie of 10 by 14 inches."
          data-from="0.1"
          className="drawing drawing-below aspect-[1200/880]"
        >
          {/* The tie in elevation, its plate, and the working lines */}
          <path className="wash" d="M20.6 542h688.8v196h-688.8z" />
          <path className="wash" d="M197 542l-23.5-128.8 60.5-45.4 72.2 79 105.8-8.4 37-80.6 73.9 13.4 10.1 170.8z" />
          <path
            className="draw pen-line"
            pathLength="1"
            d="M197 542l-23.5-128.8 60.5-45.4 72.2 79 105.8-8.4 37-80.6 73.9 13.4 10.1 170.8h-336"
          />
          <path className="pen-line" d="M20.6 542h688.8M709.4 738h-688.8" />
          <path className="pen-dash" d="M20.6 549.1h688.8M20.6 730.9h688.8M225.6 542v196M504.4 542v196" />
          <path className="pen-axis" d="M-4.6 640h739.2M365 287.2v529.2" />
          <path
            className="pen-thin"
            d="M20.6 528.6v102.4l11 5-22 8 11 5v102.4M709.4 528.6v102.4l11 5-22 8 11 5v102.4"
          />
          <path className="pen-cut" d="M197 542h336" />
          {/* Two rods */}
          <path
            className="wash"
            d="M529.5 438.3L575.1 367.8L581.7 336L601.8 304.9L573.6 286.7L553.5 317.7L527.2 336.7L481.6 407.3A31.92 31.92 0 0 0 529.5 438.3Z"
          />
          <path className="wash-paper" d="M594.3 300.1l92.1-142.5-13.2-8.5-92.2 142.4z" />
          <path
            className="wash"
            d="M218.3 425L163.7 361.2L135 345.9L111 317.8L85.5 339.7L109.5 367.8L120.3 398.4L174.9 462.1A31.92 31.92 0 0 0 218.3 425Z"
          />
          <path className="wash-paper" d="M104.2 323.6l-66.7-77.8-11.9 10.3 66.7 77.8z" />
          <path className="draw pen-mark" pathLength="1" d="M365 640l-344.4-401.8" />
          <path className="draw pen-mark" pathLength="1" d="M365 640l323.9-500.7" />
          <circle className="wash-mark" cx="365" cy="640" r="5" />
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
            className="pen-hair"
            d="M597.9 294.5l-12.1-10.3M601.1 289.5l-12.1-10.2M604.3 284.6l-12.1-10.3M607.5 279.6l-12.1-10.2M610.7 274.7l-12.1-10.2M613.9 269.8l-12.1-10.3M617.1 264.8l-12.1-10.2M620.3 259.9l-12.2-10.2M623.5 255l-12.2-10.3M626.7 250l-12.2-10.2M99.8 318.5l-13.2 8.8M96 314.1l-13.3 8.7M92.2 309.6l-13.3 8.7M88.4 305.1l-13.3 8.8M84.5 300.7l-13.2 8.7M80.7 296.2l-13.3 8.7M76.9 291.7l-13.3 8.8M73.1 287.3l-13.3 8.7M69.2 282.8l-13.2 8.7M65.4 278.4l-13.3 8.7"
          />
          <path
            className="pen-cut"
            d="M499.7 411.5a13.104 13.104 0 1 0 26.208 0a13.104 13.104 0 1 0 -26.208 0ZM174.8 433.4a13.104 13.104 0 1 0 26.208 0a13.104 13.104 0 1 0 -26.208 0Z"
          />
          {/* Where section A is cut */}
          <path className="wash-mark" d="M361.6 245.2l15.2-6v12z" />
          <path className="wash-mark" d="M361.6 784.5l15.2-6v12z" />
          <path className="pen-mark" d="M402 245.2v33.6M402 245.2h-26.9M402 784.5v-33.6M402 784.5h-26.9" />
          <text className="lettering-mark" x="412" y="250.2">
            A
          </text>
          <text className="lettering-mark" x="412" y="789.5">
            A
          </text>
          {/* Floor beam behind */}
          <path className="pen-dash" d="M319.6 542h90.8v170.2h-90.8z" />
          {/* Notes of the elevation */}
          <path className="wash-ink" d="M200.4 505.6l-10-4.6-1 3.5z" />
          <path className="wash-ink" d="M188.6 433.4l-8.8-6.6-1.7 3.3z" />
          <path className="wash-ink" d="M165.1 367.8l6.6-8.7-3.3-1.8z" />
          <path className="wash-ink" d="M625.4 236.8l8.8 6.6 1.7-3.3z" />
          <path
            className="pen-hair"
            d="M370 645l82.4 154.6h13.4M200.4 505.6l-74-20.2h-6.7M188.6 433.4l-62.2-32h-6.7M165.1 367.8l58.8-114.2h6.7M625.4 236.8l52.1 26.9h6.7M504.4 690.4h20.2M457.4 640A92.4 92.4 0 0 0 415.18800051742164 562.4182714547859M247.4 640A117.6 117.6 0 0 1 288.4696082920265 550.7091317937599"
          />
          <path className="pen-thin" d="M350 841.6a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z" />
          <text className="lettering-mark" x="472.8" y="804.6">
            both axes meet
          </text>
          <text className="lettering-mark" x="472.8" y="826.6">
            the axis of the tie
          </text>
          <text className="lettering" x="112.7" y="490.4" textAnchor="end">
            plate ¾"
          </text>
          <text className="lettering" x="112.7" y="406.4" textAnchor="end">
            pin 1 ½"
          </text>
          <text className="lettering" x="237.6" y="258.6">
            clevis
          </text>
          <text className="lettering" x="691.2" y="268.7">
            thread
          </text>
          <text className="lettering" x="691.2" y="290.7">
            left and
          </text>
          <text className="lettering" x="691.2" y="312.7">
            right
          </text>
          <text className="lettering" x="25.6" y="766">
            tie HSS 14 x 10 x ½
          </text>
          <text className="lettering-bare" x="529.6" y="695.4">
            diaphragm ½"
          </text>
          <text className="lettering" x="462.4" y="606.4">
            57.1°
          </text>
          <text className="lettering" x="244" y="606.4" textAnchor="end">
            49.4°
          </text>
          <text className="lettering-soft" x="647.2" y="136" textAnchor="end">
            to 78'-0"
          </text>
          <text className="lettering-soft" x="45.8" y="216.6">
            to 42'-0"
          </text>
          <text className="lettering-bare" x="365" y="846.8" textAnchor="middle">
            5
          </text>
          {/* Section A: across the tie */}
          <path className="wash" d="M915 542h140v196h-140zM922 730.9h126v-181.8h-126z" />
          <path className="wash-ink" d="M979.8 542h10.4v-180.9h-10.4z" />
          <path className="wash-ink" d="M979.8 542h-7.4l7.4-8.4z" />
          <path className="wash-ink" d="M990.2 542h7.4l-7.4-8.4z" />
          <path className="wash-ink" d="M995.1 537l8.7-6.8-2.8-2.5z" />
          <path className="wash-ink" d="M1018.6 401.4l9.7-5.1-2.3-3z" />
          <path className="wash-ink" d="M993.4 178l10.8 1.9v-3.8z" />
          <path className="wash-ink" d="M70 852h84v7h-84z" />
          <path
            className="pen-hatch"
            d="M1051.1 542l3.9 3.9M1042.6 542l12.4 12.4M1034.1 542l7.1 7.1M1048 555.9l7 7M1025.7 542l7 7.1M1048 564.3l7 7M1017.2 542l7 7.1M1048 572.8l7 7M1008.7 542l7 7.1M1048 581.3l7 7M1000.2 542l7.1 7.1M1048 589.8l7 7M991.7 542l7.1 7.1M1048 598.3l7 7M983.2 542l7.1 7.1M1048 606.8l7 7M974.7 542l7.1 7.1M1048 615.3l7 7M966.3 542l7 7.1M1048 623.7l7 7M957.8 542l7 7.1M1048 632.2l7 7M949.3 542l7 7.1M1048 640.7l7 7M940.8 542l7.1 7.1M1048 649.2l7 7M932.3 542l7.1 7.1M1048 657.7l7 7M923.8 542l7.1 7.1M1048 666.2l7 7M915.4 542l7 7.1M1048 674.6l7 7.1M915 550.1l7 7M1048 683.1l7 7M915 558.6l7 7M1048 691.6l7 7M915 567.1l7 7M1048 700.1l7 7M915 575.6l7 7M1048 708.6l7 7M915 584.1l7 7M1048 717.1l7 7M915 592.6l7 7M1048 725.6l7 7M915 601l7 7M1044.9 730.9l7.1 7.1M915 609.5l7 7M1036.4 730.9l7.1 7.1M915 618l7 7M1027.9 730.9l7.1 7.1M915 626.5l7 7M1019.4 730.9l7.1 7.1M915 635l7 7M1011 730.9l7 7.1M915 643.5l7 7M1002.5 730.9l7 7.1M915 652l7 7M994 730.9l7 7.1M915 660.4l7 7M985.5 730.9l7.1 7.1M915 668.9l7 7M977 730.9l7.1 7.1M915 677.4l7 7M968.5 730.9l7.1 7.1M915 685.9l7 7M960 730.9l7.1 7.1M915 694.4l7 7M951.6 730.9l7 7.1M915 702.9l7 7M943.1 730.9l7 7.1M915 711.3l7 7.1M934.6 730.9l7 7.1M915 719.8l7 7M926.1 730.9l7.1 7.1M915 728.3l9.7 9.7M915 736.8l1.2 1.2"
          />
          <path className="pen-cut" d="M915 542h140v196h-140zM956.4 396.4h57.2v13.4h-57.2z" />
          <path
            className="pen-line"
            d="M922 549.1h126v181.8h-126zM977.4 438.4h-14.2v-104.2h14.2zM992.6 438.4h14.2v-104.2h-14.2zM956.4 391.4h-5v23.5h5zM1013.6 391.4h5v23.5h-5zM963.2 334.2h43.6l-8.4-26.8v-37h-26.8v37zM977.1 270.4v-168M992.9 270.4v-168M910 787l10-10M1050 787l10-10M870 547l10-10M870 743l10-10M870 408.1l10-10M870 547l10-10"
          />
          <path className="pen-dash" d="M934.6 549.1v181.8M1035.4 549.1v181.8" />
          <path className="pen-axis" d="M985 77.2v697.2" />
          <path
            className="pen-hair"
            d="M915 744v45M1055 744v45M909 782h152M909 542h-41M909 738h-41M875 536v208M945.4 403.1h-77.4M908.4 542h-40.4M875 397.1v150.9M995.1 537l47-51.6h6.7M1018.6 401.4l30.2-23.5M993.4 178h55.4"
          />
          <path className="pen-thin" d="M70 852h84v7h-84zM154 852h84v7h-84z" />
          <text className="lettering" x="985" y="802" textAnchor="middle">
            10"
          </text>
          <text className="lettering" x="867" y="640" textAnchor="middle" transform="rotate(-90 867 640)">
            14"
          </text>
          <text className="lettering" x="867" y="472.6" textAnchor="middle" transform="rotate(-90 867 472.6)">
            10"
          </text>
          <text className="lettering" x="1055.8" y="490.4">
            weld ½"
          </text>
          <text className="lettering" x="1055.8" y="512.4">
            both sides
          </text>
          <text className="lettering" x="1055.8" y="382.9">
            stainless
          </text>
          <text className="lettering" x="1055.8" y="404.9">
            pin, nuts
          </text>
          <text className="lettering" x="1055.8" y="183">
            rod
          </text>
          <text className="lettering" x="1055.8" y="205">
            1 1/8"
          </text>
          <text className="lettering" x="985" y="833.2" textAnchor="middle">
            Section A
          </text>
          <text className="lettering" x="70" y="844" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="154" y="844" textAnchor="middle">
            0.5
          </text>
          <text className="lettering" x="238" y="844">
            1 ft
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span aria-hidden="true" className="sheet-more">
          Scroll sideways for the rest
        </span>
        <span className="sheet-number">S-501</span>
        <span className="sheet-name">
          <bdi>Hangers at panel point 5</bdi>
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
