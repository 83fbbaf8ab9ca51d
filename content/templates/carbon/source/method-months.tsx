/**
 * @title Method: the months of a footbridge
 * @description The schedule of Kettle Bend Footbridge from the call to the opening, month by month, with the four revisions.
 * @order 31
 */
export default function MethodMonths() {
  return (
    <figure className="page sheet">
      <div dir="ltr" className="sheet-frame">
        <svg
          viewBox="0 0 1200 626"
          role="img"
          aria-label="Bars over the months from June 2019 to May 2022. Revision A takes four months, B six, C five and D one; between them the project waits for comments, the permit and bids. The steel is set on October 9, 2021, and the bridge opens on May 14, 2022."
          className="drawing drawing-below drawing-wide aspect-[1200/626]"
        >
          {/* Years and quarters */}
          <path
            className="pen-hatch"
            d="M250 64V556M275.4 64V556M351.6 64V556M427.8 64V556M504 64V556M580.2 64V556M656.4 64V556M732.6 64V556M808.8 64V556M885 64V556M961.2 64V556M1037.4 64V556M1113.6 64V556M1164.4 64V556"
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
        {/* The same for narrow sheets */}
        <svg
          viewBox="0 0 480 656"
          role="img"
          aria-label="Bars over the months from June 2019 to May 2022. Revision A takes four months, B six, C five and D one; between them the project waits for comments, the permit and bids. The steel is set on October 9, 2021, and the bridge opens on May 14, 2022."
          className="drawing drawing-below drawing-small aspect-[480/656]"
        >
          {/* Years and quarters */}
          <path
            className="pen-hatch"
            d="M14 46V592M26.5 46V592M64 46V592M101.5 46V592M139 46V592M176.5 46V592M214 46V592M251.5 46V592M289 46V592M326.5 46V592M364 46V592M401.5 46V592M439 46V592M464 46V592"
          />
          <path className="pen-hair" d="M101.5 18V592M251.5 18V592M401.5 18V592" />
          <text className="lettering" x="57.7" y="34" textAnchor="middle">
            2019
          </text>
          <text className="lettering" x="176.5" y="34" textAnchor="middle">
            2020
          </text>
          <text className="lettering" x="326.5" y="34" textAnchor="middle">
            2021
          </text>
          <text className="lettering" x="472.0" y="34" textAnchor="end">
            2022
          </text>
          <path className="pen-line" d="M14 46H472.0" />
          {/* What is ours is heavy, what others do is light, waiting is dashed */}
          <path className="draw pen-line" pathLength="1" d="M14.0 70H26.5V82H14.0Z" />
          <path className="draw pen-line" pathLength="1" d="M26.5 114H51.5V126H26.5Z" />
          <path className="wash draw pen-cut" pathLength="1" d="M51.5 153H101.5V175H51.5Z" />
          <path className="pen-dash" d="M101.5 208H126.5" />
          <path className="wash draw pen-cut" pathLength="1" d="M126.5 241H201.5V263H126.5Z" />
          <path className="pen-dash" d="M201.5 296H239.0" />
          <path className="wash draw pen-cut" pathLength="1" d="M214.0 329H276.5V351H214.0Z" />
          <path className="pen-dash" d="M276.5 384H301.5" />
          <path className="draw pen-line" pathLength="1" d="M301.5 422H364.0V434H301.5Z" />
          <path className="draw pen-line" pathLength="1" d="M364.0 466H439.0V478H364.0Z" />
          <path className="draw pen-line" pathLength="1" d="M439.0 510H451.5V522H439.0Z" />
          <path className="wash draw pen-cut" pathLength="1" d="M451.5 549H464.0V571H451.5Z" />
          {/* The two days that people remember */}
          <path className="draw pen-mark" pathLength="1" d="M367.3 46V598" />
          <path className="draw pen-mark" pathLength="1" d="M456.9 46V622" />
          <path className="wash-mark" d="M367.3 46l-6-10h12ZM456.9 46l-6-10h12Z" />
          <text className="lettering-mark" x="367.3" y="616" textAnchor="end">
            set October 9
          </text>
          <text className="lettering-mark" x="466.9" y="642" textAnchor="end">
            opened May 14
          </text>
          {/* Words above what they name */}
          <text className="lettering" x="14" y="63">
            Call and visit
          </text>
          <text className="lettering" x="26.5" y="107">
            Survey, borings
          </text>
          <text className="lettering" x="51.5" y="146">
            Revision A
          </text>
          <text className="lettering-soft" x="101.5" y="195">
            Comments
          </text>
          <text className="lettering" x="126.5" y="234">
            Revision B
          </text>
          <text className="lettering-soft" x="201.5" y="283">
            Permit
          </text>
          <text className="lettering" x="214" y="322">
            Revision C
          </text>
          <text className="lettering-soft" x="276.5" y="371">
            Bids
          </text>
          <text className="lettering" x="474" y="415" textAnchor="end">
            Steel in the shop
          </text>
          <text className="lettering" x="474" y="459" textAnchor="end">
            Deck, rails, lights
          </text>
          <text className="lettering" x="474" y="503" textAnchor="end">
            Measured
          </text>
          <text className="lettering" x="474" y="542" textAnchor="end">
            Revision D
          </text>
        </svg>
      </div>
      <figcaption className="sheet-strip">
        <span className="sheet-number">G-101</span>
        <span className="sheet-name">
          <bdi>Thirty-five months of Kettle Bend Footbridge</bdi>
        </span>
        <span className="sheet-scale">
          <bdi>1 field = 3 months</bdi>
        </span>
        <span className="sheet-hands">
          <bdi>Drawn GT, checked HG, approved DO. Revision D, March 2026</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
