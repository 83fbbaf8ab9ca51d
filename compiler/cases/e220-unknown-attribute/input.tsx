/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return (
    <p class="p-2" colour="red" onTap={() => {}}>
      Hello
    </p>
  )
}
