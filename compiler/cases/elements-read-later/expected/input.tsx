import { useRef, useState } from 'react'

export default function ListThatKeepsTheFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [files, setFiles] = useState(['Plan', 'Budget', 'Notes'])

  function remove(name: string) {
    setFiles((current) => current.filter((each) => each !== name))
    setTimeout(() => heading.current?.focus())
  }

  async function save(name: string) {
    list.current?.setAttribute('aria-busy', 'true')
    setFiles((current) => current.filter((each) => each !== name))
    await new Promise((resolve) => setTimeout(resolve, 20))
    list.current?.removeAttribute('aria-busy')
    heading.current?.focus()
  }

  return (
    <div>
      <h2 ref={heading} tabIndex={-1}>
        Files
      </h2>
      <ul ref={list}>
        {files.map((file) => (
          <li key={file} className="flex gap-2">
            <span>{file}</span>
            <button type="button" onClick={() => remove(file)}>
              Remove {file}
            </button>
            <button type="button" onClick={() => save(file)}>
              Save {file}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
