/**
 * @title Kettle Bend Footbridge: hanger detail
 * @description Two rods at panel point 5, whose axes meet that of the tie, in elevation and section.
 * @order 44
 */
export default function BridgeHanger() {
  return (
    <figure className="page sheet my-3">
      <div dir="ltr" className="sheet-frame">
        <svg
          viewBox="0 0 1200 880"
          role="img"
          aria-label="Detail of panel point 5: two rods in forked ends are pinned to one steel plate welded to the tie. Their axes, at 57 and 49 degrees, meet on the axis of the tie. Section A shows the plate, the pin and the hollow tie of 10 by 14 inches."
          className="drawing drawing-below drawing-wide aspect-[1200/880]"
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
          <path className="wash-ink" d="M200.4 505.6l-9.7-5.2-1.2 3.5z" />
          <path className="wash-ink" d="M188.6 433.4l-8.3-7.3-1.9 3.2z" />
          <path className="wash-ink" d="M165.1 367.8l6.6-8.7-3.3-1.8z" />
          <path className="wash-ink" d="M625.4 236.8l8.8 6.6 1.7-3.3z" />
          <path
            className="pen-hair"
            d="M370 645l82.4 154.6h13.4M200.4 505.6l-60.5-20.2h-6.7M188.6 433.4l-52.1-32h-6.7M165.1 367.8l58.8-114.2h6.7M625.4 236.8l52.1 26.9h6.7M504.4 690.4h20.2M457.4 640A92.4 92.4 0 0 0 415.18800051742164 562.4182714547859M247.4 640A117.6 117.6 0 0 1 288.4696082920265 550.7091317937599"
          />
          <path className="pen-thin" d="M350 841.6a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z" />
          <text className="lettering-mark" x="472.8" y="804.6">
            both axes meet
          </text>
          <text className="lettering-mark" x="472.8" y="826.6">
            the axis of the tie
          </text>
          <text className="lettering" x="126.2" y="490.4" textAnchor="end">
            plate ¾"
          </text>
          <text className="lettering" x="122.8" y="406.4" textAnchor="end">
            pin 1½"
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
            tie HSS 14x10x½
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
          <path className="wash" d="M898 542h140v196h-140zM905 730.9h126v-181.8h-126z" />
          <path className="wash-ink" d="M962.8 542h10.4v-180.9h-10.4z" />
          <path className="wash-ink" d="M962.8 542h-7.4l7.4-8.4z" />
          <path className="wash-ink" d="M973.2 542h7.4l-7.4-8.4z" />
          <path className="wash-ink" d="M978.1 537l8.7-6.8-2.8-2.5z" />
          <path className="wash-ink" d="M1001.6 401.4l9.7-5.1-2.3-3z" />
          <path className="wash-ink" d="M976.4 178l10.8 1.9v-3.8z" />
          <path className="wash-ink" d="M70 852h84v7h-84z" />
          <path
            className="pen-hatch"
            d="M1034.1 542l3.9 3.9M1025.7 542l12.3 12.3M1017.2 542l7 7.1M1031 555.8l7 7M1008.7 542l7 7.1M1031 564.3l7 7M1000.2 542l7.1 7.1M1031 572.8l7 7M991.7 542l7.1 7.1M1031 581.3l7 7M983.2 542l7.1 7.1M1031 589.8l7 7M974.7 542l7.1 7.1M1031 598.3l7 7M966.3 542l7 7.1M1031 606.7l7 7M957.8 542l7 7.1M1031 615.2l7 7M949.3 542l7 7.1M1031 623.7l7 7M940.8 542l7.1 7.1M1031 632.2l7 7M932.3 542l7.1 7.1M1031 640.7l7 7M923.8 542l7.1 7.1M1031 649.2l7 7M915.4 542l7 7.1M1031 657.6l7 7.1M906.9 542l7 7.1M1031 666.1l7 7M898.4 542l7 7.1M1031 674.6l7 7M898 550.1l7 7M1031 683.1l7 7M898 558.6l7 7M1031 691.6l7 7M898 567.1l7 7M1031 700.1l7 7M898 575.6l7 7M1031 708.6l7 7M898 584l7 7M1031 717l7 7.1M898 592.5l7 7M1031 725.5l7 7M898 601l7 7M1027.9 730.9l7.1 7.1M898 609.5l7 7M1019.4 730.9l7.1 7.1M898 618l7 7M1011 730.9l7 7.1M898 626.5l7 7M1002.5 730.9l7 7.1M898 635l7 7M994 730.9l7 7.1M898 643.4l7 7M985.5 730.9l7.1 7.1M898 651.9l7 7M977 730.9l7.1 7.1M898 660.4l7 7M968.5 730.9l7.1 7.1M898 668.9l7 7M960 730.9l7.1 7.1M898 677.4l7 7M951.6 730.9l7 7.1M898 685.9l7 7M943.1 730.9l7 7.1M898 694.3l7 7.1M934.6 730.9l7 7.1M898 702.8l7 7M926.1 730.9l7.1 7.1M898 711.3l7 7M917.6 730.9l7.1 7.1M898 719.8l7 7M909.1 730.9l7.1 7.1M898 728.3l9.7 9.7M898 736.8l1.2 1.2"
          />
          <path className="pen-cut" d="M898 542h140v196h-140zM939.4 396.4h57.2v13.4h-57.2z" />
          <path
            className="pen-line"
            d="M905 549.1h126v181.8h-126zM960.4 438.4h-14.2v-104.2h14.2zM975.6 438.4h14.2v-104.2h-14.2zM939.4 391.4h-5v23.5h5zM996.6 391.4h5v23.5h-5zM946.2 334.2h43.6l-8.4-26.8v-37h-26.8v37zM960.1 270.4v-168M975.9 270.4v-168M893 787l10-10M1033 787l10-10M853 547l10-10M853 743l10-10M853 408.1l10-10M853 547l10-10"
          />
          <path className="pen-dash" d="M917.6 549.1v181.8M1018.4 549.1v181.8" />
          <path className="pen-axis" d="M968 77.2v697.2" />
          <path
            className="pen-hair"
            d="M898 744v45M1038 744v45M892 782h152M892 542h-41M892 738h-41M858 536v208M928.4 403.1h-77.4M891.4 542h-40.4M858 397.1v150.9M978.1 537l47-51.6h6.7M1001.6 401.4l30.2-23.5M976.4 178h55.4"
          />
          <path className="pen-thin" d="M70 852h84v7h-84zM154 852h84v7h-84z" />
          <text className="lettering" x="968" y="802" textAnchor="middle">
            10"
          </text>
          <text className="lettering" x="850" y="640" textAnchor="middle" transform="rotate(-90 850 640)">
            14"
          </text>
          <text className="lettering" x="850" y="472.6" textAnchor="middle" transform="rotate(-90 850 472.6)">
            10"
          </text>
          <text className="lettering" x="1038.8" y="490.4">
            weld ½"
          </text>
          <text className="lettering" x="1038.8" y="512.4">
            both sides
          </text>
          <text className="lettering" x="1038.8" y="382.9">
            stainless
          </text>
          <text className="lettering" x="1038.8" y="404.9">
            pin, nuts
          </text>
          <text className="lettering" x="1038.8" y="183">
            rod
          </text>
          <text className="lettering" x="1038.8" y="205">
            1 1/8"
          </text>
          <text className="lettering" x="968" y="833.2" textAnchor="middle">
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
        {/* The same for narrow sheets, in fewer words */}
        <svg
          viewBox="0 0 480 900"
          role="img"
          aria-label="Detail of panel point 5: two rods in forked ends are pinned to one steel plate welded to the tie. Their axes, at 57 and 49 degrees, meet on the axis of the tie. Section A shows the plate, the pin and the hollow tie of 10 by 14 inches."
          className="drawing drawing-below drawing-small aspect-[480/900]"
        >
          {/* The tie in elevation, its plate, and the working lines */}
          <path className="wash" d="M26.8 229.3h426.4v121.4h-426.4z" />
          <path className="wash" d="M136 229.3l-14.6-79.7 37.5-28.1 44.7 48.9 65.5-5.2 22.9-49.9 45.8 8.3 6.2 105.7z" />
          <path
            className="draw pen-line"
            pathLength="1"
            d="M136 229.3l-14.6-79.7 37.5-28.1 44.7 48.9 65.5-5.2 22.9-49.9 45.8 8.3 6.2 105.7h-208"
          />
          <path className="pen-line" d="M26.8 229.3h426.4M453.2 350.7h-426.4" />
          <path className="pen-dash" d="M26.8 233.7h426.4M26.8 346.3h426.4M153.7 229.3v121.4M326.3 229.3v121.4" />
          <path className="pen-axis" d="M11.2 290h457.6M240 71.6v327.6" />
          <path className="pen-thin" d="M26.8 221v60l11 5-22 8 11 5v60M453.2 221v60l11 5-22 8 11 5v60" />
          <path className="pen-cut" d="M136 229.3h208" />
          {/* Two rods */}
          <path
            className="wash"
            d="M341.8 165.1L370.1 121.5L374.1 101.8L386.6 82.6L369.1 71.3L356.7 90.5L340.4 102.3L312.2 145.9A19.76 19.76 0 0 0 341.8 165.1Z"
          />
          <path className="wash-paper" d="M381.9 79.6l27.1-41.9-8.1-5.3-27.2 41.9z" />
          <path
            className="wash"
            d="M149.2 156.9L115.4 117.4L97.6 107.9L82.8 90.6L67 104.1L81.9 121.5L88.5 140.4L122.3 179.9A19.76 19.76 0 0 0 149.2 156.9Z"
          />
          <path className="wash-paper" d="M78.6 94.2l-19-22.2-7.4 6.4 19 22.1z" />
          <path className="draw pen-mark" pathLength="1" d="M240 290l-190.9-222.7" />
          <path className="draw pen-mark" pathLength="1" d="M240 290l170.6-263.7" />
          <circle className="wash-mark" cx="240" cy="290" r="5" />
          <path className="pen-axis" d="M240 290l171.7-265.5M240 290l-192.2-224.3" />
          <path
            className="pen-line"
            d="M341.8 165.1L370.1 121.5L374.1 101.8L386.6 82.6L369.1 71.3L356.7 90.5L340.4 102.3L312.2 145.9A19.76 19.76 0 0 0 341.8 165.1ZM381.9 79.6l27.1-41.9M400.9 32.4l-27.2 41.9M149.2 156.9L115.4 117.4L97.6 107.9L82.8 90.6L67 104.1L81.9 121.5L88.5 140.4L122.3 179.9A19.76 19.76 0 0 0 149.2 156.9ZM78.6 94.2l-19-22.2M52.2 78.4l19 22.1"
          />
          <path
            className="pen-thin"
            d="M370.1 121.5l-29.7-19.2M319 148.5a12.48 12.48 0 1 0 24.96 0a12.48 12.48 0 1 0 -24.96 0ZM115.4 117.4l-26.9 23M117.9 162.1a12.48 12.48 0 1 0 24.96 0a12.48 12.48 0 1 0 -24.96 0Z"
          />
          <path
            className="pen-hair"
            d="M384.2 76.1l-7.5-6.4M386.2 73l-7.5-6.3M388.1 70l-7.5-6.4M390.1 66.9l-7.5-6.3M392.1 63.9l-7.5-6.4M394.1 60.8l-7.5-6.3M396.1 57.8l-7.6-6.4M398 54.7l-7.5-6.3M400 51.6l-7.5-6.3M402 48.6l-7.5-6.4M75.9 91l-8.3 5.4M73.5 88.2l-8.2 5.4M71.1 85.5l-8.2 5.4M68.7 82.7l-8.2 5.4M66.4 79.9l-8.2 5.4M64 77.2l-8.2 5.4M61.6 74.4l-8.2 5.4M59.3 71.6l-8.2 5.4M56.9 68.9l-8.2 5.4M54.5 66.1l-8.2 5.4"
          />
          <path
            className="pen-cut"
            d="M323.4 148.5a8.112 8.112 0 1 0 16.224 0a8.112 8.112 0 1 0 -16.224 0ZM122.2 162.1a8.112 8.112 0 1 0 16.224 0a8.112 8.112 0 1 0 -16.224 0Z"
          />
          {/* Where section A is cut */}
          <path className="wash-mark" d="M237.9 45.6l9.4-6v12z" />
          <path className="wash-mark" d="M237.9 404.4l9.4-6v12z" />
          <path className="pen-mark" d="M262.9 45.6v20.8M262.9 45.6h-16.7M262.9 404.4v-20.8M262.9 404.4h-16.7" />
          <text className="lettering-mark" x="269.1" y="50.6">
            A
          </text>
          <text className="lettering-mark" x="269.1" y="409.4">
            A
          </text>
          {/* Floor beam behind */}
          <path className="pen-dash" d="M211.9 229.3h56.2v105.4h-56.2z" />
          {/* Notes of the elevation */}
          <path className="wash-ink" d="M341.9 206.8l9-6.4-2.6-2.6z" />
          <path className="wash-ink" d="M125.6 169.4l-8.1 7.4 2.9 2.3z" />
          <path className="wash-ink" d="M116.2 121.5l6.4-9-3.4-1.6z" />
          <path
            className="pen-hair"
            d="M243.1 293.1l42.7 105.1h4.1M341.9 206.8l12.5-12.5h4.2M125.6 169.4l-14.6 18.7h-4.1M116.2 121.5l21.9-45.7h4.1M297.2 290A57.2 57.2 0 0 0 271.06876222507054 241.9732156624865M167.2 290A72.8 72.8 0 0 1 192.62404322839737 234.7247006342323"
          />
          <path className="pen-thin" d="M225 437.7a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z" />
          <text className="lettering-mark" x="296.9" y="403.2">
            axes meet
          </text>
          <text className="lettering-mark" x="296.9" y="425.2">
            on the tie
          </text>
          <text className="lettering" x="365.6" y="199.3">
            plate ¾"
          </text>
          <text className="lettering" x="99.9" y="193.1" textAnchor="end">
            pin 1½"
          </text>
          <text className="lettering" x="149.2" y="80.8">
            clevis
          </text>
          <text className="lettering" x="29.9" y="376.7">
            HSS 14x10x½
          </text>
          <text className="lettering" x="300.3" y="269.2">
            57.1°
          </text>
          <text className="lettering" x="165.1" y="269.2" textAnchor="end">
            49.4°
          </text>
          <text className="lettering-bare" x="240" y="442.9" textAnchor="middle">
            5
          </text>
          {/* Section A: across the tie */}
          <path className="wash" d="M170.7 699.3h86.6v121.4h-86.6zM175 816.3h78v-112.6h-78z" />
          <path className="wash-ink" d="M210.8 699.3h6.4v-111.9h-6.4z" />
          <path className="wash-ink" d="M210.8 699.3h-4.6l4.6-5.2z" />
          <path className="wash-ink" d="M217.2 699.3h4.6l-4.6-5.2z" />
          <path className="wash-ink" d="M220.2 696.2l8.7-6.7-2.7-2.5z" />
          <path className="wash-ink" d="M234.8 612.3l9.7-5.2-2.3-2.9z" />
          <path className="wash-ink" d="M219.2 474l10.8 1.9v-3.8z" />
          <path className="wash-ink" d="M318 862h104v7h-104z" />
          <path
            className="pen-hatch"
            d="M249.6 699.3l7.7 7.8M241.1 699.3l4.4 4.4M253 711.2l4.3 4.3M232.6 699.3l4.4 4.4M253 719.7l4.3 4.3M224.2 699.3l4.3 4.4M253 728.2l4.3 4.3M215.7 699.3l4.3 4.4M253 736.7l4.3 4.3M207.2 699.3l4.4 4.4M253 745.1l4.3 4.4M198.7 699.3l4.4 4.4M253 753.6l4.3 4.4M190.2 699.3l4.4 4.4M253 762.1l4.3 4.4M181.7 699.3l4.4 4.4M253 770.6l4.3 4.3M173.2 699.3l4.4 4.4M253 779.1l4.3 4.3M170.7 705.2l4.3 4.4M253 787.6l4.3 4.3M170.7 713.7l4.3 4.4M253 796.1l4.3 4.3M170.7 722.2l4.3 4.3M253 804.5l4.3 4.4M170.7 730.7l4.3 4.3M253 813l4.3 4.4M170.7 739.2l4.3 4.3M247.8 816.3l4.4 4.4M170.7 747.7l4.3 4.3M239.3 816.3l4.4 4.4M170.7 756.1l4.3 4.4M230.8 816.3l4.4 4.4M170.7 764.6l4.3 4.4M222.3 816.3l4.4 4.4M170.7 773.1l4.3 4.4M213.8 816.3l4.4 4.4M170.7 781.6l4.3 4.3M205.4 816.3l4.3 4.4M170.7 790.1l4.3 4.3M196.9 816.3l4.3 4.4M170.7 798.6l4.3 4.3M188.4 816.3l4.4 4.4M170.7 807.1l4.3 4.3M179.9 816.3l4.4 4.4M170.7 815.5l5.1 5.2"
          />
          <path className="pen-cut" d="M170.7 699.3h86.6v121.4h-86.6zM196.3 609.2h35.4v8.3h-35.4z" />
          <path
            className="pen-line"
            d="M175 703.7h78v112.6h-78zM209.3 635.2h-8.8v-64.5h8.8zM218.7 635.2h8.8v-64.5h-8.8zM196.3 606.1h-3.1v14.5h3.1zM231.7 606.1h3.1v14.5h-3.1zM200.5 570.7h27l-5.2-16.6v-22.9h-16.6v22.9zM209.1 531.2v-67.6M218.9 531.2v-67.6M165.7 869.7l10-10M252.3 869.7l10-10M125.7 704.3l10-10M125.7 825.7l10-10M125.7 618.4l10-10M125.7 704.3l10-10"
          />
          <path className="pen-dash" d="M182.8 703.7v112.6M245.2 703.7v112.6" />
          <path className="pen-axis" d="M214 448v395.2" />
          <path
            className="pen-hair"
            d="M170.7 826.7v45M257.3 826.7v45M164.7 864.7h98.6M164.7 699.3h-41M164.7 820.7h-41M130.7 693.3v133.4M187.2 613.4h-63.5M164.3 699.3h-40.6M130.7 607.4v97.9M220.2 696.2l29.2-31.9h4.1M234.8 612.3l18.7-14.5M219.2 474h34.3"
          />
          <path className="pen-thin" d="M318 862h104v7h-104z" />
          <text className="lettering" x="214" y="884.7" textAnchor="middle">
            10"
          </text>
          <text className="lettering" x="122.7" y="760" textAnchor="middle" transform="rotate(-90 122.7 760)">
            14"
          </text>
          <text className="lettering" x="122.7" y="656.3" textAnchor="middle" transform="rotate(-90 122.7 656.3)">
            10"
          </text>
          <text className="lettering" x="260.5" y="669.3">
            weld ½"
          </text>
          <text className="lettering" x="260.5" y="691.3">
            both sides
          </text>
          <text className="lettering" x="260.5" y="602.8">
            stainless
          </text>
          <text className="lettering" x="260.5" y="624.8">
            pin, nuts
          </text>
          <text className="lettering" x="260.5" y="479">
            rod
          </text>
          <text className="lettering" x="260.5" y="501">
            1 1/8"
          </text>
          <text className="lettering" x="24" y="500">
            Section A
          </text>
          <text className="lettering" x="318" y="854" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="422" y="854">
            1 ft
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
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
