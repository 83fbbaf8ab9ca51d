/**
 * @title White space
 * @description Line breaks of the source show where white space is kept.
 * @order 1
 */
export default function Message() {
  return (
    <div>
      <p className="text-sm whitespace-pre-line">
        <strong>Ada</strong>
        <span>wrote</span>
      </p>
      <p className="sm:whitespace-pre">
        Hello <b>you</b>
      </p>
      <p className="whitespace-pre-line">{'One line\nand another'}</p>
    </div>
  )
}
