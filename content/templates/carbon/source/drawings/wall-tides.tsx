/**
 * @title Harker Point Sea Wall: tides and storms
 * @description The tide of January 13, 2024 beside the levels of the wall, and what comes over it by its height.
 * @order 64
 */
export default function WallTides() {
  return (
    <figure className="page sheet my-3">
      <div
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label="C-601, Tides, storm and overtopping: scrolls sideways on narrow screens"
        className="sheet-frame"
      >
        <svg
          viewBox="0 0 1200 640"
          role="img"
          aria-label="Two diagrams. The first shows two days of water level: on January 13, 2024 the sea rose to 8.9 feet, 3.6 feet over the tables, and stayed below the design level of 10.5 and the crest of 16.0. The second shows overtopping, which falls as the crest rises: at 16 feet it is 0.015 cubic feet a second per foot for a plain wall and 0.007 with the recurve, under the 0.01 that is allowed."
          data-from="0.03"
          className="drawing drawing-below aspect-[1200/640]"
        >
          {/* Levels */}
          <path
            className="pen-hatch"
            d="M96 543.8L691.2 543.8M96 502.6L691.2 502.6M96 461.4L691.2 461.4M96 420.2L691.2 420.2M96 379L691.2 379M96 337.8L691.2 337.8M96 296.6L691.2 296.6M96 255.4L691.2 255.4M96 214.2L691.2 214.2M96 173L691.2 173M96 131.8L691.2 131.8M96 90.6L691.2 90.6"
          />
          <path
            className="pen-hair"
            d="M96 564.4L96 571.4M170.4 564.4L170.4 571.4M244.8 564.4L244.8 571.4M319.2 564.4L319.2 571.4M393.6 564.4L393.6 571.4M468 564.4L468 571.4M542.4 564.4L542.4 571.4M616.8 564.4L616.8 571.4M691.2 564.4L691.2 571.4"
          />
          <path className="pen-thin" d="M96 82.4L96 564.4L691.2 564.4" />
          <path className="pen-axis" d="M393.6 103L393.6 564.4" />
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
            0
          </text>
          <text className="lettering-soft" x="170.4" y="590.4" textAnchor="middle">
            6
          </text>
          <text className="lettering-soft" x="244.8" y="590.4" textAnchor="middle">
            12
          </text>
          <text className="lettering-soft" x="319.2" y="590.4" textAnchor="middle">
            18
          </text>
          <text className="lettering-soft" x="393.6" y="590.4" textAnchor="middle">
            0
          </text>
          <text className="lettering-soft" x="468" y="590.4" textAnchor="middle">
            6
          </text>
          <text className="lettering-soft" x="542.4" y="590.4" textAnchor="middle">
            12
          </text>
          <text className="lettering-soft" x="616.8" y="590.4" textAnchor="middle">
            18
          </text>
          <text className="lettering-soft" x="691.2" y="590.4" textAnchor="middle">
            0
          </text>
          <text className="lettering-soft" x="244.8" y="614.4" textAnchor="middle">
            January 12, 2024
          </text>
          <text className="lettering-soft" x="542.4" y="614.4" textAnchor="middle">
            January 13
          </text>
          {/* What the tables said, and what came */}
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M96 312.6C97 313.9 100.1 316.7 102.2 320.3C104.3 324 106.3 328.7 108.4 334.2C110.5 339.7 112.5 346.3 114.6 353.3C116.7 360.3 118.7 368.3 120.8 376.4C122.9 384.6 124.9 393.4 127 402.2C129.1 410.9 131.1 420.1 133.2 428.9C135.3 437.7 137.3 446.7 139.4 455C141.5 463.3 143.5 471.5 145.6 478.8C147.7 486.1 149.7 493 151.8 498.9C153.9 504.8 155.9 510 158 514.1C160.1 518.2 162.1 521.4 164.2 523.4C166.3 525.5 168.3 526.5 170.4 526.4C172.5 526.3 174.5 525.1 176.6 522.9C178.7 520.7 180.7 517.4 182.8 513.2C184.9 509.1 186.9 503.8 189 498C191.1 492.2 193.1 485.4 195.2 478.3C197.3 471.2 199.3 463.3 201.4 455.4C203.5 447.5 205.5 439 207.6 430.8C209.7 422.6 211.7 414.1 213.8 406.2C215.9 398.2 217.9 390.3 220 383C222.1 375.8 224.1 368.9 226.2 362.9C228.3 356.9 230.3 351.5 232.4 347C234.5 342.6 236.5 339 238.6 336.5C240.7 333.9 242.7 332.3 244.8 331.8C246.9 331.3 248.9 331.8 251 333.3C253.1 334.8 255.1 337.4 257.2 340.7C259.3 344.1 261.3 348.6 263.4 353.6C265.5 358.6 267.5 364.6 269.6 370.9C271.7 377.3 273.7 384.3 275.8 391.5C277.9 398.6 279.9 406.3 282 413.7C284.1 421.2 286.1 428.9 288.2 436.1C290.3 443.3 292.3 450.5 294.4 457C296.5 463.4 298.5 469.5 300.6 474.7C302.7 479.9 304.7 484.5 306.8 488C308.9 491.4 310.9 494.1 313 495.6C315.1 497.1 317.1 497.6 319.2 496.9C321.3 496.2 323.3 494.3 325.4 491.4C327.5 488.5 329.5 484.3 331.6 479.2C333.7 474.1 335.7 467.9 337.8 460.9C339.9 453.9 341.9 445.8 344 437.2C346.1 428.6 348.1 419.1 350.2 409.5C352.3 399.8 354.3 389.4 356.4 379.2C358.5 369 360.5 358.3 362.6 348.1C364.7 337.9 366.7 327.5 368.8 317.9C370.9 308.3 372.9 298.9 375 290.5C377.1 282 379.1 274.1 381.2 267.3C383.3 260.5 385.3 254.5 387.4 249.8C389.5 245.1 391.5 241.4 393.6 239C395.7 236.7 397.7 235.5 399.8 235.6C401.9 235.7 403.9 237.1 406 239.7C408.1 242.3 410.1 246.2 412.2 251.1C414.3 256.1 416.3 262.2 418.4 269.2C420.5 276.1 422.5 284.2 424.6 292.8C426.7 301.4 428.7 310.9 430.8 320.6C432.9 330.2 434.9 340.6 437 350.9C439.1 361.1 441.1 371.8 443.2 382C445.3 392.2 447.3 402.5 449.4 412.1C451.5 421.7 453.5 431.1 455.6 439.5C457.7 448 459.7 455.9 461.8 462.7C463.9 469.6 465.9 475.6 468 480.5C470.1 485.4 472.1 489.3 474.2 492C476.3 494.7 478.3 496.3 480.4 496.7C482.5 497.2 484.5 496.4 486.6 494.7C488.7 492.9 490.7 490 492.8 486.3C494.9 482.5 496.9 477.6 499 472.2C501.1 466.8 503.1 460.4 505.2 453.7C507.3 447.1 509.3 439.6 511.4 432.2C513.5 424.8 515.5 416.8 517.6 409.2C519.7 401.6 521.7 393.7 523.8 386.4C525.9 379.1 527.9 371.8 530 365.4C532.1 358.9 534.1 352.8 536.2 347.7C538.3 342.5 540.3 338 542.4 334.5C544.5 331.1 546.5 328.4 548.6 326.9C550.7 325.3 552.7 324.8 554.8 325.3C556.9 325.8 558.9 327.4 561 329.9C563.1 332.5 565.1 336.1 567.2 340.5C569.3 345 571.3 350.4 573.4 356.5C575.5 362.5 577.5 369.5 579.6 376.8C581.7 384 583.7 392.1 585.8 400.1C587.9 408.2 589.9 416.7 592 425C594.1 433.3 596.1 441.8 598.2 449.9C600.3 457.9 602.3 465.8 604.4 473C606.5 480.2 608.5 487.1 610.6 493.1C612.7 499 614.7 504.4 616.8 508.6C618.9 512.9 620.9 516.3 623 518.7C625.1 521 627.1 522.3 629.2 522.5C631.3 522.7 633.3 521.8 635.4 519.8C637.5 517.9 639.5 514.8 641.6 510.8C643.7 506.8 645.7 501.7 647.8 496C649.9 490.2 651.9 483.4 654 476.1C656.1 468.9 658.1 460.8 660.2 452.6C662.3 444.4 664.3 435.5 666.4 426.8C668.5 418.1 670.5 409 672.6 400.3C674.7 391.6 676.7 382.9 678.8 374.8C680.9 366.7 682.9 358.9 685 351.9C687.1 344.9 690.2 336.1 691.2 333"
          />
          <circle className="wash-mark" cx="399.8" cy="235.6" r="4.5" />
          <path className="wash-ink" d="M554.8 333.8L559.7 323.9L556.1 322.8Z" />
          <path
            className="pen-dash"
            d="M96 312.6C97 313.9 100.1 316.7 102.2 320.3C104.3 324 106.3 328.7 108.4 334.2C110.5 339.7 112.5 346.3 114.6 353.3C116.7 360.3 118.7 368.3 120.8 376.4C122.9 384.6 124.9 393.4 127 402.2C129.1 410.9 131.1 420.1 133.2 428.9C135.3 437.7 137.3 446.7 139.4 455C141.5 463.3 143.5 471.5 145.6 478.8C147.7 486.1 149.7 493 151.8 498.9C153.9 504.8 155.9 510 158 514.1C160.1 518.2 162.1 521.4 164.2 523.5C166.3 525.5 168.3 526.5 170.4 526.4C172.5 526.4 174.5 525.1 176.6 523C178.7 520.8 180.7 517.4 182.8 513.3C184.9 509.1 186.9 503.9 189 498.1C191.1 492.3 193.1 485.5 195.2 478.4C197.3 471.3 199.3 463.5 201.4 455.6C203.5 447.7 205.5 439.3 207.6 431.1C209.7 422.9 211.7 414.5 213.8 406.6C215.9 398.6 217.9 390.7 220 383.6C222.1 376.4 224.1 369.6 226.2 363.7C228.3 357.8 230.3 352.4 232.4 348.1C234.5 343.8 236.5 340.3 238.6 337.9C240.7 335.5 242.7 334.1 244.8 333.8C246.9 333.4 248.9 334.2 251 335.9C253.1 337.7 255.1 340.5 257.2 344.2C259.3 347.9 261.3 352.7 263.4 358.2C265.5 363.6 267.5 370 269.6 376.8C271.7 383.6 273.7 391.2 275.8 399C277.9 406.7 279.9 415 282 423.2C284.1 431.3 286.1 439.8 288.2 447.8C290.3 455.9 292.3 464 294.4 471.4C296.5 478.8 298.5 486 300.6 492.2C302.7 498.5 304.7 504.3 306.8 509C308.9 513.7 310.9 517.7 313 520.5C315.1 523.3 317.1 525.3 319.2 526C321.3 526.8 323.3 526.5 325.4 525.1C327.5 523.7 329.5 521.2 331.6 517.8C333.7 514.3 335.7 509.7 337.8 504.4C339.9 499 341.9 492.6 344 485.7C346.1 478.8 348.1 471 350.2 462.9C352.3 454.9 354.3 446.1 356.4 437.4C358.5 428.7 360.5 419.5 362.6 410.7C364.7 401.9 366.7 392.8 368.8 384.5C370.9 376.1 372.9 367.8 375 360.3C377.1 352.9 379.1 345.8 381.2 339.8C383.3 333.8 385.3 328.4 387.4 324.2C389.5 319.9 391.5 316.5 393.6 314.4C395.7 312.2 397.7 311 399.8 311C401.9 311 403.9 312.2 406 314.4C408.1 316.5 410.1 319.9 412.2 324.2C414.3 328.4 416.3 333.8 418.4 339.8C420.5 345.8 422.5 352.9 424.6 360.3C426.7 367.8 428.7 376.1 430.8 384.5C432.9 392.8 434.9 401.9 437 410.7C439.1 419.5 441.1 428.7 443.2 437.4C445.3 446.1 447.3 454.9 449.4 462.9C451.5 471 453.5 478.8 455.6 485.7C457.7 492.6 459.7 499 461.8 504.4C463.9 509.7 465.9 514.3 468 517.8C470.1 521.2 472.1 523.7 474.2 525.1C476.3 526.5 478.3 526.8 480.4 526C482.5 525.3 484.5 523.3 486.6 520.5C488.7 517.7 490.7 513.7 492.8 509C494.9 504.3 496.9 498.5 499 492.2C501.1 486 503.1 478.8 505.2 471.4C507.3 464 509.3 455.9 511.4 447.8C513.5 439.8 515.5 431.3 517.6 423.2C519.7 415 521.7 406.7 523.8 399C525.9 391.2 527.9 383.6 530 376.8C532.1 370 534.1 363.6 536.2 358.2C538.3 352.7 540.3 347.9 542.4 344.2C544.5 340.5 546.5 337.7 548.6 335.9C550.7 334.2 552.7 333.4 554.8 333.8C556.9 334.1 558.9 335.5 561 337.9C563.1 340.3 565.1 343.8 567.2 348.1C569.3 352.4 571.3 357.8 573.4 363.7C575.5 369.6 577.5 376.4 579.6 383.6C581.7 390.7 583.7 398.6 585.8 406.6C587.9 414.5 589.9 422.9 592 431.1C594.1 439.3 596.1 447.7 598.2 455.6C600.3 463.5 602.3 471.3 604.4 478.4C606.5 485.5 608.5 492.3 610.6 498.1C612.7 503.9 614.7 509.1 616.8 513.3C618.9 517.4 620.9 520.8 623 523C625.1 525.1 627.1 526.4 629.2 526.4C631.3 526.5 633.3 525.5 635.4 523.5C637.5 521.4 639.5 518.2 641.6 514.1C643.7 510 645.7 504.8 647.8 498.9C649.9 493 651.9 486.1 654 478.8C656.1 471.5 658.1 463.3 660.2 455C662.3 446.7 664.3 437.7 666.4 428.9C668.5 420.1 670.5 410.9 672.6 402.2C674.7 393.4 676.7 384.6 678.8 376.4C680.9 368.3 682.9 360.3 685 353.3C687.1 346.3 690.2 337.4 691.2 334.2"
          />
          <path className="pen-hair" d="M554.8 333.8L572.2 276" />
          <path className="pen-line" d="M96 90.6L691.2 90.6" />
          <path className="pen-thin" d="M96 162.7L691.2 162.7M96 203.9L691.2 203.9M96 348.1L691.2 348.1" />
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
            d="M813.2 74.3L819.8 80.8L826.4 87.3L833 93.9L839.6 100.6L846.2 107.3L852.8 114.1L859.4 121L866 127.9L872.6 134.9L879.2 141.9L885.8 149L892.4 156.2L899 163.4L905.6 170.7L912.2 178L918.8 185.4L925.4 192.8L932 200.3L938.6 207.8L945.2 215.4L951.8 223L958.4 230.6L965 238.4L971.6 246.1L978.2 253.9L984.8 261.8L991.4 269.7L998 277.6L1004.6 285.6L1011.2 293.6L1017.8 301.7L1024.4 309.8L1031 318L1037.6 326.2L1044.2 334.4L1050.8 342.7L1057.4 351L1064 359.4L1070.6 367.8L1077.2 376.2L1083.8 384.7L1090.4 393.2L1097 401.7L1103.6 410.3L1110.2 418.9L1116.8 427.6L1123.4 436.2L1130 445"
          />
          <path
            className="draw pen-mark"
            pathLength="1"
            d="M800 109.1L806.6 115.5L813.2 121.9L819.8 128.3L826.4 134.9L833 141.5L839.6 148.1L846.2 154.9L852.8 161.7L859.4 168.5L866 175.5L872.6 182.5L879.2 189.5L885.8 196.6L892.4 203.8L899 211L905.6 218.2L912.2 225.5L918.8 232.9L925.4 240.3L932 247.8L938.6 255.3L945.2 262.9L951.8 270.5L958.4 278.2L965 285.9L971.6 293.7L978.2 301.5L984.8 309.3L991.4 317.2L998 325.2L1004.6 333.2L1011.2 341.2L1017.8 349.3L1024.4 357.4L1031 365.5L1037.6 373.7L1044.2 382L1050.8 390.3L1057.4 398.6L1064 406.9L1070.6 415.3L1077.2 423.7L1083.8 432.2L1090.4 440.7L1097 449.3L1103.6 457.8"
          />
          <circle className="wash-ink" cx="998" cy="277.6" r="4.5" />
          <circle className="wash-mark" cx="998" cy="325.2" r="4.5" />
          <path className="wash-ink" d="M905.6 170.7L913.6 163.1L910.6 160.9Z" />
          <path
            className="pen-hatch"
            d="M800 70L1130 70M800 145.4L1130 145.4M800 228L1130 228M800 303.4L1130 303.4M800 386L1130 386M800 461.4L1130 461.4"
          />
          <path
            className="pen-hair"
            d="M800 461.4L800 468.4M866 461.4L866 468.4M932 461.4L932 468.4M998 461.4L998 468.4M1064 461.4L1064 468.4M1130 461.4L1130 468.4M905.6 170.7L945.2 117.6M899 211L872.6 285.4L859.4 285.4"
          />
          <path className="pen-thin" d="M800 70L800 461.4L1130 461.4" />
          <path className="pen-dash" d="M800 303.4L1130 303.4" />
          <path className="pen-axis" d="M998 461.4L998 257.6" />
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
          <text className="lettering" x="810" y="324.4">
            allowed 0.01
          </text>
          <text className="lettering" x="952.2" y="122.6">
            plain wall
          </text>
          <text className="lettering-mark" x="809.2" y="277.9">
            recurve
          </text>
          <text className="lettering-mark" x="986" y="347.2" textAnchor="end">
            0.007
          </text>
          <text className="lettering" x="1010" y="269.6">
            0.015
          </text>
          <text className="lettering-soft" x="800" y="511.4">
            crest, ft; over it, cfs per foot
          </text>
          <text className="lettering lettering-large" x="96" y="40">
            Water at the wall, ft NAVD 88
          </text>
          <text className="lettering lettering-large" x="740" y="40">
            What comes over
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span aria-hidden="true" className="sheet-more">
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
