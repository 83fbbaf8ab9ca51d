/**
 * @title Kettle Bend Footbridge: cross section
 * @description The cross section at midspan, and the edge of the deck at five times its scale.
 * @order 43
 */
export default function BridgeSection() {
  return (
    <figure className="page sheet my-3">
      <div dir="ltr" className="sheet-frame">
        <svg
          viewBox="0 0 1200 880"
          role="img"
          aria-label="Cross section of the footbridge at midspan: two ribs 12 feet 6 inches apart, joined by a strut 26 feet 8 inches above the deck, which is 10 feet wide between rails. A detail shows the plank of 5 inches on its floor beam, the hollow tie with its steel plate, and the rod that holds it."
          className="drawing drawing-below drawing-wide aspect-[1200/880]"
        >
          {/* At midspan, looking north: rods beyond, strut between the ribs */}
          <path className="draw pen-thin" pathLength="1" d="M181.4 105v603" />
          <path className="wash" d="M168.2 78.4h26.3v26.2h-26.3z" />
          <path className="wash" d="M172 708.4h18.7v26.2h-18.7z" />
          <path className="draw pen-thin" pathLength="1" d="M462.6 105v603" />
          <path className="wash" d="M449.5 78.4h26.3v26.2h-26.3z" />
          <path className="wash" d="M453.3 708.4h18.7v26.2h-18.7z" />
          <path className="wash" d="M198.3 699h247.5v9.4h-247.5z" />
          <path
            className="wash-figure"
            d="M260.4 587.6l.9-2.2 2.2-.9 2.2 .9 .9 2.2 2.5 7.9-1.6 4-4 1.6-4-1.6-1.6-4zM255.4 602.7l-3.2-1.3-1.3-3.2 1.3-3.2 3.2-1.3h16.2l3.2 1.3 1.3 3.2-1.3 3.2-3.2 1.3zM252.3 600l3.3-8 7.9-3.2 8 3.3 3.2 7.9-1.8 31.5-2.7 6.7-6.7 2.7-6.7-2.7-2.7-6.7zM253.6 631.4l1.7-3.8 3.8-1.5 3.8 1.7 1.5 3.8-2.7 31.5-1.1 2.5-2.6 1-2.5-1.1-1-2.6zM254.5 663l1.1-2.6 2.5-1 2.6 1.1 1 2.5-1.8 33.3-.7 1.6-1.6 .6-1.6-.6-.6-1.6zM262.6 631.7l1.4-3.9 3.8-1.7 3.9 1.4 1.7 3.8-.5 31.5-.9 2.6-2.5 1.2-2.6-1-1.1-2.4zM265.8 663.1l.9-2.6 2.5-1.1 2.6 1 1.1 2.5-.4 33.3-.6 1.7-1.6 .6-1.6-.6-.7-1.5zM256.6 695.4l1.3 .4 .6 1.2-.4 1.3-1.2 .7h-4.5l-1-.3-.5-.9 .3-1 .9-.5zM271 699l-1.2-.6-.4-1.3 .6-1.3 1.3-.4 5.4 .9 .9 .5 .3 1-.5 .9-1 .3zM249.6 598.1l1.3-2.1 2.4-.4 2 1.3 .5 2.3-4.7 21.5-1.1 1.6-1.8 .4-1.6-1.1-.4-1.8zM246.2 620.8l.4-1.9 1.5-1.1 1.9 .4 1.1 1.5 3.1 15.8-.2 1.6-1.3 .9-1.5-.3-.9-1.2zM271.3 599.5l.3-2.4 1.8-1.5 2.5 .3 1.4 1.9 4.8 19.5-.2 1.9-1.5 1.2-1.9-.2-1.2-1.5zM277.7 616.5l1.7-1 1.8 .5 1 1.7-.5 1.8-8.9 11-1.4 .8-1.5-.4-.8-1.4 .4-1.5zM257 581.1a6.5 8.6 0 1 1 13 0a6.5 8.6 0 1 1 -13 0Z"
          />
          <path
            className="wash-figure"
            d="M350.3 594.4l.7-2 1.9-1 2 .8 1 1.9 3 7.4-1.4 3.9-3.7 1.8-3.9-1.4-1.8-3.7zM344.2 605l2.8-6.6 6.5-2.6 6.6 2.7 2.7 6.5-1.7 24.9-2.3 5.3-5.3 2.2-5.4-2.2-2.2-5.3zM345.3 627.7l2.4-5.8 5.8-2.4 5.8 2.4 2.4 5.8 4.3 37.8-3.7 8.9-8.8 3.6-8.9-3.6-3.6-8.9zM354.8 666.7l.8-2.2 2.1-.9 2.2 .8 .9 2.1 .3 29.8-.6 1.4-1.3 .7-1.4-.6-.6-1.3zM346.2 666.3l1.1-2.1 2.2-.6 2 1.1 .7 2.2-4.1 29.7-.7 1.3-1.4 .4-1.4-.7-.4-1.4zM346 695.5l1.3 .5 .6 1.1-.4 1.3-1.2 .6h-6.1l-.9-.3-.5-.9 .3-.9 .9-.5zM359.4 695.6l1.3 .4 .6 1.1-.4 1.3-1.2 .6h-5.2l-1-.3-.4-.9 .3-.9 .9-.5zM358.5 606.8l.4-2.2 1.7-1.2 2.2 .3 1.2 1.8 4.8 21.7-.3 1.8-1.5 1-1.8-.3-1-1.4zM364.3 627.4l.9-1.4 1.6-.4 1.4 .9 .4 1.6-2.6 12.9-.7 1.1-1.3 .3-1.1-.7-.3-1.3zM343.1 605.2l1.4-1.6 2.2-.1 1.6 1.4 .1 2.1-6.9 18.3-1.2 1.3-1.8 .1-1.4-1.2-.1-1.8zM337.4 623.4l1.3-1 1.6 .2 1 1.3-.2 1.7-7.3 11.6-1 .8-1.3-.1-.8-1.1 .1-1.3zM346.3 588.8a6.3 8.2 0 1 1 12.6 0a6.3 8.2 0 1 1 -12.6 0Z"
          />
          <path
            className="wash-figure"
            d="M310.1 629.7l.6-1.2 1.4-.4 1.2 .7 .4 1.3 .4 5-1.1 1.9-2 .6-1.9-1-.6-2.1zM306.3 636.7l1.6-3.5 3.6-1.3 3.5 1.6 1.3 3.6-1.8 18.8-1.3 2.9-2.9 1-2.8-1.3-1.1-2.9zM307.7 658.3l.2-2.7 2-1.7 2.6 .1 1.8 2 5.5 19.2-.1 1.7-1.2 1.2-1.7-.1-1.2-1.3zM315.7 676.3l.3-1.6 1.4-.8 1.6 .4 .8 1.4 2.2 20-.3 .9-.7 .5-.9-.2-.5-.8zM320.7 698.7l-1-.5-.3-1 .5-.9 1-.4 6.1 1 .7 .4 .2 .7-.3 .6-.8 .3zM306.4 656.7l1.4-2.3 2.5-.7 2.4 1.3 .7 2.6-3.5 18.6-.8 1.5-1.7 .5-1.5-.8-.4-1.7zM305.9 674.9l1.3-1 1.6 .3 .9 1.3-.2 1.6-10.6 15.5-.7 .6-.9-.2-.5-.7 .1-.9zM296.4 694l-.3-1.1 .6-.9 1-.2 .9 .5 2.9 4.7 .2 .8-.4 .6-.8 .2-.6-.4zM310.3 635.3l1.2-1.1 1.6 .2 1 1.2-.1 1.6-6.9 12.3-.9 .7-1.2-.1-.7-.9 .1-1.1zM304.3 648.7l.5-1 1-.3 1 .5 .3 1-1.1 10.3-.4 .8-.8 .2-.8-.4-.2-.8zM309.6 636.9l.1-1.6 1.2-1.1 1.6 .1 1.1 1.2 3.6 12.5-.1 1.2-.8 .8-1.2-.1-.8-.9zM314.8 649.5l-.4-1 .4-1 1-.4 1 .4 6.7 7.2 .4 .8-.4 .8-.8 .3-.7-.3zM309 625.9a4 5.3 0 1 1 8 0a4 5.3 0 1 1 -8 0Z"
          />
          <path
            className="pen-cut"
            d="M168.2 78.4h26.3v26.2h-26.3zM172 708.4h18.7v26.2h-18.7zM449.5 78.4h26.3v26.2h-26.3zM453.3 708.4h18.7v26.2h-18.7zM198.3 699h247.5v9.4h-247.5z"
          />
          <path
            className="pen-line"
            d="M209.5 699v-78.8M434.5 699v-78.8M194.4 84.1h255.2M194.4 98.9h255.2M190.8 709.1h262.4M190.8 731.2h262.4"
          />
          <path className="pen-thin" d="M212.9 620.2h-6.8M431.1 620.2h6.8" />
          <path className="pen-axis" d="M322 55.5v706.5M181.4 55.5v706.5M462.6 55.5v706.5" />
          {/* Its dimensions */}
          <path className="wash-ink" d="M511 699l-7-11h7z" />
          <path className="wash-ink" d="M511 748.5l-7-11h7z" />
          <path className="wash-ink" d="M396.3 84.1l2.6 10.7 3.4-1.5z" />
          <path className="wash-ink" d="M462.6 361.5l10.5-3.4-1.7-3.3z" />
          <path className="wash-ink" d="M110 852h45v7h-45z" />
          <path className="wash-ink" d="M200 852h90v7h-90z" />
          <path
            className="pen-hair"
            d="M181.4 49.5v-12.5M462.6 49.5v-12.5M175.4 44h293.2M209.5 727.5v67M434.5 727.5v67M203.5 787.5h237M160.8 91.5h-49.8M163 721.5h-52M118 85.5v642M403 92.9v612.1M199 620.2h-48M187.8 699h-36.8M158 614.2v90.8M497 699h134M497 748.5h191.7M396.3 84.1l24.7 56.9h67.5M462.6 361.5l25.9-13.5M490.3 688.5l18.5-79.5"
          />
          <path
            className="pen-line"
            d="M176.4 49l10-10M457.6 49l10-10M204.5 792.5l10-10M429.5 792.5l10-10M113 96.5l10-10M113 726.5l10-10M398 103.9l10-10M398 704l10-10M153 625.2l10-10M153 704l10-10"
          />
          <path
            className="pen-thin"
            d="M511 699l-7-11h14l-7 11M511 748.5l-7-11h14l-7 11M110 852h45v7h-45zM155 852h45v7h-45zM200 852h90v7h-90z"
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
            HSS 8x8x½
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
          <path className="wash" d="M929.1 608.9h91.8v128.2h-91.8zM933.8 732.5h82.5v-119h-82.5z" />
          <path className="wash" d="M700 563h192.5v45.9h-192.5z" />
          <circle className="wash-ink" cx="727.5" cy="596" r="3" />
          <circle className="wash-ink" cx="782.5" cy="596" r="3" />
          <circle className="wash-ink" cx="837.5" cy="596" r="3" />
          <circle className="wash-ink" cx="876" cy="596" r="3" />
          <path className="wash" d="M846.3 563h46.2v-36.3h-44z" />
          <path className="wash-ink" d="M971.6 608.9h6.8v-166.9h-6.8z" />
          <path
            className="pen-hatch"
            d="M1016.2 608.9l4.7 4.7M1007.7 608.9l4.6 4.6M1016.3 617.4l4.6 4.7M999.2 608.9l4.6 4.6M1016.2 625.9l4.7 4.6M990.7 608.9l4.6 4.6M1016.2 634.4l4.7 4.6M982.2 608.9l4.6 4.6M1016.3 642.9l4.6 4.6M973.7 608.9l4.7 4.6M1016.2 651.4l4.7 4.6M965.3 608.9l4.6 4.6M1016.2 659.9l4.7 4.6M956.8 608.9l4.6 4.6M1016.3 668.4l4.6 4.6M948.3 608.9l4.6 4.6M1016.3 676.8l4.6 4.7M939.8 608.9l4.6 4.6M1016.2 685.3l4.7 4.6M931.3 608.9l4.6 4.6M1016.3 693.8l4.6 4.6M929.1 615.2l4.7 4.6M1016.3 702.3l4.6 4.6M929.1 623.7l4.7 4.6M1016.2 710.8l4.7 4.6M929.1 632.1l4.7 4.7M1016.2 719.3l4.7 4.6M929.1 640.6l4.7 4.7M1016.3 727.8l4.6 4.6M929.1 649.1l4.7 4.6M1012.5 732.5l4.6 4.6M929.1 657.6l4.7 4.6M1004 732.5l4.7 4.6M929.1 666.1l4.7 4.6M995.6 732.5l4.6 4.6M929.1 674.6l4.7 4.6M987.1 732.5l4.6 4.6M929.1 683.1l4.7 4.6M978.6 732.5l4.6 4.6M929.1 691.5l4.7 4.7M970.1 732.5l4.6 4.6M929.1 700l4.7 4.6M961.6 732.5l4.6 4.6M929.1 708.5l4.7 4.6M953.1 732.5l4.6 4.6M929.1 717l4.7 4.6M944.6 732.5l4.7 4.6M929.1 725.5l4.7 4.6M936.2 732.5l4.6 4.6M929.1 734l3.2 3.1M755.1 568l4.7 7-7.7 .8zM763.6 592.7l3.5 7.8-7.7-.4zM833.4 588.6l.3 7-5.8-2.7zM771 592.2l4.3 4.3-5.3 1.7zM836.5 582l-5.7 7.9-4-8zM728.3 584.2l-5.5 7.4-3.7-7.5zM828.9 586.5l-5.5 8.7-4.7-8.1zM773.9 574.8l-.7 7.5-5.7-3.7zM725.7 578.4l4.4-5.8 2.8 6.1zM879.8 582.9l5.6 8.4-9.2 1zM707 573.8l8.3-.7-3 7zM784.1 570l-3.2 5.3-2.9-4.8zM767.4 573.8l8.7 5.6-8.2 4.6zM795.7 572.8l3.6-6.3 3.6 5.6zM767.8 586.5l.4-8.4 6.7 3.9zM822 571.2l-4.1 7-3.9-6.2zM866.1 592.1h1.2M822.1 586.7h1.2M797.2 594.6h1.2M880.9 581.2h1.2M836.3 574.5h1.2M813 579.1h1.2M763.6 581h1.2M721.4 600.6h1.2M715 581.7h1.2M821.7 569.6h1.2M788 590.2h1.2M846.5 575.6h1.2M818.7 573.6h1.2M842.7 585.4h1.2M832.3 573.9h1.2M869.8 573.8h1.2M722.8 585.4h1.2M808.8 594.2h1.2M751.3 573.2h1.2M740.2 588.9h1.2M710.1 598.3h1.2M834.9 595.8h1.2M725.2 594.6h1.2M870 602.5h1.2M847.2 582.2h1.2M747.8 596.4h1.2M869.8 581.3h1.2M745.2 581.6h1.2M870.7 588.6h1.2M767.7 591.5h1.2M841.5 578.4h1.2M839.6 582.4h1.2M738.2 577.3h1.2M876.8 572.2h1.2M824.2 569.2h1.2M795.8 588.6h1.2M792.8 571.6h1.2M786 570.6h1.2M827.6 586.9h1.2M808.1 586.2h1.2M845.8 579.6h1.2M757.5 587.8h1.2M739 596.2h1.2M756 573.8h1.2M827 582.7h1.2M714.5 598.5h1.2M882.3 541.1l6.3-2.4-.7 6.2zM869 541.2l-4.8-6.1 6.9-1.3zM871.3 558.7l1.9-4.9 3.1 3.6zM853 551.2l7.1 .8-3.7 5.4zM868.4 535.2h1.2M860.5 555.6h1.2M872.9 552.6h1.2M887.3 545.7h1.2M879.4 556h1.2M854 555.7h1.2M866.2 536h1.2M877.7 545.2h1.2M885.7 542.4h1.2M866 556.1h1.2M869.8 534.9h1.2M862.5 546.7h1.2M863.7 543.8h1.2M854.4 547.5h1.2"
          />
          <path
            className="pen-cut"
            d="M929.1 608.9h91.8v128.2h-91.8zM700 563h192.5v45.9h-192.5M846.3 563h46.2v-36.3h-44z"
          />
          <path
            className="pen-line"
            d="M933.8 613.5h82.5v119h-82.5zM700 608.9h216.7v3.5h-216.7zM700 717.1h216.7v3.5h-216.7zM921.1 618h8v107.8h-8zM910.1 634.5h11v11h-11zM910.1 667.5h11v11h-11zM910.1 700.5h11v11h-11zM839.7 526.7v-348.7h18.7v348.7zM822.1 164.8h53.9v13.2h-53.9zM965.1 480.5h19.8v-104.5l-5.5-11h-8.8l-5.5 11zM969.8 365h10.4v-214.5h-10.4z"
          />
          <path
            className="pen-thin"
            d="M700 576.2h179.3v24.2h-19.8M924.4 623.5v99M845.1 480.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 434.3a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 388.1a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 341.9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 295.7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 249.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM845.1 203.3a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM700 535.5v98.3l11 5-22 8 11 5v98.2"
          />
          <path className="pen-axis" d="M892.5 640h49.5M892.5 673h49.5M892.5 706h49.5M975 112v660" />
          {/* Its notes */}
          <path className="wash-ink" d="M760.5 585l-1-11-3.6 1z" />
          <path className="wash-ink" d="M782.5 662l-4.8 9.9 3.6 1z" />
          <path className="wash-ink" d="M1017.9 700.5l5.8 9.4 2.8-2.5z" />
          <path className="wash-ink" d="M978.3 530l10.8 1.9v-3.8z" />
          <path className="wash-ink" d="M980.5 277l10.8 1.9v-3.8z" />
          <path className="wash-ink" d="M983.8 420l10.8 1.9v-3.8z" />
          <circle className="wash-ink" cx="854" cy="295.7" r="3" />
          <path className="wash-ink" d="M1020 852h110v7h-110z" />
          <path className="pen-mark" d="M683 45a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z" />
          <path
            className="pen-hair"
            d="M760.5 585l-27.5-104.5h-5.5M782.5 662l-33 115.5h11M1017.9 700.5l24.2 27.5h6.6M978.3 530h48.4M980.5 277h46.2M983.8 420h42.9M854 295.7l23.1-29.7h4.4M892.5 624v193.5M929.1 745v72.5M886.5 810.5h48.6M837.5 155.5v-66.3M975 106v-16.8M831.5 96.2h149.5M831.5 178h-42.8M809.5 563h-20.8M795.7 172v397"
          />
          <path
            className="pen-line"
            d="M887.5 815.5l10-10M924.1 815.5l10-10M832.5 101.2l10-10M970 101.2l10-10M790.7 183l10-10M790.7 568l10-10"
          />
          <path className="pen-thin" d="M1020 852h110v7h-110z" />
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
            W12x26
          </text>
          <text className="lettering" x="1055.7" y="733">
            tie HSS
          </text>
          <text className="lettering" x="1055.7" y="755">
            14x10x½
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
          <text className="lettering" x="888.5" y="271">
            7 bars
          </text>
          <text className="lettering" x="888.5" y="293">
            ⅝"
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
        {/* The same for narrow sheets, in fewer words */}
        <svg
          viewBox="0 0 480 1014"
          role="img"
          aria-label="Cross section of the footbridge at midspan: two ribs 12 feet 6 inches apart, joined by a strut 26 feet 8 inches above the deck, which is 10 feet wide between rails. A detail shows the plank of 5 inches on its floor beam, the hollow tie with its steel plate, and the rod that holds it."
          className="drawing drawing-below drawing-small aspect-[480/1014]"
        >
          {/* At midspan, looking north: rods beyond, strut between the ribs */}
          <path className="draw pen-thin" pathLength="1" d="M117.3 67.1v337.7" />
          <path className="wash" d="M109.9 52.2h14.7v14.7h-14.7z" />
          <path className="wash" d="M112 405h10.5v14.7h-10.5z" />
          <path className="draw pen-thin" pathLength="1" d="M274.8 67.1v337.7" />
          <path className="wash" d="M267.4 52.2h14.7v14.7h-14.7z" />
          <path className="wash" d="M269.5 405h10.5v14.7h-10.5z" />
          <path className="wash" d="M126.7 399.8h138.6v5.3h-138.6z" />
          <path
            className="wash-figure"
            d="M161.5 337.4l.5-1.3 1.2-.5 1.3 .5 .5 1.3 1.4 4.4-.9 2.2-2.3 .9-2.2-.9-.9-2.2zM158.7 345.8l-1.8-.7-.7-1.8 .7-1.8 1.8-.7h9.1l1.8 .7 .7 1.8-.7 1.8-1.8 .7zM156.9 344.3l1.9-4.5 4.4-1.8 4.5 1.9 1.8 4.4-1 17.7-1.5 3.7-3.8 1.6-3.7-1.6-1.6-3.7zM157.7 361.9l1-2.1 2.1-.9 2.1 1 .8 2.1-1.5 17.7-.6 1.4-1.4 .5-1.5-.6-.5-1.5zM158.2 379.6l.6-1.4 1.4-.6 1.5 .6 .5 1.4-1 18.7-.4 .9-.9 .3-.8-.4-.4-.9zM162.7 362.1l.8-2.2 2.1-1 2.2 .8 1 2.1-.3 17.7-.5 1.5-1.4 .6-1.5-.5-.6-1.4zM164.5 379.7l.6-1.5 1.4-.6 1.4 .5 .6 1.4-.2 18.7-.4 .9-.8 .4-.9-.3-.4-.9zM159.4 397.7l.7 .3 .4 .7-.3 .7-.6 .4h-2.6l-.5-.2-.3-.5 .2-.6 .5-.2zM167.4 399.8l-.6-.4-.3-.7 .4-.7 .7-.3 3 .6 .5 .2 .2 .6-.3 .5-.5 .2zM155.5 343.2l.7-1.1 1.3-.3 1.2 .8 .2 1.3-2.6 12-.6 .9-1 .2-.9-.6-.2-1zM153.6 356l.2-1.1 .8-.6 1.1 .2 .6 .8 1.7 8.9-.1 .9-.7 .5-.9-.2-.5-.7zM167.6 344l.2-1.3 1-.8 1.4 .1 .8 1.1 2.6 10.9-.1 1.1-.8 .6-1.1-.1-.6-.8zM171.2 353.6l.9-.6 1 .3 .6 .9-.3 1-5 6.2-.7 .4-.9-.2-.4-.8 .2-.8zM159.5 333.7a3.7 4.8 0 1 1 7.4 0a3.7 4.8 0 1 1 -7.4 0Z"
          />
          <path
            className="wash-figure"
            d="M211.8 341.2l.4-1.2 1.1-.5 1.1 .4 .6 1.1 1.7 4.2-.8 2.1-2.1 1-2.2-.7-1-2.1zM208.4 347.1l1.6-3.6 3.6-1.6 3.7 1.6 1.5 3.6-.9 13.9-1.3 3.1-3 1.2-3-1.3-1.2-2.9zM209 359.8l1.4-3.2 3.2-1.4 3.3 1.4 1.3 3.2 2.5 21.2-2.1 5-4.9 2-5-2-2.1-5zM214.4 381.7l.4-1.2 1.2-.6 1.2 .5 .6 1.1 .1 16.8-.3 .7-.8 .4-.8-.3-.3-.7zM209.5 381.4l.7-1.1 1.2-.4 1.1 .6 .4 1.3-2.3 16.6-.4 .8-.8 .2-.7-.4-.3-.8zM209.5 397.8l.7 .3 .3 .6-.2 .7-.7 .4h-3.4l-.5-.2-.3-.5 .2-.5 .5-.3zM216.9 397.8l.8 .3 .3 .6-.2 .7-.7 .4h-2.9l-.5-.2-.3-.5 .2-.5 .5-.3zM216.5 348.1l.2-1.2 .9-.7 1.2 .2 .7 1 2.7 12.1-.2 1-.8 .6-1-.1-.6-.8zM219.7 359.6l.5-.7 .9-.3 .8 .5 .2 .9-1.5 7.3-.4 .6-.7 .2-.6-.4-.2-.8zM207.8 347.2l.8-.9h1.2l.9 .8 .1 1.2-3.9 10.2-.7 .7-1 .1-.7-.7-.1-1zM204.6 357.4l.8-.5 .9 .1 .5 .7-.1 .9-4.1 6.6-.6 .4-.7-.1-.5-.6 .1-.7zM209.7 338.1a3.5 4.6 0 1 1 7 0a3.5 4.6 0 1 1 -7 0Z"
          />
          <path
            className="wash-figure"
            d="M189.3 361l2 .2 .3 2.8-3.1-.3zM187.2 364.9l5.6 .2-1 10.5-4.5-.2zM188 377l3.7-1.3 3.1 10.8-2.4 .8zM192.4 387l2.4-.3 1.2 11.2-1.3 .2zM195.3 399.6l.1-1.6 3.4 .6-.1 1.1zM187.3 376.1l3.9 .4-2 10.5-2.5-.3zM187 386.3l2 1.2-5.9 8.7-1.2-.7zM181.6 396.9l1.3-.9 1.6 2.7-.9 .6zM189.4 364.1l2.1 1-3.8 6.9-1.6-.8zM186.1 371.6l1.6 .1-.7 5.8-1.2-.1zM189.1 365l2.2-.8 2 7-1.6 .6zM192 372l1.1-1.1 3.8 4-.9 .9zM188.6 358.8a2.3 3 0 1 1 4.6 0a2.3 3 0 1 1 -4.6 0Z"
          />
          <path
            className="pen-cut"
            d="M109.9 52.2h14.7v14.7h-14.7zM112 405h10.5v14.7h-10.5zM267.4 52.2h14.7v14.7h-14.7zM269.5 405h10.5v14.7h-10.5zM126.7 399.8h138.6v5.3h-138.6z"
          />
          <path
            className="pen-line"
            d="M133 399.8v-44.1M259 399.8v-44.1M124.6 55.4h142.8M124.6 63.7h142.8M122.5 405.4h147M122.5 417.8h147"
          />
          <path className="pen-thin" d="M134.9 355.7h-3.8M257.1 355.7h3.8" />
          <path className="pen-axis" d="M196 39.4v395.6M117.3 39.4v395.6M274.8 39.4v395.6" />
          {/* Its dimensions */}
          <path className="wash-ink" d="M301.8 399.8l-7-11h7z" />
          <path className="wash-ink" d="M237.6 55.4l2.6 10.7 3.4-1.5z" />
          <path className="wash-ink" d="M274.8 210.8l10.4-3.4-1.7-3.3z" />
          <path
            className="pen-hair"
            d="M117.3 33.4v-10.4M274.8 33.4v-10.4M111.3 30h169.5M133 418.4v43.2M259 418.4v43.2M127 454.6h138M103.1 59.6h-50.1M104.3 412.4h-51.3M60 53.6v364.8M241.4 57.7v348.1M287.8 399.8h134M237.6 55.4l13.8 31.9h37.8M274.8 210.8l14.4-7.6M293.8 392.3l6.8-30.3"
          />
          <path
            className="pen-line"
            d="M112.3 35l10-10M269.8 35l10-10M128 459.6l10-10M254 459.6l10-10M55 64.6l10-10M55 417.4l10-10M236.4 68.7l10-10M236.4 404.8l10-10"
          />
          <path className="pen-thin" d="M301.8 399.8l-7-11h14l-7 11" />
          <path className="pen-mark" d="M237.8 407.3a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z" />
          <text className="lettering" x="196" y="22" textAnchor="middle">
            12'-6"
          </text>
          <text className="lettering" x="196" y="474.6" textAnchor="middle">
            10'-0" clear
          </text>
          <text className="lettering" x="52" y="236" textAnchor="middle" transform="rotate(-90 52 236)">
            28'-0"
          </text>
          <text className="lettering" x="233.4" y="231.7" textAnchor="middle" transform="rotate(-90 233.4 231.7)">
            26'-8"
          </text>
          <text className="lettering" x="316.8" y="394.8">
            deck 71.0
          </text>
          <text className="lettering" x="296.2" y="92.3">
            strut
          </text>
          <text className="lettering" x="296.2" y="114.3">
            HSS 8x8x½
          </text>
          <text className="lettering" x="296.2" y="208.2">
            44 rods
          </text>
          <text className="lettering" x="296.2" y="230.2">
            1 1/8" A588
          </text>
          <text className="lettering-mark" x="307.6" y="367">
            detail 1
          </text>
          {/* Detail 1: the edge of the deck */}
          <path className="wash" d="M253.8 842.2h58.4v81.6h-58.4zM256.8 920.9h52.5v-75.8h-52.5z" />
          <path className="wash" d="M108 813h122.5v29.2h-122.5z" />
          <circle className="wash-ink" cx="125.5" cy="834" r="3" />
          <circle className="wash-ink" cx="160.5" cy="834" r="3" />
          <circle className="wash-ink" cx="195.5" cy="834" r="3" />
          <circle className="wash-ink" cx="220" cy="834" r="3" />
          <path className="wash" d="M201.1 813h29.4v-23.1h-28z" />
          <path className="wash-ink" d="M280.8 842.2h4.4v-106.2h-4.4z" />
          <path
            className="pen-hatch"
            d="M307.6 842.2l4.6 4.6M299.1 842.2l3 2.9M309.2 852.3l3 2.9M290.6 842.2l3 2.9M309.3 860.8l2.9 2.9M282.2 842.2l2.9 2.9M309.2 869.3l3 2.9M273.7 842.2l2.9 2.9M309.2 877.8l3 2.9M265.2 842.2l2.9 2.9M309.2 886.2l3 3M256.7 842.2l2.9 2.9M309.3 894.7l2.9 3M253.8 847.8l3 2.9M309.2 903.2l3 3M253.8 856.3l2.9 2.9M309.2 911.7l3 2.9M253.8 864.8l3 2.9M309.3 920.2l2.9 2.9M253.8 873.2l3 3M301.4 920.9l3 2.9M253.8 881.7l3 3M293 920.9l2.9 2.9M253.8 890.2l3 2.9M284.5 920.9l2.9 2.9M253.8 898.7l3 2.9M276 920.9l2.9 2.9M253.8 907.2l3 2.9M267.5 920.9l2.9 2.9M253.8 915.7l3 2.9M259 920.9l3 2.9M142.9 814.4l4.7 7.1-7.7 .8zM148.6 830.2l3.5 7.7-7.8-.4zM193.5 828l.3 7-5.8-2.7zM152.8 830.4l4.3 4.3-5.3 1.7zM196.7 824.2l-5.8 7.9-4-8zM127.7 825.7l-5.5 7.4-3.7-7.6zM191.8 826.9l-5.5 8.7-4.7-8.1zM155.8 819.2l-.6 7.5-5.8-3.7zM123 823.4l4.5-5.7 2.8 6zM222.1 823.6l5.7 8.4-9.2 1.1zM110.9 819.2l8.3-.7-3 7zM149.9 818l8.6 5.6-8.2 4.7zM154.7 824.6l2-7.7 5.4 4.9zM145.8 825.9l6.8 1.8-4.3 4.7zM222.4 822.6l-2.3 8.7-6-5.5zM180.6 827.9l8.3-3.9-.4 8.4zM223.1 824.6h1.2M194.8 820.3h1.2M179.9 823.2h1.2M148.5 824.4h1.2M117.5 824.9h1.2M164 830.3h1.2M201.2 821h1.2M183.6 819.8h1.2M198.8 827.3h1.2M192.2 819.9h1.2M216.1 819.9h1.2M122.5 827.3h1.2M177.2 832.8h1.2M140.6 819.5h1.2M133.6 829.5h1.2M114.4 835.5h1.2M193.8 833.8h1.2M124 833.1h1.2M201.7 825.2h1.2M138.4 834.2h1.2M216.1 824.6h1.2M136.8 824.8h1.2M216.7 829.3h1.2M151.1 831.1h1.2M198 822.8h1.2M196.8 825.3h1.2M132.3 822.1h1.2M168.9 829.3h1.2M189.2 828.2h1.2M176.8 827.8h1.2M200.8 823.6h1.2M144.6 828.8h1.2M132.8 834.1h1.2M143.6 819.9h1.2M188.8 825.5h1.2M117.2 835.6h1.2M219.5 832.9h1.2M201.3 830.5h1.2M132.8 832.7h1.2M137.8 826.3h1.2M190.5 835.6h1.2M156.6 825.2h1.2M115.5 819.7h1.2M133.7 830.6h1.2M141.4 831.9h1.2M176.1 827h1.2M213 801.3l4.8-3.6 .9 5.4zM209.8 809.2l-5.9-2.6 4.6-3.7zM204.2 804.7l7 .8-3.6 5.4zM213.5 799.6l-.8-8.1 6.9 2.7zM218 806.4h1.2M213.8 795.8h1.2M221.1 801.7h1.2M216 795.1h1.2M211.4 802.6h1.2M212.2 800.8h1.2M217.7 798.4h1.2M215.9 797h1.2M216.8 795.8h1.2M221.4 796.6h1.2M225.4 798.3h1.2M216.1 795.2h1.2M223.4 797.8h1.2M210.4 804.7h1.2"
          />
          <path
            className="pen-cut"
            d="M253.8 842.2h58.4v81.6h-58.4zM108 813h122.5v29.2h-122.5M201.1 813h29.4v-23.1h-28z"
          />
          <path
            className="pen-line"
            d="M256.8 845.1h52.5v75.8h-52.5zM108 842.2h137.9v2.2h-137.9zM108 911.1h137.9v2.2h-137.9zM248.7 848h5.1v68.6h-5.1zM241.7 858.5h7v7h-7zM241.7 879.5h7v7h-7zM241.7 900.5h7v7h-7zM196.9 789.9v-221.9h11.9v221.9zM185.7 559.6h34.3v8.4h-34.3zM276.7 760.5h12.6v-66.5l-3.5-7h-5.6l-3.5 7zM279.7 687h6.6v-136.5h-6.6z"
          />
          <path
            className="pen-thin"
            d="M108 821.4h114.1v15.4h-12.6M250.8 851.5v63M198.9 760.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM198.9 731.1a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM198.9 701.7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM198.9 672.3a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM198.9 642.9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM198.9 613.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM198.9 584.1a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM108 795.5v59.3l11 5-22 8 11 5v59.2"
          />
          <path className="pen-axis" d="M230.5 862h31.5M230.5 883h31.5M230.5 904h31.5M283 526v420" />
          {/* Its notes */}
          <path className="wash-ink" d="M146.5 827l-1-11-3.6 1z" />
          <path className="wash-ink" d="M160.5 876l-4.8 9.9 3.6 1z" />
          <path className="wash-ink" d="M310.3 900.5l5.8 9.4 2.8-2.5z" />
          <path className="wash-ink" d="M285.1 792l10.8 1.9v-3.8z" />
          <path className="wash-ink" d="M286.5 631l10.8 1.9v-3.8z" />
          <path className="wash-ink" d="M288.6 722l10.8 1.9v-3.8z" />
          <path className="wash-ink" d="M330 984h70v7h-70z" />
          <path className="pen-mark" d="M17 512a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z" />
          <path
            className="pen-hair"
            d="M146.5 827l-17.5-66.5h-3.5M160.5 876l-21 73.5h7M310.3 900.5l15.4 17.5h4.2M285.1 792h30.8M286.5 631h29.4M288.6 722h27.3M195.5 551.5v-41.1M283 520v-9.6M189.5 517.4h99.5M189.5 568h-27.6M175.5 813h-13.6M168.9 562v257"
          />
          <path className="pen-line" d="M190.5 522.4l10-10M278 522.4l10-10M163.9 573l10-10M163.9 818l10-10" />
          <path className="pen-thin" d="M330 984h70v7h-70z" />
          <text className="lettering-bare" x="34" y="517" textAnchor="middle">
            1
          </text>
          <text className="lettering" x="118.5" y="765.5" textAnchor="end">
            plank 5"
          </text>
          <text className="lettering" x="153.5" y="954.5">
            floor
          </text>
          <text className="lettering" x="153.5" y="976.5">
            beam
          </text>
          <text className="lettering" x="153.5" y="998.5">
            W12x26
          </text>
          <text className="lettering" x="336.9" y="923">
            tie HSS
          </text>
          <text className="lettering" x="336.9" y="945">
            14x10x½
          </text>
          <text className="lettering" x="322.9" y="797">
            plate ¾"
          </text>
          <text className="lettering" x="322.9" y="636">
            rod 1 1/8"
          </text>
          <text className="lettering" x="322.9" y="727">
            clevis
          </text>
          <text className="lettering" x="239.3" y="509.4" textAnchor="middle">
            1'-3"
          </text>
          <text className="lettering" x="160.9" y="690.5" textAnchor="middle" transform="rotate(-90 160.9 690.5)">
            3'-6"
          </text>
          <text className="lettering" x="330" y="976" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="400" y="976">
            1 ft
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
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
