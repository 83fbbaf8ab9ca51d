const prices = [
  { name: 'small', label: 'Small', value: '18.00' },
  { name: 'large', label: 'Large', value: '24.50' },
]

export default function PricesInAList() {
  return (
    <form className="grid gap-3">
      {prices.map((price) => (
        <label key={price.name} className="grid gap-1 text-sm text-secondary-900">
          {price.label}
          <input
            name={price.name}
            defaultValue={price.value}
            className="rounded-md px-3 py-2 ring-1 ring-secondary-300"
          />
        </label>
      ))}
      <button type="reset" className="text-sm text-secondary-700">
        Back to what they were
      </button>
    </form>
  )
}
