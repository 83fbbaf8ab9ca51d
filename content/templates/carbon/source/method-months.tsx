/**
 * @title Method: the months of a footbridge
 * @description The schedule of project 1914 from the call to the opening, month by month, with the four revisions.
 * @order 31
 */
export default function MethodMonths() {
  return (
    <figure className="page sheet">
      <div
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label="G-101, Thirty-five months of project 1914: scrolls sideways on narrow screens"
        className="sheet-frame"
      >
        <svg
          viewBox="0 0 1200 626"
          role="img"
          aria-label="Bars over the months from June 2019 to May 2022. Revision A takes four months, B six, C five and D one; between them the project waits for comments, the permit and bids. The steel is set on October 9, 2021, and the bridge opens on May 14, 2022."
          className="drawing"
        >
          {/* Years and quarters */}
          <path
            className="pen-hatch"
            d="M250 64V556M326.2 64V556M402.4 64V556M478.6 64V556M554.8 64V556M631 64V556M707.2 64V556M783.4 64V556M859.6 64V556M935.8 64V556M1012 64V556M1088.2 64V556M1164.4 64V556"
          />
          <path className="pen-hair" d="M427.8 30V556" />
          <path className="pen-hair" d="M732.6 30V556" />
          <path className="pen-hair" d="M1037.4 30V556" />
          <text className="lettering" x="338.9" y="50" textAnchor="middle">
            2019
          </text>
          <text className="lettering" x="580.2" y="50" textAnchor="middle">
            2020
          </text>
          <text className="lettering" x="885" y="50" textAnchor="middle">
            2021
          </text>
          <text className="lettering" x="1100.9" y="50" textAnchor="middle">
            2022
          </text>
          <path className="pen-line" d="M24 64H1176.4" />
          {/* What is ours is heavy, what others do is light, waiting is dashed */}
          <text className="lettering" x="24" y="112">
            Call and visit
          </text>
          <path className="draw pen-line" pathLength="1" d="M250 100H275.4V112H250Z" />
          <text className="lettering" x="24" y="150">
            Survey, borings
          </text>
          <path className="draw pen-line" pathLength="1" d="M275.4 138H326.2V150H275.4Z" />
          <text className="lettering" x="24" y="188">
            Revision A
          </text>
          <path className="wash draw pen-cut" pathLength="1" d="M326.2 171H427.8V193H326.2Z" />
          <text className="lettering-bare" x="377" y="188" textAnchor="middle">
            A
          </text>
          <text className="lettering-soft" x="24" y="226">
            Comments
          </text>
          <path className="pen-dash" d="M427.8 220H478.6" />
          <text className="lettering" x="24" y="264">
            Revision B
          </text>
          <path className="wash draw pen-cut" pathLength="1" d="M478.6 247H631V269H478.6Z" />
          <text className="lettering-bare" x="554.8" y="264" textAnchor="middle">
            B
          </text>
          <text className="lettering-soft" x="24" y="302">
            Permit
          </text>
          <path className="pen-dash" d="M631 296H707.2" />
          <text className="lettering" x="24" y="340">
            Revision C
          </text>
          <path className="wash draw pen-cut" pathLength="1" d="M656.4 323H783.4V345H656.4Z" />
          <text className="lettering-bare" x="719.9" y="340" textAnchor="middle">
            C
          </text>
          <text className="lettering-soft" x="24" y="378">
            Bids
          </text>
          <path className="pen-dash" d="M783.4 372H834.2" />
          <text className="lettering" x="24" y="416">
            Steel in the shop
          </text>
          <path className="draw pen-line" pathLength="1" d="M834.2 404H961.2V416H834.2Z" />
          <text className="lettering" x="24" y="454">
            Deck, rails, lights
          </text>
          <path className="draw pen-line" pathLength="1" d="M961.2 442H1113.6V454H961.2Z" />
          <text className="lettering" x="24" y="492">
            Measured
          </text>
          <path className="draw pen-line" pathLength="1" d="M1113.6 480H1139V492H1113.6Z" />
          <text className="lettering" x="24" y="530">
            Revision D
          </text>
          <path className="wash draw pen-cut" pathLength="1" d="M1139 513H1164.4V535H1139Z" />
          <text className="lettering-bare" x="1151.7" y="530" textAnchor="middle">
            D
          </text>
          {/* The two days that people remember */}
          <path className="draw pen-mark" pathLength="1" d="M968 64V578" />
          <path className="draw pen-mark" pathLength="1" d="M1150 64V578" />
          <path className="wash-mark" d="M968 64l-7-11h14ZM1150 64l-7-11h14Z" />
          <text className="lettering-mark" x="960" y="602" textAnchor="end">
            set October 9
          </text>
          <text className="lettering-mark" x="1190" y="602" textAnchor="end">
            opened May 14
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span className="sheet-number">G-101</span>
        <span className="sheet-name">Thirty-five months of project 1914</span>
        <span className="sheet-scale">1 field = 3 months</span>
        <span className="sheet-hands">Drawn GT, checked HG, approved DO. Revision C, March 2026</span>
      </figcaption>
    </figure>
  )
}
