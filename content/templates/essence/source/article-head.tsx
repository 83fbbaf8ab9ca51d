/**
 * @title Article: its head
 * @description The title of an article beside the plate of the scent it is about.
 * @layout full
 * @order 51
 */
export default function ArticleHead() {
  return (
    <header className="page grid items-end gap-x-14 gap-y-10 pt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:pt-14">
      <div className="lg:pb-10">
        <h1 className="display">{/* outlet: title */}</h1>
        <p className="voice lead text-soft mt-8 max-w-[26em]">{/* outlet: line */}</p>
        <p className="aside-text mt-5">{/* outlet: byline */}</p>
      </div>
      <div className="max-w-xs lg:max-w-none">{/* outlet: plate */}</div>
    </header>
  )
}
