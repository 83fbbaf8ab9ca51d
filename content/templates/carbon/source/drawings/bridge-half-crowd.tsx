/**
 * @title Kettle Bend Footbridge: half a crowd
 * @description How the arch moves under a crowd on half of its span, with vertical and with crossing hangers.
 * @order 45
 */
export default function BridgeHalfCrowd() {
  return (
    <figure className="page sheet my-3">
      <div dir="ltr" className="sheet-frame">
        <svg
          viewBox="0 0 1200 620"
          role="img"
          aria-label="Two diagrams of the same arch with a crowd on its left half. With vertical hangers the left half sinks by 6.7 inches and the right half rises as much, at 0.8 hertz. With crossing hangers it moves by 0.3 inch, at 4.1 hertz."
          className="drawing drawing-below drawing-wide aspect-[1200/620]"
        >
          {/* Vertical hangers: at rest */}
          <path
            className="pen-hair"
            d="M120.4 190v-34.9M176.8 190v-64.5M233.2 190v-88.6M289.6 190v-107.4M346 190v-120.9M402.4 190v-128.9M458.8 190v-131.6M515.2 190v-128.9M571.6 190v-120.9M628 190v-107.4M684.4 190v-88.6M740.8 190v-64.5M797.2 190v-34.9"
          />
          <path
            className="pen-dash"
            d="M64 190C73.4 184.2 101.6 165.8 120.4 155.1C139.2 144.3 158 134.5 176.8 125.5C195.6 116.6 214.4 108.5 233.2 101.4C252 94.2 270.8 87.9 289.6 82.6C308.4 77.2 327.2 72.7 346 69.1C364.8 65.6 383.6 62.9 402.4 61.1C421.2 59.3 440 58.4 458.8 58.4C477.6 58.4 496.4 59.3 515.2 61.1C534 62.9 552.8 65.6 571.6 69.1C590.4 72.7 609.2 77.2 628 82.6C646.8 87.9 665.6 94.2 684.4 101.4C703.2 108.5 722 116.6 740.8 125.5C759.6 134.5 778.4 144.3 797.2 155.1C816 165.8 844.2 184.2 853.6 190M64 190h789.6"
          />
          {/* Vertical hangers: with the crowd */}
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M64 190C75.8 188.5 112 184.2 134.8 181.2C157.6 178.2 179.7 175.8 200.8 172.1C222 168.4 242 164.4 261.5 159.1C281 153.8 299.4 147.5 317.8 140.3C336.2 133.1 353.9 124.7 371.9 116C389.9 107.3 407.5 97.4 425.7 88.1C443.8 78.9 462.2 68.8 481 60.4C499.8 52 519 43.7 538.4 37.9C557.8 32.1 577.7 27.5 597.3 25.8C617 24.1 636.9 24.5 656.1 27.9C675.3 31.2 694.5 37.3 712.6 46.1C730.8 55 748.4 66.8 765 80.7C781.6 94.7 797.1 111.7 812 129.9C826.9 148.1 847.3 180 854.3 190"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M64 190C73.4 194.4 101.6 208.4 120.4 216.2C139.2 224 158 231.5 176.8 236.8C195.6 242.1 214.4 246.1 233.2 248C252 249.9 270.8 249.9 289.6 248.1C308.4 246.3 327.2 242.4 346 237.3C364.8 232.2 383.6 224.9 402.4 217.4C421.2 209.9 440 200.7 458.8 192.2C477.6 183.8 496.4 174.5 515.2 166.9C534 159.3 552.8 152 571.6 146.7C590.4 141.5 609.2 137.4 628 135.4C646.8 133.4 665.6 133.2 684.4 134.9C703.2 136.5 722 140.2 740.8 145.2C759.6 150.2 778.4 157.4 797.2 164.8C816 172.3 844.2 185.8 853.6 190"
          />
          <path className="pen-line" d="M64 192l-9 15h18zM853.6 192l-9 15h18zM840.6 212h26" />
          <path className="pen-thin" d="M72.6 207l5.4 5.4M65.6 207l7 7M58.5 207l7 7M51.4 207l7 7M50 212.6l1.4 1.4" />
          {/* Vertical hangers: the load */}
          <path className="wash-ink" d="M64 187l-3-9h6z" />
          <path className="wash-ink" d="M92.2 187l-3-9h6z" />
          <path className="wash-ink" d="M120.4 187l-3-9h6z" />
          <path className="wash-ink" d="M148.6 187l-3-9h6z" />
          <path className="wash-ink" d="M176.8 187l-3-9h6z" />
          <path className="wash-ink" d="M205 187l-3-9h6z" />
          <path className="wash-ink" d="M233.2 187l-3-9h6z" />
          <path className="wash-ink" d="M261.4 187l-3-9h6z" />
          <path className="wash-ink" d="M289.6 187l-3-9h6z" />
          <path className="wash-ink" d="M317.8 187l-3-9h6z" />
          <path className="wash-ink" d="M346 187l-3-9h6z" />
          <path className="wash-ink" d="M374.2 187l-3-9h6z" />
          <path className="wash-ink" d="M402.4 187l-3-9h6z" />
          <path className="wash-ink" d="M430.6 187l-3-9h6z" />
          <path className="wash-ink" d="M458.8 187l-3-9h6z" />
          <path className="pen-thin" d="M64 156h394.8" />
          <path
            className="pen-hair"
            d="M64 156v29M92.2 156v29M120.4 156v29M148.6 156v29M176.8 156v29M205 156v29M233.2 156v29M261.4 156v29M289.6 156v29M317.8 156v29M346 156v29M374.2 156v29M402.4 156v29M430.6 156v29M458.8 156v29M101.6 156v-104"
          />
          <text className="lettering" x="64" y="44">
            crowd, 450 lb/ft on each arch
          </text>
          {/* Vertical hangers: what comes of it */}
          <path className="pen-hair" d="M910 85h250" />
          <text className="lettering lettering-large" x="910" y="72">
            Vertical hangers
          </text>
          <text className="lettering-mark lettering-large" x="910" y="112">
            moves 6.7"
          </text>
          <text className="lettering-soft" x="910" y="136">
            over L/360 = 5.6"
          </text>
          <text className="lettering-mark lettering-large" x="910" y="174">
            0.8 Hz
          </text>
          <text className="lettering-soft" x="910" y="198">
            under 3.0 Hz
          </text>
          {/* Crossing hangers: at rest */}
          <path
            className="pen-hair"
            d="M120.4 486l84.6-77.2M176.8 486l84.6-98.7M233.2 486l-84.6-50.4M233.2 486l84.6-114.8M289.6 486l-84.6-77.2M289.6 486l84.6-125.6M346 486l-84.6-98.7M346 486l84.6-130.9M402.4 486l-84.6-114.8M402.4 486l84.6-130.9M458.8 486l-84.6-125.6M458.8 486l84.6-125.6M515.2 486l-84.6-130.9M515.2 486l84.6-114.8M571.6 486l-84.6-130.9M571.6 486l84.6-98.7M628 486l-84.6-125.6M628 486l84.6-77.2M684.4 486l-84.6-114.8M684.4 486l84.6-50.4M740.8 486l-84.6-98.7M797.2 486l-84.6-77.2"
          />
          <path
            className="pen-dash"
            d="M64 486C73.4 480.2 101.6 461.8 120.4 451.1C139.2 440.3 158 430.5 176.8 421.5C195.6 412.6 214.4 404.5 233.2 397.4C252 390.2 270.8 383.9 289.6 378.6C308.4 373.2 327.2 368.7 346 365.1C364.8 361.6 383.6 358.9 402.4 357.1C421.2 355.3 440 354.4 458.8 354.4C477.6 354.4 496.4 355.3 515.2 357.1C534 358.9 552.8 361.6 571.6 365.1C590.4 368.7 609.2 373.2 628 378.6C646.8 383.9 665.6 390.2 684.4 397.4C703.2 404.5 722 412.6 740.8 421.5C759.6 430.5 778.4 440.3 797.2 451.1C816 461.8 844.2 480.2 853.6 486M64 486h789.6"
          />
          {/* Crossing hangers: with the crowd */}
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M64 486C68.7 483.1 78.3 476.5 92.4 468.3C106.6 460.1 130.2 446.5 149.1 436.8C167.9 427.2 186.8 418.4 205.6 410.5C224.5 402.6 243.3 395.6 262.1 389.4C280.9 383.2 299.6 377.8 318.4 373.3C337.2 368.8 356 365.2 374.7 362.4C393.5 359.7 412.3 357.8 431.1 356.9C449.8 355.9 468.6 355.9 487.4 356.7C506.2 357.5 525 359.2 543.8 361.8C562.6 364.4 581.4 367.9 600.2 372.3C619 376.7 637.8 382 656.6 388.2C675.4 394.4 694.2 401.5 713.1 409.5C731.9 417.5 750.7 426.3 769.5 436.1C788.4 445.8 811.9 459.6 826 468C840.1 476.3 849.6 483 854.3 486"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M64 486C73.4 486.3 101.6 487.2 120.4 487.6C139.2 488 158 488.3 176.8 488.4C195.6 488.5 214.4 488.4 233.2 488.4C252 488.4 270.8 488.4 289.6 488.4C308.4 488.4 327.2 488.5 346 488.5C364.8 488.5 383.6 488.5 402.4 488.4C421.2 488.3 440 488.1 458.8 488C477.6 487.8 496.4 487.6 515.2 487.5C534 487.3 552.8 487.3 571.6 487.2C590.4 487.1 609.2 487.1 628 487C646.8 487 665.6 486.8 684.4 486.8C703.2 486.7 722 486.7 740.8 486.6C759.6 486.5 778.4 486.4 797.2 486.3C816 486.2 844.2 486.1 853.6 486"
          />
          <path className="pen-line" d="M64 488l-9 15h18zM853.6 488l-9 15h18zM840.6 508h26" />
          <path className="pen-thin" d="M71.7 503l6.3 6.3M64.6 503l7 7M57.5 503l7 7M50.5 503l7 7" />
          {/* Crossing hangers: the load */}
          <path className="wash-ink" d="M64 483l-3-9h6z" />
          <path className="wash-ink" d="M92.2 483l-3-9h6z" />
          <path className="wash-ink" d="M120.4 483l-3-9h6z" />
          <path className="wash-ink" d="M148.6 483l-3-9h6z" />
          <path className="wash-ink" d="M176.8 483l-3-9h6z" />
          <path className="wash-ink" d="M205 483l-3-9h6z" />
          <path className="wash-ink" d="M233.2 483l-3-9h6z" />
          <path className="wash-ink" d="M261.4 483l-3-9h6z" />
          <path className="wash-ink" d="M289.6 483l-3-9h6z" />
          <path className="wash-ink" d="M317.8 483l-3-9h6z" />
          <path className="wash-ink" d="M346 483l-3-9h6z" />
          <path className="wash-ink" d="M374.2 483l-3-9h6z" />
          <path className="wash-ink" d="M402.4 483l-3-9h6z" />
          <path className="wash-ink" d="M430.6 483l-3-9h6z" />
          <path className="wash-ink" d="M458.8 483l-3-9h6z" />
          <path className="pen-thin" d="M64 452h394.8" />
          <path
            className="pen-hair"
            d="M64 452v29M92.2 452v29M120.4 452v29M148.6 452v29M176.8 452v29M205 452v29M233.2 452v29M261.4 452v29M289.6 452v29M317.8 452v29M346 452v29M374.2 452v29M402.4 452v29M430.6 452v29M458.8 452v29M101.6 452v-104"
          />
          <text className="lettering" x="64" y="340">
            crowd, 450 lb/ft on each arch
          </text>
          {/* Crossing hangers: what comes of it */}
          <path
            className="pen-hair"
            d="M910 381h250M64 520v53M458.8 520v53M58 566h406.8M458.8 520v53M853.6 520v53M452.8 566h406.8M270.8 184v70.1"
          />
          <path
            className="pen-line"
            d="M59 571l10-10M453.8 571l10-10M453.8 571l10-10M848.6 571l10-10M265.8 195l10-10M265.8 253.1l10-10"
          />
          <text className="lettering lettering-large" x="910" y="368">
            Crossing hangers
          </text>
          <text className="lettering-mark lettering-large" x="910" y="408">
            moves 0.3"
          </text>
          <text className="lettering-soft" x="910" y="432">
            under L/360 = 5.6"
          </text>
          <text className="lettering-mark lettering-large" x="910" y="470">
            4.1 Hz
          </text>
          <text className="lettering-soft" x="910" y="494">
            over 3.0 Hz
          </text>
          <text className="lettering" x="261.4" y="586" textAnchor="middle">
            84'-0"
          </text>
          <text className="lettering" x="656.2" y="586" textAnchor="middle">
            84'-0"
          </text>
          <text className="lettering-soft" x="910" y="571">
            movements x 22
          </text>
          <text className="lettering" x="270.8" y="272.1" textAnchor="middle">
            6.7"
          </text>
        </svg>
        {/* The same for narrow sheets, in fewer words */}
        <svg
          viewBox="0 0 480 530"
          role="img"
          aria-label="Two diagrams of the same arch with a crowd on its left half. With vertical hangers the left half sinks by 6.7 inches and the right half rises as much, at 0.8 hertz. With crossing hangers it moves by 0.3 inch, at 4.1 hertz."
          className="drawing drawing-below drawing-small aspect-[480/530]"
        >
          {/* Vertical hangers: at rest */}
          <path
            className="pen-hair"
            d="M53.2 140v-19.3M84.4 140v-35.7M115.6 140v-49M146.8 140v-59.4M178 140v-66.9M209.2 140v-71.3M240.4 140v-72.8M271.6 140v-71.3M302.8 140v-66.9M334 140v-59.4M365.2 140v-49M396.4 140v-35.7M427.6 140v-19.3"
          />
          <path
            className="pen-dash"
            d="M22 140C27.2 136.8 42.8 126.6 53.2 120.7C63.6 114.7 74 109.3 84.4 104.3C94.8 99.4 105.2 94.9 115.6 91C126 87 136.4 83.5 146.8 80.6C157.2 77.6 167.6 75.1 178 73.1C188.4 71.2 198.8 69.7 209.2 68.7C219.6 67.7 230 67.2 240.4 67.2C250.8 67.2 261.2 67.7 271.6 68.7C282 69.7 292.4 71.2 302.8 73.1C313.2 75.1 323.6 77.6 334 80.6C344.4 83.5 354.8 87 365.2 91C375.6 94.9 386 99.4 396.4 104.3C406.8 109.3 417.2 114.7 427.6 120.7C438 126.6 453.6 136.8 458.8 140M22 140h436.8"
          />
          {/* Vertical hangers: with the crowd */}
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M22 140C28.5 139.2 48.6 136.8 61.2 135.1C73.8 133.5 86 132.1 97.7 130.1C109.4 128 120.5 125.8 131.3 122.9C142 120 152.2 116.5 162.4 112.5C172.6 108.5 182.4 103.9 192.3 99.1C202.3 94.3 212 88.8 222.1 83.7C232.1 78.5 242.3 72.9 252.7 68.3C263.1 63.7 273.7 59.1 284.4 55.9C295.2 52.7 306.2 50.1 317 49.2C327.9 48.2 338.9 48.4 349.5 50.3C360.2 52.2 370.8 55.5 380.8 60.4C390.9 65.3 400.6 71.8 409.8 79.6C418.9 87.3 427.6 96.7 435.8 106.8C444 116.8 455.3 134.5 459.2 140"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M22 140C27.2 142.4 42.8 150.2 53.2 154.5C63.6 158.8 74 163 84.4 165.9C94.8 168.8 105.2 171 115.6 172.1C126 173.1 136.4 173.1 146.8 172.1C157.2 171.1 167.6 169 178 166.2C188.4 163.3 198.8 159.3 209.2 155.2C219.6 151 230 145.9 240.4 141.2C250.8 136.6 261.2 131.4 271.6 127.2C282 123 292.4 119 302.8 116.1C313.2 113.2 323.6 110.9 334 109.8C344.4 108.7 354.8 108.6 365.2 109.5C375.6 110.4 386 112.4 396.4 115.2C406.8 118 417.2 122 427.6 126.1C438 130.2 453.6 137.7 458.8 140"
          />
          <path className="pen-line" d="M22 142l-9 15h18zM458.8 142l-9 15h18zM445.8 162h26" />
          <path className="pen-thin" d="M29.7 157l6.3 6.3M22.6 157l7 7M15.6 157l7 7M8.5 157l7 7" />
          {/* Vertical hangers: the load */}
          <path className="wash-ink" d="M22 137l-3-9h6z" />
          <path className="wash-ink" d="M37.6 137l-3-9h6z" />
          <path className="wash-ink" d="M53.2 137l-3-9h6z" />
          <path className="wash-ink" d="M68.8 137l-3-9h6z" />
          <path className="wash-ink" d="M84.4 137l-3-9h6z" />
          <path className="wash-ink" d="M100 137l-3-9h6z" />
          <path className="wash-ink" d="M115.6 137l-3-9h6z" />
          <path className="wash-ink" d="M131.2 137l-3-9h6z" />
          <path className="wash-ink" d="M146.8 137l-3-9h6z" />
          <path className="wash-ink" d="M162.4 137l-3-9h6z" />
          <path className="wash-ink" d="M178 137l-3-9h6z" />
          <path className="wash-ink" d="M193.6 137l-3-9h6z" />
          <path className="wash-ink" d="M209.2 137l-3-9h6z" />
          <path className="wash-ink" d="M224.8 137l-3-9h6z" />
          <path className="wash-ink" d="M240.4 137l-3-9h6z" />
          <path className="pen-thin" d="M22 106h218.4" />
          <path
            className="pen-hair"
            d="M22 106v29M37.6 106v29M53.2 106v29M68.8 106v29M84.4 106v29M100 106v29M115.6 106v29M131.2 106v29M146.8 106v29M162.4 106v29M178 106v29M193.6 106v29M209.2 106v29M224.8 106v29M240.4 106v29M42.8 106v-66"
          />
          <text className="lettering" x="22" y="32">
            crowd, 450 lb/ft on each arch
          </text>
          {/* Vertical hangers: what comes of it */}
          <text className="lettering lettering-large" x="22" y="202">
            Vertical hangers
          </text>
          <text className="lettering-mark" x="22" y="228">
            moves 6.7"
          </text>
          <text className="lettering-soft" x="172.8" y="228">
            over L/360 = 5.6"
          </text>
          <text className="lettering-mark" x="22" y="252">
            0.8 Hz
          </text>
          <text className="lettering-soft" x="172.8" y="252">
            under 3.0 Hz
          </text>
          {/* Crossing hangers: at rest */}
          <path
            className="pen-hair"
            d="M53.2 406l46.8-42.7M84.4 406l46.8-54.6M115.6 406l-46.8-27.9M115.6 406l46.8-63.5M146.8 406l-46.8-42.7M146.8 406l46.8-69.5M178 406l-46.8-54.6M178 406l46.8-72.4M209.2 406l-46.8-63.5M209.2 406l46.8-72.4M240.4 406l-46.8-69.5M240.4 406l46.8-69.5M271.6 406l-46.8-72.4M271.6 406l46.8-63.5M302.8 406l-46.8-72.4M302.8 406l46.8-54.6M334 406l-46.8-69.5M334 406l46.8-42.7M365.2 406l-46.8-63.5M365.2 406l46.8-27.9M396.4 406l-46.8-54.6M427.6 406l-46.8-42.7"
          />
          <path
            className="pen-dash"
            d="M22 406C27.2 402.8 42.8 392.6 53.2 386.7C63.6 380.7 74 375.3 84.4 370.3C94.8 365.4 105.2 360.9 115.6 357C126 353 136.4 349.5 146.8 346.6C157.2 343.6 167.6 341.1 178 339.1C188.4 337.2 198.8 335.7 209.2 334.7C219.6 333.7 230 333.2 240.4 333.2C250.8 333.2 261.2 333.7 271.6 334.7C282 335.7 292.4 337.2 302.8 339.1C313.2 341.1 323.6 343.6 334 346.6C344.4 349.5 354.8 353 365.2 357C375.6 360.9 386 365.4 396.4 370.3C406.8 375.3 417.2 380.7 427.6 386.7C438 392.6 453.6 402.8 458.8 406M22 406h436.8"
          />
          {/* Crossing hangers: with the crowd */}
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M22 406C24.6 404.4 29.9 400.7 37.7 396.2C45.6 391.7 58.6 384.1 69.1 378.8C79.5 373.5 89.9 368.6 100.3 364.2C110.8 359.9 121.2 356 131.6 352.5C142 349.1 152.4 346.2 162.7 343.7C173.1 341.2 183.5 339.2 193.9 337.6C204.3 336.1 214.7 335.1 225.1 334.6C235.4 334 245.8 334 256.2 334.5C266.6 334.9 277 335.9 287.4 337.3C297.8 338.7 308.2 340.7 318.6 343.1C329 345.5 339.4 348.4 349.8 351.9C360.2 355.3 370.6 359.2 381.1 363.7C391.5 368.1 401.9 373 412.3 378.4C422.7 383.8 435.7 391.4 443.5 396C451.4 400.6 456.6 404.3 459.2 406"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M22 406C27.2 406.2 42.8 406.7 53.2 406.9C63.6 407.1 74 407.3 84.4 407.3C94.8 407.4 105.2 407.3 115.6 407.3C126 407.3 136.4 407.3 146.8 407.3C157.2 407.3 167.6 407.4 178 407.4C188.4 407.4 198.8 407.4 209.2 407.3C219.6 407.3 230 407.2 240.4 407.1C250.8 407 261.2 406.9 271.6 406.8C282 406.7 292.4 406.7 302.8 406.7C313.2 406.6 323.6 406.6 334 406.6C344.4 406.5 354.8 406.5 365.2 406.4C375.6 406.4 386 406.4 396.4 406.3C406.8 406.3 417.2 406.2 427.6 406.2C438 406.1 453.6 406 458.8 406"
          />
          <path className="pen-line" d="M22 408l-9 15h18zM458.8 408l-9 15h18zM445.8 428h26" />
          <path className="pen-thin" d="M34.1 423l1.9 1.9M27 423l7 7M19.9 423l7 7M12.9 423l7 7M8 425.2l4.8 4.8" />
          {/* Crossing hangers: the load */}
          <path className="wash-ink" d="M22 403l-3-9h6z" />
          <path className="wash-ink" d="M37.6 403l-3-9h6z" />
          <path className="wash-ink" d="M53.2 403l-3-9h6z" />
          <path className="wash-ink" d="M68.8 403l-3-9h6z" />
          <path className="wash-ink" d="M84.4 403l-3-9h6z" />
          <path className="wash-ink" d="M100 403l-3-9h6z" />
          <path className="wash-ink" d="M115.6 403l-3-9h6z" />
          <path className="wash-ink" d="M131.2 403l-3-9h6z" />
          <path className="wash-ink" d="M146.8 403l-3-9h6z" />
          <path className="wash-ink" d="M162.4 403l-3-9h6z" />
          <path className="wash-ink" d="M178 403l-3-9h6z" />
          <path className="wash-ink" d="M193.6 403l-3-9h6z" />
          <path className="wash-ink" d="M209.2 403l-3-9h6z" />
          <path className="wash-ink" d="M224.8 403l-3-9h6z" />
          <path className="wash-ink" d="M240.4 403l-3-9h6z" />
          <path className="pen-thin" d="M22 372h218.4" />
          <path
            className="pen-hair"
            d="M22 372v29M37.6 372v29M53.2 372v29M68.8 372v29M84.4 372v29M100 372v29M115.6 372v29M131.2 372v29M146.8 372v29M162.4 372v29M178 372v29M193.6 372v29M209.2 372v29M224.8 372v29M240.4 372v29M42.8 372v-66"
          />
          <text className="lettering" x="22" y="298">
            crowd, 450 lb/ft on each arch
          </text>
          {/* Crossing hangers: what comes of it */}
          <text className="lettering lettering-large" x="22" y="468">
            Crossing hangers
          </text>
          <text className="lettering-mark" x="22" y="494">
            moves 0.3"
          </text>
          <text className="lettering-soft" x="172.8" y="494">
            under L/360 = 5.6"
          </text>
          <text className="lettering-mark" x="22" y="518">
            4.1 Hz
          </text>
          <text className="lettering-soft" x="172.8" y="518">
            over 3.0 Hz
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span className="sheet-number">S-601</span>
        <span className="sheet-name">
          <bdi>A crowd on half of the span</bdi>
        </span>
        <span className="sheet-scale">
          <bdi>Movements drawn 22 times too large</bdi>
        </span>
        <span className="sheet-hands">
          <bdi>Analysis TL, checked HG, approved RA. Revision A, for comment, December 2019</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
