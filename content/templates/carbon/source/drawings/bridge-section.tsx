/**
 * @title Kettle Bend Footbridge: cross section
 * @description The cross section at midspan, and the edge of the deck at five times its scale.
 * @order 43
 */
export default function BridgeSection() {
  return (
    <figure className="page sheet my-3">
      <div
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label="S-301, Cross section at midspan: scrolls sideways on narrow screens"
        className="sheet-frame"
      >
        <svg
          viewBox="0 0 1200 880"
          role="img"
          aria-label="Cross section of the footbridge at midspan: two ribs 12 feet 6 inches apart, joined by a strut 26 feet 8 inches above the deck, which is 10 feet wide between rails. A detail shows the plank of 5 inches on its floor beam, the hollow tie with its steel plate, and the rod that holds it."
          data-from="0.09"
          className="drawing drawing-below aspect-[1200/880]"
        >
          {/* At midspan, looking north: rods beyond, strut between the ribs */}
          <path className="draw pen-thin" pathLength="1" d="M181.4 105L181.4 708" />
          <path className="wash" d="M168.2 78.4L194.5 78.4L194.5 104.6L168.2 104.6Z" />
          <path className="wash" d="M172 708.4L190.7 708.4L190.7 734.6L172 734.6Z" />
          <path className="draw pen-thin" pathLength="1" d="M462.6 105L462.6 708" />
          <path className="wash" d="M449.5 78.4L475.8 78.4L475.8 104.6L449.5 104.6Z" />
          <path className="wash" d="M453.3 708.4L472 708.4L472 734.6L453.3 734.6Z" />
          <path className="wash" d="M198.3 699L445.8 699L445.8 708.4L198.3 708.4Z" />
          <circle className="wash pen-hair" cx="275.9" cy="579.7" r="8.6" />
          <path
            className="wash pen-hair"
            d="M260.8 598.9Q262.4 589.9 274.8 588.7Q287.1 589.9 288.7 598.9L286 624.7L285.1 642.7L291 695.6L296.1 699L285.1 699L275.2 649.5L263.5 699L255.4 699L264.4 640.5L263.5 624.7Z"
          />
          <circle className="wash pen-hair" cx="354.6" cy="579.7" r="8.6" />
          <path
            className="wash pen-hair"
            d="M369.7 598.9Q368.1 589.9 355.8 588.7Q343.4 589.9 341.8 598.9L344.5 624.7L345.4 642.7L339.6 695.6L334.4 699L345.4 699L355.3 649.5L367 699L375.1 699L366.1 640.5L367 624.7Z"
          />
          <path
            className="pen-cut"
            d="M168.2 78.4L194.5 78.4L194.5 104.6L168.2 104.6ZM172 708.4L190.7 708.4L190.7 734.6L172 734.6ZM449.5 78.4L475.8 78.4L475.8 104.6L449.5 104.6ZM453.3 708.4L472 708.4L472 734.6L453.3 734.6ZM198.3 699L445.8 699L445.8 708.4L198.3 708.4Z"
          />
          <path
            className="pen-line"
            d="M209.5 699L209.5 620.2M434.5 699L434.5 620.2M194.4 84.1L449.6 84.1M194.4 98.9L449.6 98.9M190.8 709.1L453.2 709.1M190.8 731.2L453.2 731.2"
          />
          <path className="pen-thin" d="M212.9 620.2L206.1 620.2M431.1 620.2L437.9 620.2" />
          <path className="pen-axis" d="M322 55.5L322 762M181.4 55.5L181.4 762M462.6 55.5L462.6 762" />
          {/* Its dimensions */}
          <path className="wash-ink" d="M511 699L504 688L511 688Z" />
          <path className="wash-ink" d="M511 748.5L504 737.5L511 737.5Z" />
          <path className="wash-ink" d="M396.3 84.1L398.9 94.8L402.3 93.3Z" />
          <path className="wash-ink" d="M462.6 361.5L473.1 358.1L471.4 354.8Z" />
          <path className="wash-ink" d="M110 852L155 852L155 859L110 859Z" />
          <path className="wash-ink" d="M200 852L290 852L290 859L200 859Z" />
          <path
            className="pen-hair"
            d="M181.4 49.5L181.4 37M462.6 49.5L462.6 37M175.4 44L468.6 44M209.5 727.5L209.5 794.5M434.5 727.5L434.5 794.5M203.5 787.5L440.5 787.5M160.8 91.5L111 91.5M163 721.5L111 721.5M118 85.5L118 727.5M403 92.9L403 705M199 620.2L151 620.2M187.8 699L151 699M158 614.2L158 705M497 699L631 699M497 748.5L688.7 748.5M396.3 84.1L421 141L488.5 141M462.6 361.5L488.5 348M490.3 688.5L508.8 609"
          />
          <path
            className="pen-line"
            d="M176.4 49L186.4 39M457.6 49L467.6 39M204.5 792.5L214.5 782.5M429.5 792.5L439.5 782.5M113 96.5L123 86.5M113 726.5L123 716.5M398 103.9L408 93.9M398 704L408 694M153 625.2L163 615.2M153 704L163 694"
          />
          <path
            className="pen-thin"
            d="M511 699L504 688L518 688L511 699M511 748.5L504 737.5L518 737.5L511 748.5M110 852L155 852L155 859L110 859ZM155 852L200 852L200 859L155 859ZM200 852L290 852L290 859L200 859Z"
          />
          <path className="pen-mark" d="M404.3 712.5a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z" />
          <text className="lettering" x="322" y="36" textAnchor="middle">
            12'-6" (3.81 m)
          </text>
          <text className="lettering" x="322" y="807.5" textAnchor="middle">
            10'-0" clear
          </text>
          <text className="lettering" x="110" y="406.5" textAnchor="middle" transform="rotate(-90 110 406.5)">
            28'-0"
          </text>
          <text className="lettering" x="395" y="399" textAnchor="middle" transform="rotate(-90 395 399)">
            26'-8"
          </text>
          <text className="lettering" x="150" y="659.6" textAnchor="middle" transform="rotate(-90 150 659.6)">
            3'-6"
          </text>
          <text className="lettering" x="526" y="694">
            deck 71.0
          </text>
          <text className="lettering" x="526" y="743.5">
            low steel 69.4
          </text>
          <text className="lettering" x="495.5" y="146">
            strut
          </text>
          <text className="lettering" x="495.5" y="168">
            HSS 8 x 8 x ½
          </text>
          <text className="lettering" x="495.5" y="353">
            44 rods
          </text>
          <text className="lettering" x="495.5" y="375">
            1 1/8" A588
          </text>
          <text className="lettering-mark" x="515.8" y="614">
            detail 1
          </text>
          <text className="lettering" x="110" y="844" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="155" y="844" textAnchor="middle">
            2
          </text>
          <text className="lettering" x="200" y="844" textAnchor="middle">
            4
          </text>
          <text className="lettering" x="290" y="844">
            8 ft
          </text>
          {/* Detail 1: the edge of the deck */}
          <path
            className="wash"
            d="M929.1 608.9L1020.9 608.9L1020.9 737.1L929.1 737.1ZM933.8 732.5L1016.3 732.5L1016.3 613.5L933.8 613.5Z"
          />
          <path className="wash" d="M700 563L892.5 563L892.5 608.9L700 608.9Z" />
          <circle className="wash-ink" cx="727.5" cy="596" r="3" />
          <circle className="wash-ink" cx="782.5" cy="596" r="3" />
          <circle className="wash-ink" cx="837.5" cy="596" r="3" />
          <circle className="wash-ink" cx="876" cy="596" r="3" />
          <path className="wash" d="M846.3 563L892.5 563L892.5 526.7L848.5 526.7Z" />
          <path className="wash-ink" d="M971.6 608.9L978.4 608.9L978.4 442L971.6 442Z" />
          <path
            className="pen-hatch"
            d="M1016.2 608.9L1020.9 613.6M1007.7 608.9L1012.3 613.5M1016.3 617.4L1020.9 622.1M999.2 608.9L1003.8 613.5M1016.2 625.9L1020.9 630.5M990.7 608.9L995.3 613.5M1016.2 634.4L1020.9 639M982.2 608.9L986.8 613.5M1016.3 642.9L1020.9 647.5M973.7 608.9L978.4 613.5M1016.2 651.4L1020.9 656M965.3 608.9L969.9 613.5M1016.2 659.9L1020.9 664.5M956.8 608.9L961.4 613.5M1016.3 668.4L1020.9 673M948.3 608.9L952.9 613.5M1016.3 676.8L1020.9 681.5M939.8 608.9L944.4 613.5M1016.2 685.3L1020.9 689.9M931.3 608.9L935.9 613.5M1016.3 693.8L1020.9 698.4M929.1 615.2L933.8 619.8M1016.3 702.3L1020.9 706.9M929.1 623.7L933.8 628.3M1016.2 710.8L1020.9 715.4M929.1 632.1L933.8 636.8M1016.2 719.3L1020.9 723.9M929.1 640.6L933.8 645.3M1016.3 727.8L1020.9 732.4M929.1 649.1L933.8 653.7M1012.5 732.5L1017.1 737.1M929.1 657.6L933.8 662.2M1004 732.5L1008.7 737.1M929.1 666.1L933.8 670.7M995.6 732.5L1000.2 737.1M929.1 674.6L933.8 679.2M987.1 732.5L991.7 737.1M929.1 683.1L933.8 687.7M978.6 732.5L983.2 737.1M929.1 691.5L933.8 696.2M970.1 732.5L974.7 737.1M929.1 700L933.8 704.6M961.6 732.5L966.2 737.1M929.1 708.5L933.8 713.1M953.1 732.5L957.7 737.1M929.1 717L933.8 721.6M944.6 732.5L949.3 737.1M929.1 725.5L933.8 730.1M936.2 732.5L940.8 737.1M929.1 734L932.3 737.1M755.1 568L759.8 575L752.1 575.8ZM763.6 592.7L767.1 600.5L759.4 600.1ZM833.4 588.6L833.7 595.6L827.9 592.9ZM771 592.2L775.3 596.5L770 598.2ZM836.5 582L830.8 589.9L826.8 581.9ZM728.3 584.2L722.8 591.6L719.1 584.1ZM828.9 586.5L823.4 595.2L818.7 587.1ZM773.9 574.8L773.2 582.3L767.5 578.6ZM725.7 578.4L730.1 572.6L732.9 578.7ZM879.8 582.9L885.4 591.3L876.2 592.3ZM707 573.8L715.3 573.1L712.3 580.1ZM784.1 570L780.9 575.3L778 570.5ZM767.4 573.8L776.1 579.4L767.9 584ZM795.7 572.8L799.3 566.5L802.9 572.1ZM767.8 586.5L768.2 578.1L774.9 582ZM822 571.2L817.9 578.2L814 572ZM866.1 592.1h1.2M822.1 586.7h1.2M797.2 594.6h1.2M880.9 581.2h1.2M836.3 574.5h1.2M813 579.1h1.2M763.6 581h1.2M721.4 600.6h1.2M715 581.7h1.2M821.7 569.6h1.2M788 590.2h1.2M846.5 575.6h1.2M818.7 573.6h1.2M842.7 585.4h1.2M832.3 573.9h1.2M869.8 573.8h1.2M722.8 585.4h1.2M808.8 594.2h1.2M751.3 573.2h1.2M740.2 588.9h1.2M710.1 598.3h1.2M834.9 595.8h1.2M725.2 594.6h1.2M870 602.5h1.2M847.2 582.2h1.2M747.8 596.4h1.2M869.8 581.3h1.2M745.2 581.6h1.2M870.7 588.6h1.2M767.7 591.5h1.2M841.5 578.4h1.2M839.6 582.4h1.2M738.2 577.3h1.2M876.8 572.2h1.2M824.2 569.2h1.2M795.8 588.6h1.2M792.8 571.6h1.2M786 570.6h1.2M827.6 586.9h1.2M808.1 586.2h1.2M845.8 579.6h1.2M757.5 587.8h1.2M739 596.2h1.2M756 573.8h1.2M827 582.7h1.2M714.5 598.5h1.2M882.3 541.1L888.6 538.7L887.9 544.9ZM869 541.2L864.2 535.1L871.1 533.8ZM871.3 558.7L873.2 553.8L876.3 557.4ZM853 551.2L860.1 552L856.4 557.4ZM868.4 535.2h1.2M860.5 555.6h1.2M872.9 552.6h1.2M887.3 545.7h1.2M879.4 556h1.2M854 555.7h1.2M866.2 536h1.2M877.7 545.2h1.2M885.7 542.4h1.2M866 556.1h1.2M869.8 534.9h1.2M862.5 546.7h1.2M863.7 543.8h1.2M854.4 547.5h1.2"
          />
          <path
            className="pen-cut"
            d="M929.1 608.9L1020.9 608.9L1020.9 737.1L929.1 737.1ZM700 563L892.5 563L892.5 608.9L700 608.9M846.3 563L892.5 563L892.5 526.7L848.5 526.7Z"
          />
          <path
            className="pen-line"
            d="M933.8 613.5L1016.3 613.5L1016.3 732.5L933.8 732.5ZM700 608.9L916.7 608.9L916.7 612.4L700 612.4ZM700 717.1L916.7 717.1L916.7 720.6L700 720.6ZM921.1 618L929.1 618L929.1 725.8L921.1 725.8ZM910.1 634.5L921.1 634.5L921.1 645.5L910.1 645.5ZM910.1 667.5L921.1 667.5L921.1 678.5L910.1 678.5ZM910.1 700.5L921.1 700.5L921.1 711.5L910.1 711.5ZM839.7 526.7L839.7 178L858.4 178L858.4 526.7ZM822.1 164.8L876 164.8L876 178L822.1 178ZM965.1 480.5L984.9 480.5L984.9 376L979.4 365L970.6 365L965.1 376ZM969.8 365L980.2 365L980.2 150.5L969.8 150.5Z"
          />
          <path
            className="pen-thin"
            d="M700 576.2L879.3 576.2L879.3 600.4L859.5 600.4M924.4 623.5L924.4 722.5M845.1 480.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 434.3a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 388.1a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 341.9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 295.7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 249.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 203.3a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM700 535.5L700 633.8L711 638.8L689 646.8L700 651.8L700 750"
          />
          <path className="pen-axis" d="M892.5 640L942 640M892.5 673L942 673M892.5 706L942 706M975 112L975 772" />
          {/* Its notes */}
          <path className="wash-ink" d="M760.5 585L759.5 574L755.9 575Z" />
          <path className="wash-ink" d="M782.5 662L777.7 671.9L781.3 672.9Z" />
          <path className="wash-ink" d="M1017.9 700.5L1023.7 709.9L1026.5 707.4Z" />
          <path className="wash-ink" d="M978.3 530L989.1 531.9L989.1 528.1Z" />
          <path className="wash-ink" d="M980.5 277L991.3 278.9L991.3 275.1Z" />
          <path className="wash-ink" d="M983.8 420L994.6 421.9L994.6 418.1Z" />
          <path className="wash-ink" d="M1020 852L1130 852L1130 859L1020 859Z" />
          <path className="pen-mark" d="M683 45a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z" />
          <path
            className="pen-hair"
            d="M760.5 585L733 480.5L727.5 480.5M782.5 662L749.5 777.5L760.5 777.5M1017.9 700.5L1042.1 728L1048.7 728M978.3 530L1026.7 530M980.5 277L1026.7 277M983.8 420L1026.7 420M892.5 624L892.5 817.5M929.1 745L929.1 817.5M886.5 810.5L935.1 810.5M837.5 155.5L837.5 89.2M975 106L975 89.2M831.5 96.2L981 96.2M831.5 178L788.7 178M809.5 563L788.7 563M795.7 172L795.7 569"
          />
          <path
            className="pen-line"
            d="M887.5 815.5L897.5 805.5M924.1 815.5L934.1 805.5M832.5 101.2L842.5 91.2M970 101.2L980 91.2M790.7 183L800.7 173M790.7 568L800.7 558"
          />
          <path className="pen-thin" d="M1020 852L1130 852L1130 859L1020 859Z" />
          <text className="lettering-bare" x="700" y="50" textAnchor="middle">
            1
          </text>
          <text className="lettering lettering-large" x="728" y="52">
            Edge of the deck
          </text>
          <text className="lettering" x="720.5" y="485.5" textAnchor="end">
            plank 5"
          </text>
          <text className="lettering" x="767.5" y="782.5">
            floor
          </text>
          <text className="lettering" x="767.5" y="804.5">
            beam
          </text>
          <text className="lettering" x="767.5" y="826.5">
            W12 x 26
          </text>
          <text className="lettering" x="1055.7" y="733">
            tie HSS
          </text>
          <text className="lettering" x="1055.7" y="755">
            14 x 10 x ½
          </text>
          <text className="lettering" x="1033.7" y="535">
            plate ¾"
          </text>
          <text className="lettering" x="1033.7" y="282">
            rod 1 1/8"
          </text>
          <text className="lettering" x="1033.7" y="425">
            clevis
          </text>
          <text className="lettering" x="910.8" y="830.5" textAnchor="middle">
            4"
          </text>
          <text className="lettering" x="906.3" y="88.2" textAnchor="middle">
            1'-3"
          </text>
          <text className="lettering" x="787.7" y="370.5" textAnchor="middle" transform="rotate(-90 787.7 370.5)">
            3'-6"
          </text>
          <text className="lettering" x="1020" y="844" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="1130" y="844">
            1 ft
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span aria-hidden="true" className="sheet-more">
          Scroll sideways for the rest
        </span>
        <span className="sheet-number">S-301</span>
        <span className="sheet-name">
          <bdi>Cross section at midspan</bdi>
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
