/**
 * @title Three structures at one scale
 * @description The footbridge, the theater and the sea wall beside each other, all at one scale.
 * @order 40
 */
export default function ThreeToScale() {
  return (
    <figure className="sheet 3xl:px-10 my-3 w-full max-w-[90rem] px-5 sm:px-6">
      <div
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label="G-002, Three structures at one scale: scrolls sideways on narrow screens"
        className="sheet-frame"
      >
        <svg
          viewBox="0 0 1200 620"
          role="img"
          aria-label="Three structures at one scale on one line of ground: the footbridge, an arch of 168 feet; the theater in its silo, 108 feet high; and the sea wall in section, whose crest is as high above the promenade as a parapet."
          className="drawing"
        >
          {/* Ground */}
          <path
            className="draw pen-cut"
            pathLength="1"
            d="M24 470L48 470L72 504L112 532L180 543L420 544L520 534L574 504L606 470L1014 470L1014.5 500L1090 516L1180 526"
          />
          <path
            className="pen-hatch"
            d="M41.3 471L33.6 481M46.3 471L38.6 481M51.3 471L43.6 481M56.3 471L48.6 481M75 507.1L67.3 517.1M79.1 510L71.4 520M83.2 512.9L75.5 522.9M87.3 515.7L79.6 525.7M118.8 534.1L111.1 544.1M123.7 534.9L116 544.9M128.7 535.7L121 545.7M133.6 536.5L125.9 546.5M170.1 542.4L162.4 552.4M175.1 543.2L167.4 553.2M180 544L172.3 554M184.9 544.8L177.2 554.8M222 544.2L214.3 554.2M227 544.2L219.3 554.2M232 544.2L224.3 554.2M237 544.2L229.3 554.2M274 544.4L266.3 554.4M279 544.4L271.3 554.4M284 544.4L276.3 554.4M289 544.5L281.3 554.5M326 544.6L318.3 554.6M331 544.6L323.3 554.6M336 544.7L328.3 554.7M341 544.7L333.3 554.7M378 544.8L370.3 554.8M383 544.8L375.3 554.8M388 544.9L380.3 554.9M393 544.9L385.3 554.9M430 544L422.3 554M434.9 543.5L427.2 553.5M439.9 543L432.2 553M444.9 542.5L437.2 552.5M481.7 538.8L474 548.8M486.7 538.3L479 548.3M491.6 537.8L483.9 547.8M496.6 537.3L488.9 547.3M531.8 528.4L524.1 538.4M536.2 526L528.5 536M540.5 523.6L532.8 533.6M544.9 521.2L537.2 531.2M576.6 502.3L568.9 512.3M580 498.6L572.3 508.6M583.4 495L575.7 505M586.8 491.4L579.1 501.4M615 471L607.3 481M620 471L612.3 481M625 471L617.3 481M630 471L622.3 481M667 471L659.3 481M672 471L664.3 481M677 471L669.3 481M682 471L674.3 481M719 471L711.3 481M724 471L716.3 481M729 471L721.3 481M734 471L726.3 481M771 471L763.3 481M776 471L768.3 481M781 471L773.3 481M786 471L778.3 481M823 471L815.3 481M828 471L820.3 481M833 471L825.3 481M838 471L830.3 481M875 471L867.3 481M880 471L872.3 481M885 471L877.3 481M890 471L882.3 481M927 471L919.3 481M932 471L924.3 481M937 471L929.3 481M942 471L934.3 481M979 471L971.3 481M984 471L976.3 481M989 471L981.3 481M994 471L986.3 481M1107.2 518.9L1099.5 528.9M1112.2 519.5L1104.5 529.5M1117.2 520L1109.5 530M1122.1 520.6L1114.4 530.6M1158.9 524.7L1151.2 534.7M1163.9 525.2L1156.2 535.2M1168.8 525.8L1161.1 535.8M1173.8 526.3L1166.1 536.3"
          />
          <path className="pen-hair" d="M92 518L550 518M1016 496L1180 496" />
          {/* 1914 Kettle Bend Footbridge */}
          <path
            className="draw pen-cut"
            pathLength="1"
            d="M40 473.4L50.3 466.7L60.5 460.2L70.8 454L81 448L91.3 442.3L101.6 436.8L111.8 431.5L122.1 426.5L132.3 421.8L142.6 417.2L152.9 413L163.1 408.9L173.4 405.1L183.6 401.6L193.9 398.3L204.2 395.2L214.4 392.4L224.7 389.9L234.9 387.6L245.2 385.5L255.5 383.6L265.7 382.1L276 380.7L286.2 379.6L296.5 378.8L306.8 378.1L317 377.8L327.3 377.7L337.5 377.8L347.8 378.1L358.1 378.8L368.3 379.6L378.6 380.7L388.8 382.1L399.1 383.6L409.4 385.5L419.6 387.6L429.9 389.9L440.1 392.4L450.4 395.2L460.7 398.3L470.9 401.6L481.2 405.1L491.4 408.9L501.7 413L512 417.2L522.2 421.8L532.5 426.5L542.7 431.5L553 436.8L563.3 442.3L573.5 448L583.8 454L594 460.2L604.3 466.7L614.6 473.4"
          />
          <circle className="wash-ink" cx="218" cy="451.9" r="1.3" />
          <path
            className="wash-ink"
            d="M215.7 454.8Q216 453.4 217.8 453.2Q219.7 453.4 220 454.8L219.6 458.7L219.4 461.5L220.3 469.5L221.1 470L219.4 470L217.9 462.5L216.1 470L214.9 470L216.3 461.1L216.1 458.7Z"
          />
          <circle className="wash-ink" cx="395.9" cy="451.9" r="1.3" />
          <path
            className="wash-ink"
            d="M393.6 454.8Q393.8 453.4 395.7 453.2Q397.6 453.4 397.8 454.8L397.4 458.7L397.3 461.5L398.1 469.5L398.9 470L397.3 470L395.7 462.5L394 470L392.7 470L394.1 461.1L394 458.7Z"
          />
          <circle className="wash-ink" cx="406.1" cy="451.9" r="1.3" />
          <path
            className="wash-ink"
            d="M403.8 454.8Q404.1 453.4 405.9 453.2Q407.8 453.4 408.1 454.8L407.7 458.7L407.5 461.5L408.4 469.5L409.2 470L407.5 470L406 462.5L404.2 470L403 470L404.4 461.1L404.2 458.7Z"
          />
          <path
            className="pen-thin"
            d="M81 473.4L142.6 417.2M122.1 473.4L183.6 401.6M163.1 473.4L101.6 436.8M163.1 473.4L224.7 389.9M204.2 473.4L142.6 417.2M204.2 473.4L265.7 382.1M245.2 473.4L183.6 401.6M245.2 473.4L306.8 378.1M286.2 473.4L224.7 389.9M286.2 473.4L347.8 378.1M327.3 473.4L265.7 382.1M327.3 473.4L388.8 382.1M368.3 473.4L306.8 378.1M368.3 473.4L429.9 389.9M409.4 473.4L347.8 378.1M409.4 473.4L470.9 401.6M450.4 473.4L388.8 382.1M450.4 473.4L512 417.2M491.4 473.4L429.9 389.9M491.4 473.4L553 436.8M532.5 473.4L470.9 401.6M573.5 473.4L512 417.2"
          />
          <path className="pen-line" d="M29.7 470L624.8 470M36.6 475.5L618 475.5" />
          <path className="pen-hair" d="M29.7 458L624.8 458" />
          {/* 2006 Elevator 9 Theater */}
          <path className="wash" d="M665.2 471.7L938.8 471.7L938.8 485.4L665.2 485.4Z" />
          <path className="draw pen-cut" pathLength="1" d="M677.5 470L677.5 100.6L926.5 100.6L926.5 470" />
          <circle className="wash-ink" cx="795.3" cy="451.9" r="1.3" />
          <path
            className="wash-ink"
            d="M793 454.8Q793.3 453.4 795.2 453.2Q797 453.4 797.3 454.8L796.9 458.7L796.7 461.5L797.6 469.5L798.4 470L796.7 470L795.2 462.5L793.4 470L792.2 470L793.6 461.1L793.4 458.7Z"
          />
          <path
            className="pen-hatch"
            d="M680.8 104.1L680.8 343.5M686.3 104.1L686.3 343.5M695.4 104.1L695.4 343.5M707.7 104.1L707.7 343.5M722.9 104.1L722.9 343.5M740.4 104.1L740.4 343.5M759.9 104.1L759.9 343.5M780.6 104.1L780.6 343.5M802 104.1L802 343.5M823.4 104.1L823.4 343.5M844.1 104.1L844.1 343.5M863.6 104.1L863.6 343.5M881.1 104.1L881.1 343.5M896.3 104.1L896.3 343.5M908.6 104.1L908.6 343.5M917.7 104.1L917.7 343.5M923.2 104.1L923.2 343.5"
          />
          <path
            className="pen-line"
            d="M665.2 471.7L938.8 471.7L938.8 485.4L665.2 485.4ZM757.5 470L740.4 470L740.4 466L730.2 466L730.2 461.9L719.9 461.9L719.9 457.6L709.7 457.6L709.7 453.2L699.4 453.2L699.4 448.6L679.6 448.6M846.5 470L863.6 470L863.6 466L873.8 466L873.8 461.9L884.1 461.9L884.1 457.6L894.3 457.6L894.3 453.2L904.6 453.2L904.6 448.6L924.4 448.6"
          />
          <path className="pen-cut" d="M678.9 346.9L925.1 346.9" />
          <path
            className="pen-thin"
            d="M678.9 357.1L925.1 357.1M696 377L908 377M778.1 470L778.1 415.3L825.9 415.3L825.9 470"
          />
          {/* 2103 Harker Point Sea Wall */}
          <path
            className="wash-ink"
            d="M1014 504.2L1008.9 466.9L1009.9 463.5L1012.3 461.1L1015.7 460.1L1015.7 458L1003.7 458L1003.7 504.2L981.5 504.2L981.5 512.8L1026 512.8L1026 504.2Z"
          />
          <path
            className="draw pen-line"
            pathLength="1"
            d="M1014 504.2L1008.9 466.9L1009.9 463.5L1012.3 461.1L1015.7 460.1L1015.7 458L1003.7 458L1003.7 504.2L981.5 504.2L981.5 512.8L1026 512.8L1026 504.2Z"
          />
          <path
            className="wash pen-hatch"
            d="M1013.8 496.1L1022.5 496.1L1022.6 503.8L1014.7 503.8ZM1023.4 496.5L1032.9 496.5L1034.5 503.9L1027.4 511.9L1026.5 511.9L1026.5 504.2L1023.5 504.2ZM1034 496.1L1034.9 496.1L1045.4 501.4L1041.2 504.2L1035.5 503.5ZM1041.2 513.1L1028.2 512.4L1035.4 504.3L1041.1 505.1ZM1046.1 502.1L1049.3 503.7L1049.9 513.4L1042.2 513L1042 504.9ZM1050.4 504L1063.2 510.4L1063.2 514.4L1051 513.7Z"
          />
          <circle className="wash-ink" cx="983.4" cy="451.9" r="1.3" />
          <path
            className="wash-ink"
            d="M981.1 454.8Q981.3 453.4 983.2 453.2Q985.1 453.4 985.3 454.8L984.9 458.7L984.8 461.5L985.7 469.5L986.5 470L984.8 470L983.3 462.5L981.5 470L980.3 470L981.6 461.1L981.5 458.7Z"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M1180 477.866C1150 477.866 1140 468.29 1122 468.29C1100 468.29 1090 480.602 1062 480.602C1040 480.602 1022 473.762 1012 464.87"
          />
          <path className="pen-line" d="M1022.2 512.8L1022.2 564.1" />
          {/* Names and sizes */}
          <path className="wash-ink" d="M64 92L132.4 92L132.4 99L64 99Z" />
          <path
            className="pen-hair"
            d="M669.5 100.6L645 100.6M655.8 470L645 470M652 94.6L652 476M40 347.7L40 312.5M614.6 347.7L614.6 312.5M34 319.5L620.6 319.5"
          />
          <path
            className="pen-line"
            d="M647 105.6L657 95.6M647 475L657 465M35 324.5L45 314.5M609.6 324.5L619.6 314.5"
          />
          <path className="pen-thin" d="M64 92L132.4 92L132.4 99L64 99ZM132.4 92L200.8 92L200.8 99L132.4 99Z" />
          <text className="lettering" x="327.3" y="574" textAnchor="middle">
            1914 Kettle Bend Footbridge
          </text>
          <text className="lettering-soft" x="327.3" y="596" textAnchor="middle">
            span 168'-0"
          </text>
          <text className="lettering" x="802" y="574" textAnchor="middle">
            2006 Elevator 9 Theater
          </text>
          <text className="lettering-soft" x="802" y="596" textAnchor="middle">
            108'-0" high
          </text>
          <text className="lettering" x="1102" y="574" textAnchor="middle">
            2103 Sea Wall
          </text>
          <text className="lettering-soft" x="1102" y="596" textAnchor="middle">
            wall 16'-0"
          </text>
          <text className="lettering" x="644" y="285.3" textAnchor="middle" transform="rotate(-90 644 285.3)">
            108'-0"
          </text>
          <text className="lettering" x="327.3" y="311.5" textAnchor="middle">
            168'-0"
          </text>
          <text className="lettering" x="64" y="84" textAnchor="middle">
            0
          </text>
          <text className="lettering" x="132.4" y="84" textAnchor="middle">
            20
          </text>
          <text className="lettering" x="200.8" y="84">
            40 ft
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span className="sheet-number">G-002</span>
        <span className="sheet-name">Three structures at one scale</span>
        <span className="sheet-scale">Scale by the bar</span>
        <span className="sheet-hands">Drawn DP, checked HG, approved RA. Revision C, January 2026</span>
      </figcaption>
    </figure>
  )
}
