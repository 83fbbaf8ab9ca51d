/**
 * @title Harker Point Sea Wall: recurve
 * @description The curved top of the wall at four times its scale, with its bars and what may be cast on it later.
 * @order 63
 */
export default function WallRecurve() {
  return (
    <figure className="page sheet my-3">
      <div
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label="C-501, Recurve and crest: scrolls sideways on narrow screens"
        className="sheet-frame"
      >
        <svg
          viewBox="0 0 1200 860"
          role="img"
          aria-label="Detail of the top of the wall: a quarter circle with a radius of 2 feet turns the face out to sea, below a lip of 7 inches. Water that runs up the face leaves it to seaward. Stainless bars lie 3 inches below the surface. Dashed above the crest are 24 inches that can be cast later, on couplers that are already there under plugs."
          data-from="0.33"
          className="drawing drawing-below aspect-[1200/860]"
        >
          {/* Concrete, cut */}
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
            d="M760.6 684.5l-12.4 1.4 4.1-10.6zM731.5 561.6l13.4-2.1-3.9 11.7zM602.8 374.5l8.1-3-1 7.9zM666.2 371.9l-13.7 .3 5.6-11.3zM726.7 706.4l-1.5 9.1-6.7-5zM714.1 328.7l9.7 4.1-7.4 6.2zM618.7 332.9l3.9-10.9 7.1 7.8zM732 504.2l3.2 9.9-9.4-1.6zM716.3 561.6l-12.3 5.7 .5-12.4zM792.1 360l-8.6 .1 3.5-7zM719.9 637.8l9.3-3.6-1.1 9.1zM800.9 409.1l-9.9 7.6-2-11.2zM669.5 349.1l-13-5.1 9.6-8.4zM761.3 324.7l12.1 3.1-7.6 8.5zM690.6 576.9l-10.9-.8 5.2-8.5zM609.8 376.6l9.4 3-6.3 6.3zM713.6 603.2l-8.2-4.2 6.9-4.9zM482.7 335.8l6.1-5.5 1.9 7.3zM792.5 353.6h-10.4l4.4-8.4zM490.4 351.7l11.5-1.3-3.8 9.9zM705 755.6l6.1-10 5.6 9.1zM772.2 475.4l-9.5-4.3 7.5-5.9zM515.7 344.8l12-.4-4.7 9.9zM537.3 356.4l10.3 3-6.8 7.2zM540.9 337.6l12.7-.5-5 10.5zM786.7 624.9l5.7 12-12.1-.5zM758.7 716.6l-10.4-7.4 10.4-5.3zM625.7 316.4l8.9 10.6-12.4 2.7zM725 419.8l11-8.2 2 12.4zM727.5 325.4l1.6 13.5-11.7-4.4zM727.9 388.3l7.7 2-4.8 5.4zM681.8 467.3l-13.7 1.1 4.9-11.6zM768.3 368.7l-9.3-3.3 6.6-6.1zM712 380.6l-4.7-9.1h9.3zM687.1 686.7l9.7 6.2-9.1 5.3zM790.2 649.7l-7.8-8.7 10.3-2.6zM715.8 535.3l-7.3 3.2 .5-7.3zM608 357.6l11.3 2-6.4 8.3zM638.9 417.3l-8.3 1.2 2.5-7.2zM681 493.9l-10.7 6.2-.5-11.2zM678.7 609.8l4-11.1 7.3 7.8zM528.3 360l10.9 3.9-7.7 7.1zM729.1 702l-6.6-7.4 8.7-2.3zM744 485l-10 7.4-1.8-11.2zM718.4 673.5l-.6 11.1-8.7-5.2zM745.6 688.2l4.6-11.9 7.7 8.7zM796.2 388.5l-2.4 10.2-7.3-6.2zM786.9 753.8l7.8-11.9 6.3 11.3zM666.6 755.8l7.9-9.8 4.7 10.6zM742.1 527.4l10.2-.7-3.7 8.5zM736.8 467.5l4.5-8.7 5.1 7.3zM704.4 593.3l-11.6-1.1 5.8-9zM720.1 472.5l-2.4-9.6 8.8 2.1zM717.5 497.4l-3.6-7.4 7.5 .3zM738.7 422.1l-.5 9.7-7.7-4.5zM723.1 576l5.5-12.1 7.4 9.5zM690.8 750.1l-2.9-11.4 10.5 2.4zM742.8 655.8l-4.3 9.3-5.8-7.4zM722 324.4l-10.2 2.7 2.1-9.4zM777.4 668.1l-2.7 12.8-9.3-7.6zM726.5 688.2l-4.3 7.1-3.9-6.5zM726.9 485.3l-1-12.3 10.3 4.4zM617.7 361.9l-8.8 9.6-4.1-11.2zM673.9 620.6l12-1.1-4.2 10.2zM542.4 347.7l-11-6.3 9.8-6.3zM759.9 458.8l8.1 5.1-7.6 4.4zM757.9 394.6l6 12.5-12.6-.4zM575.3 333.9l-2 8.4-6-5.2zM723.9 698.3l11.4 1.2-5.8 8.7zM762.8 387.8l-.3 13.2-10.5-5.8zM538.3 325.6l11-1.2-3.6 9.4zM732.5 572.4l8.5-1.3-2.5 7.4zM668.4 351.3l9-1.5-2.6 8zM794.4 521.9l.3-8.7 6.9 3.9zM750.3 443.2l-11.9-6.9 10.6-6.8zM737.5 629.4l8.3-5.4 .9 9zM789.7 457.2l-14-2.5 7.9-10.3zM609 348.3l-3.2 8.8-5.9-6.3zM501.3 349.3l11.2-5.7-.1 11.5zM767 596.3l-7.3 10.5-5.4-10.4zM659.6 358.4h1.2M746.1 763h1.2M688.3 644.7h1.2M742.1 431.8h1.2M650.9 455.4h1.2M511.3 366h1.2M789.7 588.5h1.2M665.2 607.7h1.2M535.8 363.4h1.2M788.4 647.2h1.2M739.1 678h1.2M746.2 725h1.2M676.3 729.1h1.2M569.2 386.4h1.2M748.5 355.1h1.2M608.6 391.7h1.2M733.6 627.5h1.2M683.1 760.1h1.2M518.3 359.3h1.2M792.1 554.9h1.2M588.6 340.1h1.2M646.1 452.9h1.2M647.9 352.9h1.2M775.6 454h1.2M796.6 620.9h1.2M683.5 655.8h1.2M729 639.3h1.2M673.7 333.3h1.2M737.3 659.8h1.2M685.1 597.3h1.2M773.8 562.6h1.2M740.1 341.1h1.2M787.6 370.5h1.2M733.6 516.4h1.2M792.3 716.6h1.2M791.6 703h1.2M719.7 712h1.2M707.4 346.7h1.2M793.5 610.7h1.2M704.6 702.5h1.2M762.4 610.2h1.2M745.2 490.3h1.2M734.6 530h1.2M691.4 668.8h1.2M753.7 521.1h1.2M721.7 757.1h1.2M740.4 461.1h1.2M672.1 375.3h1.2M680.7 419.8h1.2M669.6 666.9h1.2M686.8 330.6h1.2M764.2 471.4h1.2M690.5 466.2h1.2M764.8 718h1.2M772.2 372.2h1.2M713.1 440.9h1.2M781.9 442.2h1.2M522.5 350.6h1.2M666.7 757.2h1.2M794.6 736.2h1.2M562.1 349.7h1.2M698.8 590.8h1.2M719.2 403h1.2M677 356.3h1.2M723.6 601.8h1.2M787.6 657.7h1.2M787.9 574.7h1.2M704.6 481.3h1.2M724.5 643.3h1.2M791.8 531.5h1.2M551.2 325.1h1.2M753.9 434.7h1.2M682.1 462.6h1.2M715.8 560.8h1.2M690.3 719.2h1.2M687.6 643.1h1.2M732.6 764.8h1.2M676.9 684.5h1.2M784.6 765.4h1.2M717.1 763.3h1.2M721.1 417.2h1.2M682.7 416.9h1.2M787.8 424.8h1.2M717.8 354.2h1.2M684.8 531.3h1.2M659.6 693.5h1.2M782.2 351.3h1.2M738.3 425.8h1.2M783.5 439.2h1.2M779.9 507.1h1.2M616.5 370h1.2M485.5 336.1h1.2M687.2 586.7h1.2M701.5 582.2h1.2M620.4 388.9h1.2M673.8 546.5h1.2M630.2 418.9h1.2M692.6 542.5h1.2M669.2 710.3h1.2M762.4 483.2h1.2M648.8 747.5h1.2M727 677.2h1.2M637.8 408h1.2M761.4 704.9h1.2M793.7 583.7h1.2M609.5 351.9h1.2M678.8 629.6h1.2M735.8 528.3h1.2M791.2 469.9h1.2M621.3 424.6h1.2M757.5 540.7h1.2M788.2 394.1h1.2M748.2 677.3h1.2M755.4 463h1.2M649.9 732.8h1.2M721.3 418.8h1.2M774.1 474.7h1.2M755.8 432.5h1.2M497 350.7h1.2M765.6 324.1h1.2M696.2 340.5h1.2M771.9 710.3h1.2M659 375.1h1.2M712.4 633.2h1.2M766.3 405.2h1.2M703.4 463h1.2M693.5 457.4h1.2M718.5 423.8h1.2M786.5 357.6h1.2M730.8 554.6h1.2M673.4 638.9h1.2M787.5 366.1h1.2M775 687.2h1.2M560.4 377h1.2M728.8 412.5h1.2M690.6 688.9h1.2M701.4 649.9h1.2M726.7 567.6h1.2M797.2 562h1.2M738.6 323.7h1.2M690.4 661h1.2M658.4 431.5h1.2M762.7 361.2h1.2M658.5 658.5h1.2M707.3 523.9h1.2M539 364.6h1.2M662.1 635.5h1.2M757.8 462.7h1.2M773.5 659.4h1.2M711.6 579.3h1.2M690.2 374.1h1.2M514 360.2h1.2M795.9 624.3h1.2M794.4 717.9h1.2M739.8 505.1h1.2M766 347.4h1.2M755.3 688.7h1.2M681.9 488.4h1.2M658.9 682.7h1.2M739.7 557.6h1.2"
          />
          <path className="pen-thin" d="M594.5 775.6h116l5-11 8 22 5-11h115.9" />
          {/* To be cast later, when the sea has risen */}
          <path className="wash-ink" d="M679.3 314.8h19.2v9.6h-19.2z" />
          <path className="wash-ink" d="M748.4 314.8h19.2v9.6h-19.2z" />
          <path className="pen-dash" d="M470 314.8v-192h336v192M688.9 305.2v-153.6M758 305.2v-153.6" />
          <path
            className="pen-line"
            d="M682.2 324.4h13.4v57.6h-13.4zM688.9 382v105.6M751.3 324.4h13.4v57.6h-13.4zM758 382v105.6"
          />
          {/* Bars: stainless, with 3 in. of cover */}
          <circle className="wash-ink" cx="769.5" cy="727.6" r="5" />
          <circle className="wash-ink" cx="769.5" cy="655.6" r="5" />
          <circle className="wash-ink" cx="769.5" cy="583.6" r="5" />
          <circle className="wash-ink" cx="769.5" cy="511.6" r="5" />
          <circle className="wash-ink" cx="769.5" cy="439.6" r="5" />
          <circle className="wash-ink" cx="769.5" cy="367.6" r="5" />
          <circle className="wash-ink" cx="677.9" cy="727.6" r="5" />
          <circle className="wash-ink" cx="687.8" cy="655.6" r="5" />
          <circle className="wash-ink" cx="697.8" cy="583.6" r="5" />
          <circle className="wash-ink" cx="688.9" cy="511.6" r="5" />
          <circle className="wash-ink" cx="662" cy="439.6" r="5" />
          <circle className="wash-ink" cx="590" cy="380.1" r="5" />
          <circle className="wash-ink" cx="710" cy="351.3" r="5" />
          <circle className="wash-ink" cx="604.4" cy="351.3" r="5" />
          <path
            className="pen-line"
            d="M779.1 766v-424.3h-280.3v11.5l72 13.4M661.7 766l27.2-201.6-2.4-32-7-31.3-11.5-29.9-15.7-28-19.7-25.3-23.1-22.2-26.2-18.6-28.6-14.5-30.4-10.2"
          />
          {/* Promenade and joint */}
          <path className="wash" d="M809.8 650.8h245.8v38.4h-245.8z" />
          <path
            className="wash pen-hatch"
            d="M812.9 695.3h23.2l-4 16.5-19.2 15.2zM838.9 695.4h26.6l-.6 19.9-11 7-19-10.4zM868.6 695.6h27.2l2.4 19.5-15.9 11.3-14.3-11zM899 695.5h30l-.3 19.4-11.9 9.2-15.4-9zM932 695.5h23.1l3.1 19-8.9 7.9-17.6-7.5zM958.1 695.2h30.4l-.5 14.9-7.9 7.4-19-3.2zM991.7 695.3h28.9l.4 20.6-11.9 4-18-9.7zM1023.7 695.3h30.1v13.7l-21.4 11.4-8.4-4.5zM814 731.1v-1.6l19.1-15.2 19 10.4-4.4 19.6-6.3 4.4zM851 744.4l4.4-19.6 11-7.1 14.3 11.1 .1 7.4-13.3 9.9zM884.1 736.3l-.1-7.4 15.9-11.3 15.4 9 .3 16.5-13.3 10.2zM919 743l-.3-16.4 11.9-9.2 17.5 7.5 1.6 17.8-11.9 7.4zM952.7 742.4l-1.5-17.8 8.9-7.8 18.9 3.2-.1 16.5-15.3 9.8zM981.8 736.3l.1-16.5 7.9-7.4 17.9 9.8-3.8 20-9 2.1zM1006.6 742.4l3.8-20 11.9-4.1 8.3 4.6 3.1 14.8-18.5 10.4zM1054.5 711.4v39.4l-18.3-13.2-3.1-14.9zM839.1 773.9h-25.9v-40.2l27.5 17.6zM876.3 773.9h-34.3l1.6-22.5 6.3-4.4 16.5 1.7zM896.4 773.9h-17.1l-9.9-25.3 13.3-9.9 18.2 17zM936.8 774.1h-37l4.4-18.2 13.3-10.2 18.8 7zM971.7 773.9h-31.4l-.6-21.4 11.9-7.3 10.9 3.9zM985.3 773.7h-10.9l-9.2-24.9 15.2-9.8 13.1 8zM1018.7 773.9h-31l8.3-26.7 9-2.2 8.6 5.7zM1053.7 753.6v20.3h-31.8l-5.1-23.1 18.6-10.4z"
          />
          <path className="wash-ink" d="M806 650.8h4.8v38.4h-4.8z" />
          <path className="pen-cut" d="M809.8 650.8h245.8" />
          <path className="pen-line" d="M809.8 650.8v38.4h245.8M998 650.8v38.4" />
          {/* Where the water goes */}
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M617.6 775.6L646.6 564.4L645.7 545.9L642.8 527.7L638 509.8L631.4 492.6L623 476.1L612.9 460.6L601.3 446.2L588.2 433.1L573.8 421.5L558.3 411.4L541.8 403L524.6 396.4L506.7 391.6L488.5 388.7L470 387.8C454 389.3 406.6 387.9 374 396.7C341.4 405.5 291.1 433.3 274.5 440.6"
          />
          <path className="wash-mark" d="M270.9 442.2l14.6-1.6-3.6-8.2z" />
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
          {/* Dimensions and notes */}
          <path className="wash-ink" d="M959.6 314.8l-7-11h7z" />
          <path className="wash-ink" d="M959.6 650.8l-7-11h7z" />
          <path className="wash-ink" d="M681.2 319.6l-9.2-6.1-1.5 3.4z" />
          <path className="wash-ink" d="M779.1 468.4l11-.1-.6-3.6z" />
          <path className="wash-ink" d="M792.6 545.2l10.8 1.9v-3.8z" />
          <path className="wash-ink" d="M80 826h96v7h-96z" />
          <path
            className="pen-hair"
            d="M470 289.6v-202.6M662 289.6v-202.6M464 94h204M662 289.6v-202.6M806 289.6v-202.6M656 94h156M821.6 122.8h77.8M821.6 314.8h77.8M892.4 116.8v204M821.6 314.8h77.8M821.6 650.8h77.8M892.4 308.8v348M459.2 314.8h-63.4M459.2 372.4h-63.4M402.8 308.8v69.6M470 564.4l156.3-111.6M945.6 314.8h157M945.6 650.8h87.8M681.2 319.6l-249.6-110.4h-9.6M779.1 468.4l190.1-33.6M792.6 545.2h176.6"
          />
          <path
            className="pen-line"
            d="M465 99l10-10M657 99l10-10M657 99l10-10M801 99l10-10M887.4 127.8l10-10M887.4 319.8l10-10M887.4 319.8l10-10M887.4 655.8l10-10M397.8 319.8l10-10M397.8 377.4l10-10"
          />
          <path
            className="pen-thin"
            d="M466 564.4a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM959.6 314.8l-7-11h14l-7 11M959.6 650.8l-7-11h14l-7 11M80 826h96v7h-96zM176 826h96v7h-96z"
          />
          <text className="lettering" x="566" y="86" textAnchor="middle">
            2'-0"
          </text>
          <text className="lettering" x="734" y="86" textAnchor="middle">
            1'-6"
          </text>
          <text className="lettering" x="884.4" y="218.8" textAnchor="middle" transform="rotate(-90 884.4 218.8)">
            24" later
          </text>
          <text className="lettering" x="884.4" y="482.8" textAnchor="middle" transform="rotate(-90 884.4 482.8)">
            3'-6"
          </text>
          <text className="lettering" x="390.8" y="348.6" textAnchor="end">
            lip 7"
          </text>
          <text className="lettering" x="465.2" y="588.4" textAnchor="end">
            radius 2'-0"
          </text>
          <text className="lettering" x="974.6" y="309.8">
            crest +16.0
          </text>
          <text className="lettering" x="974.6" y="645.8">
            +12.5
          </text>
          <text className="lettering" x="415" y="214.2" textAnchor="end">
            coupler
          </text>
          <text className="lettering" x="415" y="236.2" textAnchor="end">
            under a plug
          </text>
          <text className="lettering" x="976.2" y="439.8">
            #6 at 8", A955
          </text>
          <text className="lettering" x="976.2" y="550.2">
            cover 3"
          </text>
          <text className="lettering-mark" x="80" y="468.4">
            the wave leaves
          </text>
          <text className="lettering-mark" x="80" y="490.4">
            to seaward
          </text>
          <text className="lettering-soft" x="918.4" y="118.2">
            for a sea
          </text>
          <text className="lettering-soft" x="918.4" y="139.2">
            2 ft higher
          </text>
          <text className="lettering" x="80" y="818" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="176" y="818" textAnchor="middle">
            1
          </text>
          <text className="lettering" x="272" y="818">
            2 ft
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span aria-hidden="true" className="sheet-more">
          Scroll sideways for the rest
        </span>
        <span className="sheet-number">C-501</span>
        <span className="sheet-name">
          <bdi>Recurve and crest</bdi>
        </span>
        <span className="sheet-scale">
          <bdi>Scale by the bar</bdi>
        </span>
        <span className="sheet-hands">
          <bdi>Drawn LF, checked HG, approved MV. Revision D, as built, June 2025</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
