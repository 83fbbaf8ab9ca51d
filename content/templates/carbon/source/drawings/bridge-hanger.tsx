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
          <path className="wash" d="M20.6 542L709.4 542L709.4 738L20.6 738Z" />
          <path
            className="wash"
            d="M197 542L173.5 413.2L234 367.8L306.2 446.8L412 438.4L449 357.8L522.9 371.2L533 542Z"
          />
          <path
            className="draw pen-line"
            pathLength="1"
            d="M197 542L173.5 413.2L234 367.8L306.2 446.8L412 438.4L449 357.8L522.9 371.2L533 542L197 542"
          />
          <path className="pen-line" d="M20.6 542L709.4 542M709.4 738L20.6 738" />
          <path
            className="pen-dash"
            d="M20.6 549.1L709.4 549.1M20.6 730.9L709.4 730.9M225.6 542L225.6 738M504.4 542L504.4 738"
          />
          <path className="pen-axis" d="M-4.6 640L734.6 640M365 287.2L365 816.4" />
          <path
            className="pen-thin"
            d="M20.6 528.6L20.6 631L31.6 636L9.6 644L20.6 649L20.6 751.4M709.4 528.6L709.4 631L720.4 636L698.4 644L709.4 649L709.4 751.4"
          />
          <path className="pen-cut" d="M197 542L533 542" />
          {/* Two rods */}
          <path
            className="wash"
            d="M529.5 438.3L575.1 367.8L581.7 336L601.8 304.9L573.6 286.7L553.5 317.7L527.2 336.7L481.6 407.3A31.92 31.92 0 0 0 529.5 438.3Z"
          />
          <path className="wash-paper" d="M594.3 300.1L686.4 157.6L673.2 149.1L581 291.5Z" />
          <path
            className="wash"
            d="M218.3 425L163.7 361.2L135 345.9L111 317.8L85.5 339.7L109.5 367.8L120.3 398.4L174.9 462.1A31.92 31.92 0 0 0 218.3 425Z"
          />
          <path className="wash-paper" d="M104.2 323.6L37.5 245.8L25.6 256.1L92.3 333.9Z" />
          <path className="draw pen-mark" pathLength="1" d="M365 640L20.6 238.2" />
          <path className="draw pen-mark" pathLength="1" d="M365 640L688.9 139.3" />
          <circle className="wash-mark" cx="365" cy="640" r="5" />
          <path className="pen-axis" d="M365 640L690.8 136.4M365 640L18.4 235.6" />
          <path
            className="pen-line"
            d="M529.5 438.3L575.1 367.8L581.7 336L601.8 304.9L573.6 286.7L553.5 317.7L527.2 336.7L481.6 407.3A31.92 31.92 0 0 0 529.5 438.3ZM594.3 300.1L686.4 157.6M673.2 149.1L581 291.5M218.3 425L163.7 361.2L135 345.9L111 317.8L85.5 339.7L109.5 367.8L120.3 398.4L174.9 462.1A31.92 31.92 0 0 0 218.3 425ZM104.2 323.6L37.5 245.8M25.6 256.1L92.3 333.9"
          />
          <path
            className="pen-thin"
            d="M575.1 367.8L527.2 336.7M492.7 411.5a20.16 20.16 0 1 0 40.32 0a20.16 20.16 0 1 0 -40.32 0ZM163.7 361.2L120.3 398.4M167.7 433.4a20.16 20.16 0 1 0 40.32 0a20.16 20.16 0 1 0 -40.32 0Z"
          />
          <path
            className="pen-hair"
            d="M597.9 294.5L585.8 284.2M601.1 289.5L589 279.3M604.3 284.6L592.2 274.3M607.5 279.6L595.4 269.4M610.7 274.7L598.6 264.5M613.9 269.8L601.8 259.5M617.1 264.8L605 254.6M620.3 259.9L608.1 249.7M623.5 255L611.3 244.7M626.7 250L614.5 239.8M99.8 318.5L86.6 327.3M96 314.1L82.7 322.8M92.2 309.6L78.9 318.3M88.4 305.1L75.1 313.9M84.5 300.7L71.3 309.4M80.7 296.2L67.4 304.9M76.9 291.7L63.6 300.5M73.1 287.3L59.8 296M69.2 282.8L56 291.5M65.4 278.4L52.1 287.1"
          />
          <path
            className="pen-cut"
            d="M499.7 411.5a13.104 13.104 0 1 0 26.208 0a13.104 13.104 0 1 0 -26.208 0ZM174.8 433.4a13.104 13.104 0 1 0 26.208 0a13.104 13.104 0 1 0 -26.208 0Z"
          />
          {/* Floor beam behind */}
          <path className="pen-dash" d="M319.6 542L410.4 542L410.4 712.2L319.6 712.2Z" />
          {/* Notes of the elevation */}
          <path className="wash-ink" d="M200.4 505.6L190.4 501L189.4 504.5Z" />
          <path className="wash-ink" d="M188.6 433.4L179.8 426.8L178.1 430.1Z" />
          <path className="wash-ink" d="M165.1 367.8L171.7 359.1L168.4 357.3Z" />
          <path className="wash-ink" d="M625.4 236.8L634.2 243.4L635.9 240.1Z" />
          <path
            className="pen-hair"
            d="M370 645L435.6 799.6L449 799.6M200.4 505.6L126.4 485.4L119.7 485.4M188.6 433.4L126.4 401.4L119.7 401.4M165.1 367.8L223.9 253.6L230.6 253.6M625.4 236.8L677.5 263.7L684.2 263.7M457.4 640A92.4 92.4 0 0 0 415.18800051742164 562.4182714547859M247.4 640A117.6 117.6 0 0 1 288.4696082920265 550.7091317937599"
          />
          <path className="pen-thin" d="M350 841.6a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z" />
          <text className="lettering-mark" x="456" y="804.6">
            both axes meet
          </text>
          <text className="lettering-mark" x="456" y="826.6">
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
          <path className="wash" d="M915 542L1055 542L1055 738L915 738ZM922 730.9L1048 730.9L1048 549.1L922 549.1Z" />
          <path className="wash-ink" d="M979.8 542L990.2 542L990.2 361.1L979.8 361.1Z" />
          <path className="wash-ink" d="M979.8 542L972.4 542L979.8 533.6Z" />
          <path className="wash-ink" d="M990.2 542L997.6 542L990.2 533.6Z" />
          <path className="wash-ink" d="M995.1 537L1003.8 530.2L1001 527.7Z" />
          <path className="wash-ink" d="M1018.6 401.4L1028.3 396.3L1026 393.3Z" />
          <path className="wash-ink" d="M993.4 178L1004.2 179.9L1004.2 176.1Z" />
          <path className="wash-ink" d="M70 852L154 852L154 859L70 859Z" />
          <path
            className="pen-hatch"
            d="M1051.1 542L1055 545.9M1042.6 542L1055 554.4M1034.1 542L1041.2 549.1M1048 555.9L1055 562.9M1025.7 542L1032.7 549.1M1048 564.3L1055 571.3M1017.2 542L1024.2 549.1M1048 572.8L1055 579.8M1008.7 542L1015.7 549.1M1048 581.3L1055 588.3M1000.2 542L1007.3 549.1M1048 589.8L1055 596.8M991.7 542L998.8 549.1M1048 598.3L1055 605.3M983.2 542L990.3 549.1M1048 606.8L1055 613.8M974.7 542L981.8 549.1M1048 615.3L1055 622.3M966.3 542L973.3 549.1M1048 623.7L1055 630.7M957.8 542L964.8 549.1M1048 632.2L1055 639.2M949.3 542L956.3 549.1M1048 640.7L1055 647.7M940.8 542L947.9 549.1M1048 649.2L1055 656.2M932.3 542L939.4 549.1M1048 657.7L1055 664.7M923.8 542L930.9 549.1M1048 666.2L1055 673.2M915.4 542L922.4 549.1M1048 674.6L1055 681.7M915 550.1L922 557.1M1048 683.1L1055 690.1M915 558.6L922 565.6M1048 691.6L1055 698.6M915 567.1L922 574.1M1048 700.1L1055 707.1M915 575.6L922 582.6M1048 708.6L1055 715.6M915 584.1L922 591.1M1048 717.1L1055 724.1M915 592.6L922 599.6M1048 725.6L1055 732.6M915 601L922 608M1044.9 730.9L1052 738M915 609.5L922 616.5M1036.4 730.9L1043.5 738M915 618L922 625M1027.9 730.9L1035 738M915 626.5L922 633.5M1019.4 730.9L1026.5 738M915 635L922 642M1011 730.9L1018 738M915 643.5L922 650.5M1002.5 730.9L1009.5 738M915 652L922 659M994 730.9L1001 738M915 660.4L922 667.4M985.5 730.9L992.6 738M915 668.9L922 675.9M977 730.9L984.1 738M915 677.4L922 684.4M968.5 730.9L975.6 738M915 685.9L922 692.9M960 730.9L967.1 738M915 694.4L922 701.4M951.6 730.9L958.6 738M915 702.9L922 709.9M943.1 730.9L950.1 738M915 711.3L922 718.4M934.6 730.9L941.6 738M915 719.8L922 726.8M926.1 730.9L933.2 738M915 728.3L924.7 738M915 736.8L916.2 738"
          />
          <path
            className="pen-cut"
            d="M915 542L1055 542L1055 738L915 738ZM956.4 396.4L1013.6 396.4L1013.6 409.8L956.4 409.8Z"
          />
          <path
            className="pen-line"
            d="M922 549.1L1048 549.1L1048 730.9L922 730.9ZM977.4 438.4L963.2 438.4L963.2 334.2L977.4 334.2ZM992.6 438.4L1006.8 438.4L1006.8 334.2L992.6 334.2ZM956.4 391.4L951.4 391.4L951.4 414.9L956.4 414.9ZM1013.6 391.4L1018.6 391.4L1018.6 414.9L1013.6 414.9ZM963.2 334.2L1006.8 334.2L998.4 307.4L998.4 270.4L971.6 270.4L971.6 307.4ZM977.1 270.4L977.1 102.4M992.9 270.4L992.9 102.4M910 787L920 777M1050 787L1060 777M870 547L880 537M870 743L880 733M870 408.1L880 398.1M870 547L880 537"
          />
          <path className="pen-dash" d="M934.6 549.1L934.6 730.9M1035.4 549.1L1035.4 730.9" />
          <path className="pen-axis" d="M985 77.2L985 774.4" />
          <path
            className="pen-hair"
            d="M915 744L915 789M1055 744L1055 789M909 782L1061 782M909 542L868 542M909 738L868 738M875 536L875 744M945.4 403.1L868 403.1M908.4 542L868 542M875 397.1L875 548M995.1 537L1042.1 485.4L1048.8 485.4M1018.6 401.4L1048.8 377.9M993.4 178L1048.8 178"
          />
          <path className="pen-thin" d="M70 852L154 852L154 859L70 859ZM154 852L238 852L238 859L154 859Z" />
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
