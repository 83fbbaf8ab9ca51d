import { expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { recolor } from './recolor.ts'

const source = `/**
 * @title Projects
 * @description Colours in data, in conditions, in a menu, a switch and tabs.
 * @order 1
 */
import { useState } from 'react'
import { Menu, MenuButton, MenuItem, MenuItems, Switch, Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { CheckIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const projects = [
  { name: 'Quay', state: 'Active', badgeClass: 'bg-primary-600 text-white', dotClass: 'bg-primary-500' },
  { name: 'Mill', state: 'Paused', badgeClass: 'bg-secondary-100 text-secondary-700', dotClass: 'bg-secondary-400' },
]

export default function Projects() {
  const [on, setOn] = useState(true)

  return (
    <section className="flex flex-col gap-4 bg-white p-4 dark:bg-secondary-950">
      <ul className="flex flex-col gap-2">
        {projects.map((project) => (
          <li key={project.name} className="flex items-center gap-2 text-sm text-secondary-900 dark:text-white">
            <span aria-hidden="true" className={clsx('size-2 rounded-full', project.dotClass)} />
            <span className={clsx('rounded-full px-2', project.badgeClass)}>{project.state}</span>
            <a href="#open" className="text-primary-600 hover:text-primary-700 dark:text-primary-400">Open</a>
          </li>
        ))}
      </ul>
      <div className={clsx('flex p-4', on ? 'bg-primary-600 dark:bg-primary-700' : 'bg-secondary-100 dark:bg-secondary-800')}>
        <p className={clsx('text-sm', on ? 'text-white' : 'text-secondary-700 dark:text-secondary-200')}>Mail is on</p>
      </div>
      <Switch
        checked={on}
        onChange={setOn}
        aria-label="Mail"
        className="group flex h-6 w-11 rounded-full bg-secondary-200 p-0.5 data-checked:bg-primary-600 dark:bg-white/10"
      >
        <span aria-hidden="true" className="size-5 rounded-full bg-white group-data-checked:translate-x-5" />
      </Switch>
      <TabGroup className="flex flex-col gap-2">
        <TabList className="flex gap-2">
          <Tab className="border-b-2 border-transparent px-2 text-sm text-secondary-600 data-selected:border-primary-600 data-selected:text-primary-600 dark:text-secondary-300 dark:data-selected:text-primary-400">One</Tab>
          <Tab className="border-b-2 border-transparent px-2 text-sm text-secondary-600 data-selected:border-primary-600 data-selected:text-primary-600 dark:text-secondary-300 dark:data-selected:text-primary-400">Two</Tab>
        </TabList>
        <TabPanels>
          <TabPanel className="text-sm text-secondary-700 dark:text-secondary-300">First</TabPanel>
          <TabPanel className="text-sm text-secondary-700 dark:text-secondary-300">Second</TabPanel>
        </TabPanels>
      </TabGroup>
      <Menu as="div" className="relative flex">
        <MenuButton className="flex rounded-md bg-primary-600 px-3 py-2 text-sm text-white hover:bg-primary-700 data-open:bg-primary-700">Options</MenuButton>
        <MenuItems className="absolute end-0 z-10 mt-2 flex w-40 flex-col bg-white dark:bg-secondary-800">
          <MenuItem>
            <a href="#edit" className="group flex gap-2 px-3 py-2 text-sm text-secondary-700 data-focus:bg-primary-600 data-focus:text-white dark:text-secondary-200">
              <CheckIcon aria-hidden="true" className="size-5 text-primary-500 group-data-focus:text-white" />
              Edit
            </a>
          </MenuItem>
        </MenuItems>
      </Menu>
    </section>
  )
}
`

test.each(['yellow', 'amber', 'cyan', 'green', 'orange', 'indigo'] as const)(
  'every flavour of a component gets the same colours: %s',
  async (primary) => {
    const compiled = await (await createHostCompiler()).compile(source, { file: 'projects.tsx' })
    if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'))
    const solved = Object.values(compiled.outputs).flatMap(({ files }) =>
      files.map(({ code, fileName }) => {
        const { changes, unsolved } = recolor(code, { primary, secondary: 'gray' }, { keepContrast: true })
        // A state has another name in each flavour; the theme has not.
        const plainly = (word: string) => `${word.includes('dark:') ? 'dark:' : ''}${word.split(':').at(-1)}`
        const kinds = new Set(changes.map(({ before, after }) => `${plainly(before)} → ${plainly(after)}`))
        return { fileName, kinds: [...kinds].sort(), unsolved }
      }),
    )
    expect(solved.length).toBeGreaterThan(1)
    for (const { kinds, unsolved } of solved) {
      expect(unsolved).toEqual([])
      expect(kinds).toEqual(solved[0]!.kinds)
    }
  },
)
