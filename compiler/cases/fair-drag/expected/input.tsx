import { useState } from 'react'
import clsx from 'clsx'

const initialTasks = [
  { id: 'draft', name: 'Write the draft' },
  { id: 'review', name: 'Ask for a review' },
  { id: 'publish', name: 'Publish it' },
]

export default function Columns() {
  const [tasks, setTasks] = useState(initialTasks)
  const [dragged, setDragged] = useState('')

  function drop(target: string) {
    const moving = tasks.find((task) => task.id === dragged)
    if (!moving || dragged === target) return
    const others = tasks.filter((task) => task.id !== dragged)
    const to = tasks.findIndex((task) => task.id === target)
    setTasks([...others.slice(0, to), moving, ...others.slice(to)])
    setDragged('')
  }

  return (
    <ul className="flex max-w-xs flex-col gap-2">
      {tasks.map((task) => (
        <li
          key={task.id}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', task.id)
            setDragged(task.id)
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => drop(task.id)}
          onDragEnd={() => setDragged('')}
          className={clsx(
            'rounded-md bg-white p-3 text-sm text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300',
            dragged === task.id ? 'opacity-50' : '',
          )}
        >
          {task.name}
        </li>
      ))}
    </ul>
  )
}
