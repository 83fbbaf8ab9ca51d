/**
 * @title Kettle Bend Footbridge: half a crowd
 * @description How the arch moves under a crowd on half of its span, with vertical and with crossing hangers.
 * @order 45
 */
export default function BridgeHalfCrowd() {
  return (
    <figure className="page sheet my-3">
      <div dir="ltr" tabIndex={0} role="group" aria-label="S-601, A crowd on half of the span" className="sheet-frame">
        <svg
          viewBox="0 0 1200 620"
          role="img"
          aria-label="Two diagrams of the same arch with a crowd on its left half. With vertical hangers the left half sinks by 6.7 inches and the right half rises as much, at 0.8 hertz. With crossing hangers it moves by 0.3 inch, at 4.1 hertz."
          className="drawing drawing-below aspect-[1200/620] max-sm:hidden"
        >
          {/* Vertical hangers: at rest */}
          <path
            className="pen-hair"
            d="M120.4 190L120.4 155.1M176.8 190L176.8 125.5M233.2 190L233.2 101.4M289.6 190L289.6 82.6M346 190L346 69.1M402.4 190L402.4 61.1M458.8 190L458.8 58.4M515.2 190L515.2 61.1M571.6 190L571.6 69.1M628 190L628 82.6M684.4 190L684.4 101.4M740.8 190L740.8 125.5M797.2 190L797.2 155.1"
          />
          <path
            className="pen-dash"
            d="M64 190C73.4 184.2 101.6 165.8 120.4 155.1C139.2 144.3 158 134.5 176.8 125.5C195.6 116.6 214.4 108.5 233.2 101.4C252 94.2 270.8 87.9 289.6 82.6C308.4 77.2 327.2 72.7 346 69.1C364.8 65.6 383.6 62.9 402.4 61.1C421.2 59.3 440 58.4 458.8 58.4C477.6 58.4 496.4 59.3 515.2 61.1C534 62.9 552.8 65.6 571.6 69.1C590.4 72.7 609.2 77.2 628 82.6C646.8 87.9 665.6 94.2 684.4 101.4C703.2 108.5 722 116.6 740.8 125.5C759.6 134.5 778.4 144.3 797.2 155.1C816 165.8 844.2 184.2 853.6 190M64 190L853.6 190"
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
          <path className="pen-line" d="M64 192L55 207L73 207ZM853.6 192L844.6 207L862.6 207ZM840.6 212L866.6 212" />
          <path
            className="pen-thin"
            d="M72.6 207L78 212.4M65.6 207L72.6 214M58.5 207L65.5 214M51.4 207L58.4 214M50 212.6L51.4 214"
          />
          {/* Vertical hangers: the load */}
          <path className="wash-ink" d="M64 187L61 178L67 178Z" />
          <path className="wash-ink" d="M92.2 187L89.2 178L95.2 178Z" />
          <path className="wash-ink" d="M120.4 187L117.4 178L123.4 178Z" />
          <path className="wash-ink" d="M148.6 187L145.6 178L151.6 178Z" />
          <path className="wash-ink" d="M176.8 187L173.8 178L179.8 178Z" />
          <path className="wash-ink" d="M205 187L202 178L208 178Z" />
          <path className="wash-ink" d="M233.2 187L230.2 178L236.2 178Z" />
          <path className="wash-ink" d="M261.4 187L258.4 178L264.4 178Z" />
          <path className="wash-ink" d="M289.6 187L286.6 178L292.6 178Z" />
          <path className="wash-ink" d="M317.8 187L314.8 178L320.8 178Z" />
          <path className="wash-ink" d="M346 187L343 178L349 178Z" />
          <path className="wash-ink" d="M374.2 187L371.2 178L377.2 178Z" />
          <path className="wash-ink" d="M402.4 187L399.4 178L405.4 178Z" />
          <path className="wash-ink" d="M430.6 187L427.6 178L433.6 178Z" />
          <path className="wash-ink" d="M458.8 187L455.8 178L461.8 178Z" />
          <path className="pen-thin" d="M64 156L458.8 156" />
          <path
            className="pen-hair"
            d="M64 156L64 185M92.2 156L92.2 185M120.4 156L120.4 185M148.6 156L148.6 185M176.8 156L176.8 185M205 156L205 185M233.2 156L233.2 185M261.4 156L261.4 185M289.6 156L289.6 185M317.8 156L317.8 185M346 156L346 185M374.2 156L374.2 185M402.4 156L402.4 185M430.6 156L430.6 185M458.8 156L458.8 185M101.6 156L101.6 52"
          />
          <text className="lettering" x="64" y="44">
            crowd, 450 lb/ft on each arch
          </text>
          {/* Vertical hangers: what comes of it */}
          <path className="pen-hair" d="M910 85L1160 85" />
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
            d="M120.4 486L205 408.8M176.8 486L261.4 387.3M233.2 486L148.6 435.6M233.2 486L317.8 371.2M289.6 486L205 408.8M289.6 486L374.2 360.4M346 486L261.4 387.3M346 486L430.6 355.1M402.4 486L317.8 371.2M402.4 486L487 355.1M458.8 486L374.2 360.4M458.8 486L543.4 360.4M515.2 486L430.6 355.1M515.2 486L599.8 371.2M571.6 486L487 355.1M571.6 486L656.2 387.3M628 486L543.4 360.4M628 486L712.6 408.8M684.4 486L599.8 371.2M684.4 486L769 435.6M740.8 486L656.2 387.3M797.2 486L712.6 408.8"
          />
          <path
            className="pen-dash"
            d="M64 486C73.4 480.2 101.6 461.8 120.4 451.1C139.2 440.3 158 430.5 176.8 421.5C195.6 412.6 214.4 404.5 233.2 397.4C252 390.2 270.8 383.9 289.6 378.6C308.4 373.2 327.2 368.7 346 365.1C364.8 361.6 383.6 358.9 402.4 357.1C421.2 355.3 440 354.4 458.8 354.4C477.6 354.4 496.4 355.3 515.2 357.1C534 358.9 552.8 361.6 571.6 365.1C590.4 368.7 609.2 373.2 628 378.6C646.8 383.9 665.6 390.2 684.4 397.4C703.2 404.5 722 412.6 740.8 421.5C759.6 430.5 778.4 440.3 797.2 451.1C816 461.8 844.2 480.2 853.6 486M64 486L853.6 486"
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
          <path className="pen-line" d="M64 488L55 503L73 503ZM853.6 488L844.6 503L862.6 503ZM840.6 508L866.6 508" />
          <path className="pen-thin" d="M71.7 503L78 509.3M64.6 503L71.6 510M57.5 503L64.5 510M50.5 503L57.5 510" />
          {/* Crossing hangers: the load */}
          <path className="wash-ink" d="M64 483L61 474L67 474Z" />
          <path className="wash-ink" d="M92.2 483L89.2 474L95.2 474Z" />
          <path className="wash-ink" d="M120.4 483L117.4 474L123.4 474Z" />
          <path className="wash-ink" d="M148.6 483L145.6 474L151.6 474Z" />
          <path className="wash-ink" d="M176.8 483L173.8 474L179.8 474Z" />
          <path className="wash-ink" d="M205 483L202 474L208 474Z" />
          <path className="wash-ink" d="M233.2 483L230.2 474L236.2 474Z" />
          <path className="wash-ink" d="M261.4 483L258.4 474L264.4 474Z" />
          <path className="wash-ink" d="M289.6 483L286.6 474L292.6 474Z" />
          <path className="wash-ink" d="M317.8 483L314.8 474L320.8 474Z" />
          <path className="wash-ink" d="M346 483L343 474L349 474Z" />
          <path className="wash-ink" d="M374.2 483L371.2 474L377.2 474Z" />
          <path className="wash-ink" d="M402.4 483L399.4 474L405.4 474Z" />
          <path className="wash-ink" d="M430.6 483L427.6 474L433.6 474Z" />
          <path className="wash-ink" d="M458.8 483L455.8 474L461.8 474Z" />
          <path className="pen-thin" d="M64 452L458.8 452" />
          <path
            className="pen-hair"
            d="M64 452L64 481M92.2 452L92.2 481M120.4 452L120.4 481M148.6 452L148.6 481M176.8 452L176.8 481M205 452L205 481M233.2 452L233.2 481M261.4 452L261.4 481M289.6 452L289.6 481M317.8 452L317.8 481M346 452L346 481M374.2 452L374.2 481M402.4 452L402.4 481M430.6 452L430.6 481M458.8 452L458.8 481M101.6 452L101.6 348"
          />
          <text className="lettering" x="64" y="340">
            crowd, 450 lb/ft on each arch
          </text>
          {/* Crossing hangers: what comes of it */}
          <path
            className="pen-hair"
            d="M910 381L1160 381M64 520L64 573M458.8 520L458.8 573M58 566L464.8 566M458.8 520L458.8 573M853.6 520L853.6 573M452.8 566L859.6 566M270.8 184L270.8 254.1"
          />
          <path
            className="pen-line"
            d="M59 571L69 561M453.8 571L463.8 561M453.8 571L463.8 561M848.6 571L858.6 561M265.8 195L275.8 185M265.8 253.1L275.8 243.1"
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
        {/* The same for phones, where all of it can be seen at once */}
        <svg
          viewBox="0 0 480 530"
          role="img"
          aria-label="Two diagrams of the same arch with a crowd on its left half. With vertical hangers the left half sinks by 6.7 inches and the right half rises as much, at 0.8 hertz. With crossing hangers it moves by 0.3 inch, at 4.1 hertz."
          className="drawing drawing-below aspect-[480/530] min-w-0! sm:hidden"
        >
          {/* Vertical hangers: at rest */}
          <path
            className="pen-hair"
            d="M53.2 140L53.2 120.7M84.4 140L84.4 104.3M115.6 140L115.6 91M146.8 140L146.8 80.6M178 140L178 73.1M209.2 140L209.2 68.7M240.4 140L240.4 67.2M271.6 140L271.6 68.7M302.8 140L302.8 73.1M334 140L334 80.6M365.2 140L365.2 91M396.4 140L396.4 104.3M427.6 140L427.6 120.7"
          />
          <path
            className="pen-dash"
            d="M22 140C27.2 136.8 42.8 126.6 53.2 120.7C63.6 114.7 74 109.3 84.4 104.3C94.8 99.4 105.2 94.9 115.6 91C126 87 136.4 83.5 146.8 80.6C157.2 77.6 167.6 75.1 178 73.1C188.4 71.2 198.8 69.7 209.2 68.7C219.6 67.7 230 67.2 240.4 67.2C250.8 67.2 261.2 67.7 271.6 68.7C282 69.7 292.4 71.2 302.8 73.1C313.2 75.1 323.6 77.6 334 80.6C344.4 83.5 354.8 87 365.2 91C375.6 94.9 386 99.4 396.4 104.3C406.8 109.3 417.2 114.7 427.6 120.7C438 126.6 453.6 136.8 458.8 140M22 140L458.8 140"
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
          <path className="pen-line" d="M22 142L13 157L31 157ZM458.8 142L449.8 157L467.8 157ZM445.8 162L471.8 162" />
          <path className="pen-thin" d="M29.7 157L36 163.3M22.6 157L29.6 164M15.6 157L22.6 164M8.5 157L15.5 164" />
          {/* Vertical hangers: the load */}
          <path className="wash-ink" d="M22 137L19 128L25 128Z" />
          <path className="wash-ink" d="M37.6 137L34.6 128L40.6 128Z" />
          <path className="wash-ink" d="M53.2 137L50.2 128L56.2 128Z" />
          <path className="wash-ink" d="M68.8 137L65.8 128L71.8 128Z" />
          <path className="wash-ink" d="M84.4 137L81.4 128L87.4 128Z" />
          <path className="wash-ink" d="M100 137L97 128L103 128Z" />
          <path className="wash-ink" d="M115.6 137L112.6 128L118.6 128Z" />
          <path className="wash-ink" d="M131.2 137L128.2 128L134.2 128Z" />
          <path className="wash-ink" d="M146.8 137L143.8 128L149.8 128Z" />
          <path className="wash-ink" d="M162.4 137L159.4 128L165.4 128Z" />
          <path className="wash-ink" d="M178 137L175 128L181 128Z" />
          <path className="wash-ink" d="M193.6 137L190.6 128L196.6 128Z" />
          <path className="wash-ink" d="M209.2 137L206.2 128L212.2 128Z" />
          <path className="wash-ink" d="M224.8 137L221.8 128L227.8 128Z" />
          <path className="wash-ink" d="M240.4 137L237.4 128L243.4 128Z" />
          <path className="pen-thin" d="M22 106L240.4 106" />
          <path
            className="pen-hair"
            d="M22 106L22 135M37.6 106L37.6 135M53.2 106L53.2 135M68.8 106L68.8 135M84.4 106L84.4 135M100 106L100 135M115.6 106L115.6 135M131.2 106L131.2 135M146.8 106L146.8 135M162.4 106L162.4 135M178 106L178 135M193.6 106L193.6 135M209.2 106L209.2 135M224.8 106L224.8 135M240.4 106L240.4 135M42.8 106L42.8 40"
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
            d="M53.2 406L100 363.3M84.4 406L131.2 351.4M115.6 406L68.8 378.1M115.6 406L162.4 342.5M146.8 406L100 363.3M146.8 406L193.6 336.5M178 406L131.2 351.4M178 406L224.8 333.6M209.2 406L162.4 342.5M209.2 406L256 333.6M240.4 406L193.6 336.5M240.4 406L287.2 336.5M271.6 406L224.8 333.6M271.6 406L318.4 342.5M302.8 406L256 333.6M302.8 406L349.6 351.4M334 406L287.2 336.5M334 406L380.8 363.3M365.2 406L318.4 342.5M365.2 406L412 378.1M396.4 406L349.6 351.4M427.6 406L380.8 363.3"
          />
          <path
            className="pen-dash"
            d="M22 406C27.2 402.8 42.8 392.6 53.2 386.7C63.6 380.7 74 375.3 84.4 370.3C94.8 365.4 105.2 360.9 115.6 357C126 353 136.4 349.5 146.8 346.6C157.2 343.6 167.6 341.1 178 339.1C188.4 337.2 198.8 335.7 209.2 334.7C219.6 333.7 230 333.2 240.4 333.2C250.8 333.2 261.2 333.7 271.6 334.7C282 335.7 292.4 337.2 302.8 339.1C313.2 341.1 323.6 343.6 334 346.6C344.4 349.5 354.8 353 365.2 357C375.6 360.9 386 365.4 396.4 370.3C406.8 375.3 417.2 380.7 427.6 386.7C438 392.6 453.6 402.8 458.8 406M22 406L458.8 406"
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
          <path className="pen-line" d="M22 408L13 423L31 423ZM458.8 408L449.8 423L467.8 423ZM445.8 428L471.8 428" />
          <path
            className="pen-thin"
            d="M34.1 423L36 424.9M27 423L34 430M19.9 423L26.9 430M12.9 423L19.9 430M8 425.2L12.8 430"
          />
          {/* Crossing hangers: the load */}
          <path className="wash-ink" d="M22 403L19 394L25 394Z" />
          <path className="wash-ink" d="M37.6 403L34.6 394L40.6 394Z" />
          <path className="wash-ink" d="M53.2 403L50.2 394L56.2 394Z" />
          <path className="wash-ink" d="M68.8 403L65.8 394L71.8 394Z" />
          <path className="wash-ink" d="M84.4 403L81.4 394L87.4 394Z" />
          <path className="wash-ink" d="M100 403L97 394L103 394Z" />
          <path className="wash-ink" d="M115.6 403L112.6 394L118.6 394Z" />
          <path className="wash-ink" d="M131.2 403L128.2 394L134.2 394Z" />
          <path className="wash-ink" d="M146.8 403L143.8 394L149.8 394Z" />
          <path className="wash-ink" d="M162.4 403L159.4 394L165.4 394Z" />
          <path className="wash-ink" d="M178 403L175 394L181 394Z" />
          <path className="wash-ink" d="M193.6 403L190.6 394L196.6 394Z" />
          <path className="wash-ink" d="M209.2 403L206.2 394L212.2 394Z" />
          <path className="wash-ink" d="M224.8 403L221.8 394L227.8 394Z" />
          <path className="wash-ink" d="M240.4 403L237.4 394L243.4 394Z" />
          <path className="pen-thin" d="M22 372L240.4 372" />
          <path
            className="pen-hair"
            d="M22 372L22 401M37.6 372L37.6 401M53.2 372L53.2 401M68.8 372L68.8 401M84.4 372L84.4 401M100 372L100 401M115.6 372L115.6 401M131.2 372L131.2 401M146.8 372L146.8 401M162.4 372L162.4 401M178 372L178 401M193.6 372L193.6 401M209.2 372L209.2 401M224.8 372L224.8 401M240.4 372L240.4 401M42.8 372L42.8 306"
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
        <span aria-hidden="true" className="sheet-more max-sm:hidden">
          Scroll sideways for the rest
        </span>
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
