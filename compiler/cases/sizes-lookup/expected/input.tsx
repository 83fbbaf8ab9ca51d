import clsx from 'clsx'

const people = [
  { name: 'Ada', sizeClass: 'size-6' },
  { name: 'Grace', sizeClass: 'size-8' },
  { name: 'Hedy', sizeClass: 'size-10' },
  { name: 'Radia', sizeClass: 'size-12' },
]

export default function Sizes() {
  return (
    <ul role="list" className="flex gap-2">
      {people.map((person) => (
        <li key={person.name} className={clsx('rounded-full bg-primary-600', person.sizeClass)}>
          <p className={clsx('flex', person.name === 'Ada' ? 'items-end' : 'items-start')}>{person.name}</p>
        </li>
      ))}
      {people.map((person, index) => (
        <li key={person.name} className={index > 0 ? 'border-t border-primary-600' : ''}>
          {index}
        </li>
      ))}
      {'...'.split('').map((_, at) => (
        <li key={at} className="size-2 rounded-full bg-primary-600" />
      ))}
    </ul>
  )
}
