/**
 * @title Harker Point Sea Wall: tides and storms
 * @description The tide of January 13, 2024 beside the levels of the wall, and what comes over it by its height.
 * @order 64
 */
export default function WallTides() {
  return (
    <figure className="page sheet my-3">
      <div dir="ltr" tabIndex={0} role="group" aria-label="C-601, Tides, storm and overtopping" className="sheet-frame">
        <svg
          viewBox="0 0 1200 640"
          role="img"
          aria-label="Two diagrams. The first shows two days of water level: at noon on January 13, 2024 the sea rose to 8.9 feet, 3.6 feet over the tables, and stayed below the design level of 10.5 and the crest of 16.0. The second shows overtopping, which falls as the crest rises: at 16 feet it is 0.015 cubic feet a second per foot for a plain wall and 0.007 with the recurve, under the 0.01 that is allowed."
          className="drawing drawing-below aspect-[1200/640] max-sm:hidden"
        >
          {/* Levels */}
          <path
            className="pen-hatch"
            d="M96 543.8h595.2M96 502.6h595.2M96 461.4h595.2M96 420.2h595.2M96 379h595.2M96 337.8h595.2M96 296.6h595.2M96 255.4h595.2M96 214.2h595.2M96 173h595.2M96 131.8h595.2M96 90.6h595.2"
          />
          <path
            className="pen-hair"
            d="M96 564.4v7M170.4 564.4v7M244.8 564.4v7M319.2 564.4v7M393.6 564.4v7M468 564.4v7M542.4 564.4v7M616.8 564.4v7M691.2 564.4v7"
          />
          <path className="pen-thin" d="M96 82.4v482h595.2" />
          <path className="pen-axis" d="M244.8 103v461.4M542.4 103v461.4" />
          <text className="lettering-soft" x="82" y="548.8" textAnchor="end">
            -6
          </text>
          <text className="lettering-soft" x="82" y="507.6" textAnchor="end">
            -4
          </text>
          <text className="lettering-soft" x="82" y="466.4" textAnchor="end">
            -2
          </text>
          <text className="lettering-soft" x="82" y="425.2" textAnchor="end">
            0
          </text>
          <text className="lettering-soft" x="82" y="384" textAnchor="end">
            +2
          </text>
          <text className="lettering-soft" x="82" y="342.8" textAnchor="end">
            +4
          </text>
          <text className="lettering-soft" x="82" y="301.6" textAnchor="end">
            +6
          </text>
          <text className="lettering-soft" x="82" y="260.4" textAnchor="end">
            +8
          </text>
          <text className="lettering-soft" x="82" y="219.2" textAnchor="end">
            +10
          </text>
          <text className="lettering-soft" x="82" y="178" textAnchor="end">
            +12
          </text>
          <text className="lettering-soft" x="82" y="136.8" textAnchor="end">
            +14
          </text>
          <text className="lettering-soft" x="82" y="95.6" textAnchor="end">
            +16
          </text>
          <text className="lettering-soft" x="96" y="590.4" textAnchor="middle">
            12
          </text>
          <text className="lettering-soft" x="170.4" y="590.4" textAnchor="middle">
            18
          </text>
          <text className="lettering-soft" x="244.8" y="590.4" textAnchor="middle">
            0
          </text>
          <text className="lettering-soft" x="319.2" y="590.4" textAnchor="middle">
            6
          </text>
          <text className="lettering-soft" x="393.6" y="590.4" textAnchor="middle">
            12
          </text>
          <text className="lettering-soft" x="468" y="590.4" textAnchor="middle">
            18
          </text>
          <text className="lettering-soft" x="542.4" y="590.4" textAnchor="middle">
            0
          </text>
          <text className="lettering-soft" x="616.8" y="590.4" textAnchor="middle">
            6
          </text>
          <text className="lettering-soft" x="691.2" y="590.4" textAnchor="middle">
            12
          </text>
          <text className="lettering-soft" x="393.6" y="614.4" textAnchor="middle">
            January 13, 2024
          </text>
          {/* What the tables said, and what came */}
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M96 312.6C97 313.9 100.1 316.7 102.2 320.3C104.3 324 106.3 328.7 108.4 334.2C110.5 339.7 112.5 346.3 114.6 353.3C116.7 360.3 118.7 368.3 120.8 376.4C122.9 384.6 124.9 393.4 127 402.2C129.1 410.9 131.1 420.1 133.2 428.9C135.3 437.7 137.3 446.7 139.4 455C141.5 463.3 143.5 471.5 145.6 478.8C147.7 486.1 149.7 493 151.8 498.9C153.9 504.8 155.9 510 158 514.1C160.1 518.2 162.1 521.4 164.2 523.4C166.3 525.5 168.3 526.5 170.4 526.4C172.5 526.3 174.5 525.1 176.6 522.9C178.7 520.7 180.7 517.4 182.8 513.2C184.9 509.1 186.9 503.8 189 498C191.1 492.2 193.1 485.4 195.2 478.3C197.3 471.2 199.3 463.3 201.4 455.4C203.5 447.5 205.5 439 207.6 430.8C209.7 422.6 211.7 414.1 213.8 406.2C215.9 398.2 217.9 390.3 220 383C222.1 375.8 224.1 368.9 226.2 362.9C228.3 356.9 230.3 351.5 232.4 347C234.5 342.6 236.5 339 238.6 336.5C240.7 333.9 242.7 332.3 244.8 331.8C246.9 331.3 248.9 331.8 251 333.3C253.1 334.8 255.1 337.4 257.2 340.7C259.3 344.1 261.3 348.6 263.4 353.6C265.5 358.6 267.5 364.6 269.6 370.9C271.7 377.3 273.7 384.3 275.8 391.5C277.9 398.6 279.9 406.3 282 413.7C284.1 421.2 286.1 428.9 288.2 436.1C290.3 443.3 292.3 450.5 294.4 457C296.5 463.4 298.5 469.5 300.6 474.7C302.7 479.9 304.7 484.5 306.8 488C308.9 491.4 310.9 494.1 313 495.6C315.1 497.1 317.1 497.6 319.2 496.9C321.3 496.2 323.3 494.3 325.4 491.4C327.5 488.5 329.5 484.3 331.6 479.2C333.7 474.1 335.7 467.9 337.8 460.9C339.9 453.9 341.9 445.8 344 437.2C346.1 428.6 348.1 419.1 350.2 409.5C352.3 399.8 354.3 389.4 356.4 379.2C358.5 369 360.5 358.3 362.6 348.1C364.7 337.9 366.7 327.5 368.8 317.9C370.9 308.3 372.9 298.9 375 290.5C377.1 282 379.1 274.1 381.2 267.3C383.3 260.5 385.3 254.5 387.4 249.8C389.5 245.1 391.5 241.4 393.6 239C395.7 236.7 397.7 235.5 399.8 235.6C401.9 235.7 403.9 237.1 406 239.7C408.1 242.3 410.1 246.2 412.2 251.1C414.3 256.1 416.3 262.2 418.4 269.2C420.5 276.1 422.5 284.2 424.6 292.8C426.7 301.4 428.7 310.9 430.8 320.6C432.9 330.2 434.9 340.6 437 350.9C439.1 361.1 441.1 371.8 443.2 382C445.3 392.2 447.3 402.5 449.4 412.1C451.5 421.7 453.5 431.1 455.6 439.5C457.7 448 459.7 455.9 461.8 462.7C463.9 469.6 465.9 475.6 468 480.5C470.1 485.4 472.1 489.3 474.2 492C476.3 494.7 478.3 496.3 480.4 496.7C482.5 497.2 484.5 496.4 486.6 494.7C488.7 492.9 490.7 490 492.8 486.3C494.9 482.5 496.9 477.6 499 472.2C501.1 466.8 503.1 460.4 505.2 453.7C507.3 447.1 509.3 439.6 511.4 432.2C513.5 424.8 515.5 416.8 517.6 409.2C519.7 401.6 521.7 393.7 523.8 386.4C525.9 379.1 527.9 371.8 530 365.4C532.1 358.9 534.1 352.8 536.2 347.7C538.3 342.5 540.3 338 542.4 334.5C544.5 331.1 546.5 328.4 548.6 326.9C550.7 325.3 552.7 324.8 554.8 325.3C556.9 325.8 558.9 327.4 561 329.9C563.1 332.5 565.1 336.1 567.2 340.5C569.3 345 571.3 350.4 573.4 356.5C575.5 362.5 577.5 369.5 579.6 376.8C581.7 384 583.7 392.1 585.8 400.1C587.9 408.2 589.9 416.7 592 425C594.1 433.3 596.1 441.8 598.2 449.9C600.3 457.9 602.3 465.8 604.4 473C606.5 480.2 608.5 487.1 610.6 493.1C612.7 499 614.7 504.4 616.8 508.6C618.9 512.9 620.9 516.3 623 518.7C625.1 521 627.1 522.3 629.2 522.5C631.3 522.7 633.3 521.8 635.4 519.8C637.5 517.9 639.5 514.8 641.6 510.8C643.7 506.8 645.7 501.7 647.8 496C649.9 490.2 651.9 483.4 654 476.1C656.1 468.9 658.1 460.8 660.2 452.6C662.3 444.4 664.3 435.5 666.4 426.8C668.5 418.1 670.5 409 672.6 400.3C674.7 391.6 676.7 382.9 678.8 374.8C680.9 366.7 682.9 358.9 685 351.9C687.1 344.9 690.2 336.1 691.2 333"
          />
          <circle className="wash-mark" cx="399.8" cy="235.6" r="4.5" />
          <path className="wash-ink" d="M554.8 333.8l4.9-9.9-3.6-1.1z" />
          <path
            className="pen-dash"
            d="M96 312.6C97 313.9 100.1 316.7 102.2 320.3C104.3 324 106.3 328.7 108.4 334.2C110.5 339.7 112.5 346.3 114.6 353.3C116.7 360.3 118.7 368.3 120.8 376.4C122.9 384.6 124.9 393.4 127 402.2C129.1 410.9 131.1 420.1 133.2 428.9C135.3 437.7 137.3 446.7 139.4 455C141.5 463.3 143.5 471.5 145.6 478.8C147.7 486.1 149.7 493 151.8 498.9C153.9 504.8 155.9 510 158 514.1C160.1 518.2 162.1 521.4 164.2 523.5C166.3 525.5 168.3 526.5 170.4 526.4C172.5 526.4 174.5 525.1 176.6 523C178.7 520.8 180.7 517.4 182.8 513.3C184.9 509.1 186.9 503.9 189 498.1C191.1 492.3 193.1 485.5 195.2 478.4C197.3 471.3 199.3 463.5 201.4 455.6C203.5 447.7 205.5 439.3 207.6 431.1C209.7 422.9 211.7 414.5 213.8 406.6C215.9 398.6 217.9 390.7 220 383.6C222.1 376.4 224.1 369.6 226.2 363.7C228.3 357.8 230.3 352.4 232.4 348.1C234.5 343.8 236.5 340.3 238.6 337.9C240.7 335.5 242.7 334.1 244.8 333.8C246.9 333.4 248.9 334.2 251 335.9C253.1 337.7 255.1 340.5 257.2 344.2C259.3 347.9 261.3 352.7 263.4 358.2C265.5 363.6 267.5 370 269.6 376.8C271.7 383.6 273.7 391.2 275.8 399C277.9 406.7 279.9 415 282 423.2C284.1 431.3 286.1 439.8 288.2 447.8C290.3 455.9 292.3 464 294.4 471.4C296.5 478.8 298.5 486 300.6 492.2C302.7 498.5 304.7 504.3 306.8 509C308.9 513.7 310.9 517.7 313 520.5C315.1 523.3 317.1 525.3 319.2 526C321.3 526.8 323.3 526.5 325.4 525.1C327.5 523.7 329.5 521.2 331.6 517.8C333.7 514.3 335.7 509.7 337.8 504.4C339.9 499 341.9 492.6 344 485.7C346.1 478.8 348.1 471 350.2 462.9C352.3 454.9 354.3 446.1 356.4 437.4C358.5 428.7 360.5 419.5 362.6 410.7C364.7 401.9 366.7 392.8 368.8 384.5C370.9 376.1 372.9 367.8 375 360.3C377.1 352.9 379.1 345.8 381.2 339.8C383.3 333.8 385.3 328.4 387.4 324.2C389.5 319.9 391.5 316.5 393.6 314.4C395.7 312.2 397.7 311 399.8 311C401.9 311 403.9 312.2 406 314.4C408.1 316.5 410.1 319.9 412.2 324.2C414.3 328.4 416.3 333.8 418.4 339.8C420.5 345.8 422.5 352.9 424.6 360.3C426.7 367.8 428.7 376.1 430.8 384.5C432.9 392.8 434.9 401.9 437 410.7C439.1 419.5 441.1 428.7 443.2 437.4C445.3 446.1 447.3 454.9 449.4 462.9C451.5 471 453.5 478.8 455.6 485.7C457.7 492.6 459.7 499 461.8 504.4C463.9 509.7 465.9 514.3 468 517.8C470.1 521.2 472.1 523.7 474.2 525.1C476.3 526.5 478.3 526.8 480.4 526C482.5 525.3 484.5 523.3 486.6 520.5C488.7 517.7 490.7 513.7 492.8 509C494.9 504.3 496.9 498.5 499 492.2C501.1 486 503.1 478.8 505.2 471.4C507.3 464 509.3 455.9 511.4 447.8C513.5 439.8 515.5 431.3 517.6 423.2C519.7 415 521.7 406.7 523.8 399C525.9 391.2 527.9 383.6 530 376.8C532.1 370 534.1 363.6 536.2 358.2C538.3 352.7 540.3 347.9 542.4 344.2C544.5 340.5 546.5 337.7 548.6 335.9C550.7 334.2 552.7 333.4 554.8 333.8C556.9 334.1 558.9 335.5 561 337.9C563.1 340.3 565.1 343.8 567.2 348.1C569.3 352.4 571.3 357.8 573.4 363.7C575.5 369.6 577.5 376.4 579.6 383.6C581.7 390.7 583.7 398.6 585.8 406.6C587.9 414.5 589.9 422.9 592 431.1C594.1 439.3 596.1 447.7 598.2 455.6C600.3 463.5 602.3 471.3 604.4 478.4C606.5 485.5 608.5 492.3 610.6 498.1C612.7 503.9 614.7 509.1 616.8 513.3C618.9 517.4 620.9 520.8 623 523C625.1 525.1 627.1 526.4 629.2 526.4C631.3 526.5 633.3 525.5 635.4 523.5C637.5 521.4 639.5 518.2 641.6 514.1C643.7 510 645.7 504.8 647.8 498.9C649.9 493 651.9 486.1 654 478.8C656.1 471.5 658.1 463.3 660.2 455C662.3 446.7 664.3 437.7 666.4 428.9C668.5 420.1 670.5 410.9 672.6 402.2C674.7 393.4 676.7 384.6 678.8 376.4C680.9 368.3 682.9 360.3 685 353.3C687.1 346.3 690.2 337.4 691.2 334.2"
          />
          <path className="pen-hair" d="M554.8 333.8l17.4-57.8" />
          <path className="pen-line" d="M96 90.6h595.2" />
          <path className="pen-thin" d="M96 162.7h595.2M96 203.9h595.2M96 348.1h595.2" />
          <text className="lettering-mark lettering-large" x="413.8" y="237.6">
            +8.9
          </text>
          <text className="lettering-soft" x="579.2" y="281">
            predicted
          </text>
          <text className="lettering" x="108.4" y="83.6">
            crest +16.0
          </text>
          <text className="lettering" x="108.4" y="155.7">
            promenade +12.5
          </text>
          <text className="lettering" x="108.4" y="196.9">
            design +10.5
          </text>
          <text className="lettering" x="699.2" y="333.1">
            beach
          </text>
          <text className="lettering" x="699.2" y="355.1">
            +3.5
          </text>
          {/* Overtopping by the height of the crest */}
          <path
            className="draw pen-line"
            pathLength="1"
            d="M813.2 74.3l6.6 6.5 6.6 6.5 6.6 6.6 6.6 6.7 6.6 6.7 6.6 6.8 6.6 6.9 6.6 6.9 6.6 7 6.6 7 6.6 7.1 6.6 7.2 6.6 7.2 6.6 7.3 6.6 7.3 6.6 7.4 6.6 7.4 6.6 7.5 6.6 7.5 6.6 7.6 6.6 7.6 6.6 7.6 6.6 7.8 6.6 7.7 6.6 7.8 6.6 7.9 6.6 7.9 6.6 7.9 6.6 8 6.6 8 6.6 8.1 6.6 8.1 6.6 8.2 6.6 8.2 6.6 8.2 6.6 8.3 6.6 8.3 6.6 8.4 6.6 8.4 6.6 8.4 6.6 8.5 6.6 8.5 6.6 8.5 6.6 8.6 6.6 8.6 6.6 8.7 6.6 8.6 6.6 8.8"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M800 109.1l6.6 6.4 6.6 6.4 6.6 6.4 6.6 6.6 6.6 6.6 6.6 6.6 6.6 6.8 6.6 6.8 6.6 6.8 6.6 7 6.6 7 6.6 7 6.6 7.1 6.6 7.2 6.6 7.2 6.6 7.2 6.6 7.3 6.6 7.4 6.6 7.4 6.6 7.5 6.6 7.5 6.6 7.6 6.6 7.6 6.6 7.7 6.6 7.7 6.6 7.8 6.6 7.8 6.6 7.8 6.6 7.9 6.6 8 6.6 8 6.6 8 6.6 8.1 6.6 8.1 6.6 8.1 6.6 8.2 6.6 8.3 6.6 8.3 6.6 8.3 6.6 8.3 6.6 8.4 6.6 8.4 6.6 8.5 6.6 8.5 6.6 8.6 6.6 8.5"
          />
          <circle className="wash-ink" cx="998" cy="277.6" r="4.5" />
          <circle className="wash-mark" cx="998" cy="325.2" r="4.5" />
          <path className="wash-ink" d="M905.6 170.7l8-7.6-3-2.2z" />
          <path
            className="pen-hatch"
            d="M800 70h330M800 145.4h330M800 228h330M800 303.4h330M800 386h330M800 461.4h330"
          />
          <path
            className="pen-hair"
            d="M800 461.4v7M866 461.4v7M932 461.4v7M998 461.4v7M1064 461.4v7M1130 461.4v7M905.6 170.7l39.6-53.1M1044.2 382l-54.2 26.8"
          />
          <path className="pen-thin" d="M800 70v391.4h330" />
          <path className="pen-dash" d="M800 303.4h330" />
          <path className="pen-axis" d="M998 461.4v-203.8" />
          <text className="lettering-soft" x="788" y="75" textAnchor="end">
            0.3
          </text>
          <text className="lettering-soft" x="788" y="150.4" textAnchor="end">
            0.1
          </text>
          <text className="lettering-soft" x="788" y="233" textAnchor="end">
            0.03
          </text>
          <text className="lettering-soft" x="788" y="308.4" textAnchor="end">
            0.01
          </text>
          <text className="lettering-soft" x="788" y="391" textAnchor="end">
            0.003
          </text>
          <text className="lettering-soft" x="788" y="466.4" textAnchor="end">
            0.001
          </text>
          <text className="lettering-soft" x="800" y="487.4" textAnchor="middle">
            +13
          </text>
          <text className="lettering-soft" x="866" y="487.4" textAnchor="middle">
            +14
          </text>
          <text className="lettering-soft" x="932" y="487.4" textAnchor="middle">
            +15
          </text>
          <text className="lettering-soft" x="998" y="487.4" textAnchor="middle">
            +16
          </text>
          <text className="lettering-soft" x="1064" y="487.4" textAnchor="middle">
            +17
          </text>
          <text className="lettering-soft" x="1130" y="487.4" textAnchor="middle">
            +18
          </text>
          <text className="lettering" x="810" y="295.4">
            allowed 0.01
          </text>
          <text className="lettering" x="952.2" y="122.6">
            plain wall
          </text>
          <text className="lettering-mark" x="984" y="413.8" textAnchor="end">
            recurve
          </text>
          <text className="lettering-mark" x="986" y="347.2" textAnchor="end">
            0.007
          </text>
          <text className="lettering" x="1010" y="269.6">
            0.015
          </text>
          <text className="lettering-soft" x="965" y="511.4" textAnchor="middle">
            crest, ft NAVD 88
          </text>
          <text className="lettering lettering-large" x="96" y="40">
            Water at the wall, ft
          </text>
          <text className="lettering lettering-large" x="740" y="40">
            Over it, cfs per foot
          </text>
        </svg>
        {/* The same for phones, where all of it can be seen at once */}
        <svg
          viewBox="0 0 480 850"
          role="img"
          aria-label="Two diagrams. The first shows two days of water level: at noon on January 13, 2024 the sea rose to 8.9 feet, 3.6 feet over the tables, and stayed below the design level of 10.5 and the crest of 16.0. The second shows overtopping, which falls as the crest rises: at 16 feet it is 0.015 cubic feet a second per foot for a plain wall and 0.007 with the recurve, under the 0.01 that is allowed."
          className="drawing drawing-below aspect-[480/850] min-w-0! sm:hidden"
        >
          {/* Levels */}
          <path
            className="pen-hatch"
            d="M58 368.8h403.2M58 341.6h403.2M58 314.4h403.2M58 287.2h403.2M58 260h403.2M58 232.8h403.2M58 205.6h403.2M58 178.4h403.2M58 151.2h403.2M58 124h403.2M58 96.8h403.2M58 69.6h403.2"
          />
          <path className="pen-hair" d="M58 382.4v7M158.8 382.4v7M259.6 382.4v7M360.4 382.4v7M461.2 382.4v7" />
          <path className="pen-thin" d="M58 64.2v318.2h403.2" />
          <path className="pen-axis" d="M158.8 77.8v304.6M360.4 77.8v304.6" />
          <text className="lettering-soft" x="44" y="373.8" textAnchor="end">
            -6
          </text>
          <text className="lettering-soft" x="44" y="346.6" textAnchor="end">
            -4
          </text>
          <text className="lettering-soft" x="44" y="319.4" textAnchor="end">
            -2
          </text>
          <text className="lettering-soft" x="44" y="292.2" textAnchor="end">
            0
          </text>
          <text className="lettering-soft" x="44" y="265" textAnchor="end">
            +2
          </text>
          <text className="lettering-soft" x="44" y="237.8" textAnchor="end">
            +4
          </text>
          <text className="lettering-soft" x="44" y="210.6" textAnchor="end">
            +6
          </text>
          <text className="lettering-soft" x="44" y="183.4" textAnchor="end">
            +8
          </text>
          <text className="lettering-soft" x="44" y="156.2" textAnchor="end">
            +10
          </text>
          <text className="lettering-soft" x="44" y="129" textAnchor="end">
            +12
          </text>
          <text className="lettering-soft" x="44" y="101.8" textAnchor="end">
            +14
          </text>
          <text className="lettering-soft" x="44" y="74.6" textAnchor="end">
            +16
          </text>
          <text className="lettering-soft" x="58" y="408.4" textAnchor="middle">
            12
          </text>
          <text className="lettering-soft" x="158.8" y="408.4" textAnchor="middle">
            0
          </text>
          <text className="lettering-soft" x="259.6" y="408.4" textAnchor="middle">
            12
          </text>
          <text className="lettering-soft" x="360.4" y="408.4" textAnchor="middle">
            0
          </text>
          <text className="lettering-soft" x="461.2" y="408.4" textAnchor="middle">
            12
          </text>
          <text className="lettering-soft" x="259.6" y="432.4" textAnchor="middle">
            January 13, 2024
          </text>
          {/* What the tables said, and what came */}
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M58 216.1C58.7 217 60.8 218.9 62.2 221.3C63.6 223.7 65 226.8 66.4 230.4C67.8 234.1 69.2 238.4 70.6 243C72 247.7 73.4 252.9 74.8 258.3C76.2 263.7 77.6 269.5 79 275.3C80.4 281.1 81.8 287.1 83.2 292.9C84.6 298.7 86 304.7 87.4 310.2C88.8 315.6 90.2 321.1 91.6 325.9C93 330.7 94.4 335.3 95.8 339.2C97.2 343 98.6 346.5 100 349.2C101.4 351.9 102.8 354 104.2 355.4C105.6 356.7 107 357.4 108.4 357.3C109.8 357.3 111.2 356.5 112.6 355C114 353.6 115.4 351.4 116.8 348.6C118.2 345.9 119.6 342.4 121 338.6C122.4 334.7 123.8 330.2 125.2 325.6C126.6 320.9 128 315.7 129.4 310.4C130.8 305.2 132.2 299.6 133.6 294.2C135 288.8 136.4 283.2 137.8 277.9C139.2 272.7 140.6 267.4 142 262.7C143.4 257.9 144.8 253.3 146.2 249.4C147.6 245.4 149 241.8 150.4 238.9C151.8 236 153.2 233.6 154.6 231.9C156 230.2 157.4 229.2 158.8 228.8C160.2 228.5 161.6 228.8 163 229.8C164.4 230.8 165.8 232.5 167.2 234.7C168.6 237 170 239.9 171.4 243.2C172.8 246.6 174.2 250.5 175.6 254.7C177 258.8 178.4 263.5 179.8 268.2C181.2 272.9 182.6 278 184 282.9C185.4 287.9 186.8 293 188.2 297.7C189.6 302.5 191 307.2 192.4 311.5C193.8 315.7 195.2 319.8 196.6 323.2C198 326.6 199.4 329.6 200.8 331.9C202.2 334.2 203.6 336 205 337C206.4 338 207.8 338.3 209.2 337.8C210.6 337.4 212 336.1 213.4 334.2C214.8 332.3 216.2 329.5 217.6 326.2C219 322.8 220.4 318.7 221.8 314C223.2 309.4 224.6 304.1 226 298.4C227.4 292.8 228.8 286.5 230.2 280.1C231.6 273.7 233 266.9 234.4 260.1C235.8 253.4 237.2 246.3 238.6 239.6C240 232.8 241.4 226 242.8 219.7C244.2 213.3 245.6 207.1 247 201.5C248.4 196 249.8 190.7 251.2 186.3C252.6 181.8 254 177.8 255.4 174.7C256.8 171.6 258.2 169.2 259.6 167.6C261 166 262.4 165.3 263.8 165.3C265.2 165.4 266.6 166.3 268 168.1C269.4 169.8 270.8 172.3 272.2 175.6C273.6 178.8 275 182.9 276.4 187.5C277.8 192.1 279.2 197.4 280.6 203.1C282 208.7 283.4 215 284.8 221.4C286.2 227.8 287.6 234.7 289 241.4C290.4 248.2 291.8 255.2 293.2 262C294.6 268.7 296 275.5 297.4 281.9C298.8 288.2 300.2 294.4 301.6 300C303 305.5 304.4 310.8 305.8 315.3C307.2 319.8 308.6 323.8 310 327C311.4 330.2 312.8 332.8 314.2 334.6C315.6 336.4 317 337.4 318.4 337.7C319.8 338 321.2 337.5 322.6 336.4C324 335.2 325.4 333.3 326.8 330.8C328.2 328.3 329.6 325.1 331 321.5C332.4 318 333.8 313.7 335.2 309.3C336.6 304.9 338 300 339.4 295.1C340.8 290.2 342.2 285 343.6 279.9C345 274.9 346.4 269.7 347.8 264.9C349.2 260.1 350.6 255.3 352 251C353.4 246.8 354.8 242.7 356.2 239.3C357.6 235.9 359 232.9 360.4 230.6C361.8 228.4 363.2 226.6 364.6 225.6C366 224.6 367.4 224.2 368.8 224.5C370.2 224.9 371.6 225.9 373 227.6C374.4 229.3 375.8 231.7 377.2 234.6C378.6 237.5 380 241.1 381.4 245.1C382.8 249.1 384.2 253.7 385.6 258.5C387 263.3 388.4 268.6 389.8 273.9C391.2 279.2 392.6 284.9 394 290.4C395.4 295.8 396.8 301.5 398.2 306.8C399.6 312.1 401 317.3 402.4 322.1C403.8 326.8 405.2 331.4 406.6 335.3C408 339.2 409.4 342.8 410.8 345.6C412.2 348.4 413.6 350.7 415 352.2C416.4 353.7 417.8 354.6 419.2 354.7C420.6 354.9 422 354.3 423.4 353C424.8 351.7 426.2 349.7 427.6 347C429 344.4 430.4 341 431.8 337.2C433.2 333.4 434.6 328.9 436 324.1C437.4 319.4 438.8 314 440.2 308.6C441.6 303.2 443 297.3 444.4 291.6C445.8 285.8 447.2 279.8 448.6 274.1C450 268.4 451.4 262.6 452.8 257.2C454.2 251.9 455.6 246.7 457 242.1C458.4 237.5 460.5 231.7 461.2 229.6"
          />
          <circle className="wash-mark" cx="263.8" cy="165.3" r="4.5" />
          <path className="wash-ink" d="M228.5 321.7l-1.4-10.9-3.6 1.1z" />
          <path
            className="pen-dash"
            d="M58 216.1C58.7 217 60.8 218.9 62.2 221.3C63.6 223.7 65 226.8 66.4 230.4C67.8 234.1 69.2 238.4 70.6 243C72 247.7 73.4 252.9 74.8 258.3C76.2 263.7 77.6 269.5 79 275.3C80.4 281.1 81.8 287.1 83.2 292.9C84.6 298.8 86 304.7 87.4 310.2C88.8 315.7 90.2 321.1 91.6 325.9C93 330.7 94.4 335.3 95.8 339.2C97.2 343.1 98.6 346.5 100 349.2C101.4 351.9 102.8 354 104.2 355.4C105.6 356.7 107 357.4 108.4 357.3C109.8 357.3 111.2 356.5 112.6 355C114 353.6 115.4 351.4 116.8 348.6C118.2 345.9 119.6 342.5 121 338.6C122.4 334.8 123.8 330.3 125.2 325.6C126.6 321 128 315.8 129.4 310.6C130.8 305.4 132.2 299.8 133.6 294.4C135 289 136.4 283.4 137.8 278.2C139.2 273 140.6 267.7 142 263C143.4 258.3 144.8 253.8 146.2 249.9C147.6 246 149 242.4 150.4 239.6C151.8 236.8 153.2 234.5 154.6 232.9C156 231.3 157.4 230.4 158.8 230.1C160.2 229.9 161.6 230.4 163 231.6C164.4 232.7 165.8 234.6 167.2 237C168.6 239.5 170 242.7 171.4 246.2C172.8 249.8 174.2 254.1 175.6 258.6C177 263 178.4 268.1 179.8 273.2C181.2 278.3 182.6 283.8 184 289.2C185.4 294.5 186.8 300.1 188.2 305.5C189.6 310.8 191 316.1 192.4 321C193.8 325.9 195.2 330.6 196.6 334.7C198 338.9 199.4 342.7 200.8 345.8C202.2 348.9 203.6 351.5 205 353.4C206.4 355.3 207.8 356.6 209.2 357.1C210.6 357.6 212 357.4 213.4 356.5C214.8 355.6 216.2 353.9 217.6 351.6C219 349.3 220.4 346.3 221.8 342.8C223.2 339.2 224.6 335 226 330.4C227.4 325.9 228.8 320.7 230.2 315.4C231.6 310.1 233 304.3 234.4 298.5C235.8 292.8 237.2 286.7 238.6 280.9C240 275.1 241.4 269.1 242.8 263.6C244.2 258.1 245.6 252.6 247 247.7C248.4 242.8 249.8 238.1 251.2 234.1C252.6 230.1 254 226.6 255.4 223.8C256.8 221 258.2 218.8 259.6 217.3C261 215.9 262.4 215.1 263.8 215.1C265.2 215.1 266.6 215.9 268 217.3C269.4 218.8 270.8 221 272.2 223.8C273.6 226.6 275 230.1 276.4 234.1C277.8 238.1 279.2 242.8 280.6 247.7C282 252.6 283.4 258.1 284.8 263.6C286.2 269.1 287.6 275.1 289 280.9C290.4 286.7 291.8 292.8 293.2 298.5C294.6 304.3 296 310.1 297.4 315.4C298.8 320.7 300.2 325.9 301.6 330.4C303 335 304.4 339.2 305.8 342.8C307.2 346.3 308.6 349.3 310 351.6C311.4 353.9 312.8 355.6 314.2 356.5C315.6 357.4 317 357.6 318.4 357.1C319.8 356.6 321.2 355.3 322.6 353.4C324 351.5 325.4 348.9 326.8 345.8C328.2 342.7 329.6 338.9 331 334.7C332.4 330.6 333.8 325.9 335.2 321C336.6 316.1 338 310.8 339.4 305.5C340.8 300.1 342.2 294.5 343.6 289.2C345 283.8 346.4 278.3 347.8 273.2C349.2 268.1 350.6 263 352 258.6C353.4 254.1 354.8 249.8 356.2 246.2C357.6 242.7 359 239.5 360.4 237C361.8 234.6 363.2 232.7 364.6 231.6C366 230.4 367.4 229.9 368.8 230.1C370.2 230.4 371.6 231.3 373 232.9C374.4 234.5 375.8 236.8 377.2 239.6C378.6 242.4 380 246 381.4 249.9C382.8 253.8 384.2 258.3 385.6 263C387 267.7 388.4 273 389.8 278.2C391.2 283.4 392.6 289 394 294.4C395.4 299.8 396.8 305.4 398.2 310.6C399.6 315.8 401 321 402.4 325.6C403.8 330.3 405.2 334.8 406.6 338.6C408 342.5 409.4 345.9 410.8 348.6C412.2 351.4 413.6 353.6 415 355C416.4 356.5 417.8 357.3 419.2 357.3C420.6 357.4 422 356.7 423.4 355.4C424.8 354 426.2 351.9 427.6 349.2C429 346.5 430.4 343.1 431.8 339.2C433.2 335.3 434.6 330.7 436 325.9C437.4 321.1 438.8 315.7 440.2 310.2C441.6 304.7 443 298.8 444.4 292.9C445.8 287.1 447.2 281.1 448.6 275.3C450 269.5 451.4 263.7 452.8 258.3C454.2 252.9 455.6 247.7 457 243C458.4 238.4 460.5 232.5 461.2 230.4"
          />
          <path className="pen-hair" d="M228.5 321.7l-40.3-129.7" />
          <path className="pen-line" d="M58 69.6h403.2" />
          <path className="pen-thin" d="M58 117.2h403.2M58 144.4h403.2M58 239.6h403.2" />
          <text className="lettering-mark lettering-large" x="277.8" y="167.3">
            +8.9
          </text>
          <text className="lettering-soft" x="181.2" y="197" textAnchor="end">
            predicted
          </text>
          <text className="lettering" x="66.4" y="65.6">
            crest +16.0
          </text>
          <text className="lettering" x="66.4" y="113.2">
            promenade +12.5
          </text>
          <text className="lettering" x="66.4" y="140.4">
            design +10.5
          </text>
          {/* Overtopping by the height of the crest */}
          <path
            className="draw pen-line"
            pathLength="1"
            d="M87.2 512.9l7.6 4.3 7.6 4.4 7.6 4.4 7.6 4.5 7.6 4.5 7.6 4.6 7.6 4.6 7.6 4.6 7.6 4.7 7.6 4.8 7.6 4.7 7.6 4.8 7.6 4.9 7.6 4.8 7.6 4.9 7.6 5 7.6 5 7.6 5 7.6 5 7.6 5.1 7.6 5.1 7.6 5.2 7.6 5.2 7.6 5.2 7.6 5.2 7.6 5.3 7.6 5.3 7.6 5.3 7.6 5.4 7.6 5.3 7.6 5.5 7.6 5.4 7.6 5.5 7.6 5.5 7.6 5.5 7.6 5.5 7.6 5.6 7.6 5.6 7.6 5.7 7.6 5.6 7.6 5.7 7.6 5.7 7.6 5.7 7.6 5.8 7.6 5.8 7.6 5.8 7.6 5.8 7.6 5.9"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M72 536.3l7.6 4.2 7.6 4.3 7.6 4.3 7.6 4.4 7.6 4.4 7.6 4.5 7.6 4.5 7.6 4.6 7.6 4.6 7.6 4.7 7.6 4.6 7.6 4.8 7.6 4.7 7.6 4.8 7.6 4.9 7.6 4.8 7.6 5 7.6 4.9 7.6 5 7.6 5 7.6 5 7.6 5.1 7.6 5.1 7.6 5.2 7.6 5.2 7.6 5.2 7.6 5.2 7.6 5.3 7.6 5.3 7.6 5.3 7.6 5.4 7.6 5.3 7.6 5.5 7.6 5.4 7.6 5.5 7.6 5.5 7.6 5.5 7.6 5.6 7.6 5.5 7.6 5.6 7.6 5.7 7.6 5.6 7.6 5.7 7.6 5.7 7.6 5.7 7.6 5.8"
          />
          <circle className="wash-ink" cx="300" cy="649.3" r="4.5" />
          <circle className="wash-mark" cx="300" cy="681.2" r="4.5" />
          <path className="wash-ink" d="M193.6 577.5l9.7-5.2-2.3-2.9z" />
          <path className="pen-hatch" d="M72 510h380M72 560.6h380M72 616h380M72 666.6h380M72 722h380M72 772.6h380" />
          <path
            className="pen-hair"
            d="M72 772.6v7M148 772.6v7M224 772.6v7M300 772.6v7M376 772.6v7M452 772.6v7M193.6 577.5l45.6-35.6M353.2 719.3l-61.2 16.4"
          />
          <path className="pen-thin" d="M72 510v262.6h380" />
          <path className="pen-dash" d="M72 666.6h380" />
          <path className="pen-axis" d="M300 772.6v-143.3" />
          <text className="lettering-soft" x="60" y="515" textAnchor="end">
            0.3
          </text>
          <text className="lettering-soft" x="60" y="565.6" textAnchor="end">
            0.1
          </text>
          <text className="lettering-soft" x="60" y="621" textAnchor="end">
            0.03
          </text>
          <text className="lettering-soft" x="60" y="671.6" textAnchor="end">
            0.01
          </text>
          <text className="lettering-soft" x="60" y="727" textAnchor="end">
            0.003
          </text>
          <text className="lettering-soft" x="60" y="777.6" textAnchor="end">
            0.001
          </text>
          <text className="lettering-soft" x="72" y="798.6" textAnchor="middle">
            +13
          </text>
          <text className="lettering-soft" x="148" y="798.6" textAnchor="middle">
            +14
          </text>
          <text className="lettering-soft" x="224" y="798.6" textAnchor="middle">
            +15
          </text>
          <text className="lettering-soft" x="300" y="798.6" textAnchor="middle">
            +16
          </text>
          <text className="lettering-soft" x="376" y="798.6" textAnchor="middle">
            +17
          </text>
          <text className="lettering-soft" x="452" y="798.6" textAnchor="middle">
            +18
          </text>
          <text className="lettering" x="82" y="658.6">
            allowed 0.01
          </text>
          <text className="lettering" x="246.2" y="546.9">
            plain wall
          </text>
          <text className="lettering-mark" x="286" y="740.7" textAnchor="end">
            recurve
          </text>
          <text className="lettering-mark" x="288" y="703.2" textAnchor="end">
            0.007
          </text>
          <text className="lettering" x="312" y="641.3">
            0.015
          </text>
          <text className="lettering-soft" x="262" y="822.6" textAnchor="middle">
            crest, ft NAVD 88
          </text>
          <text className="lettering lettering-large" x="12" y="28">
            Water at the wall, ft
          </text>
          <text className="lettering lettering-large" x="12" y="478">
            Over it, cfs per foot
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span aria-hidden="true" className="sheet-more max-sm:hidden">
          Scroll sideways for the rest
        </span>
        <span className="sheet-number">C-601</span>
        <span className="sheet-name">
          <bdi>Tides, storm and overtopping</bdi>
        </span>
        <span className="sheet-scale">
          <bdi>Diagrams</bdi>
        </span>
        <span className="sheet-hands">
          <bdi>Analysis WC, checked HG, approved MV. Revision D, June 2025</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
