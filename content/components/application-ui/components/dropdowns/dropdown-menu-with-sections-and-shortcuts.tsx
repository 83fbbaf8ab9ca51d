/**
 * @title Dropdown menu with sections and shortcuts
 * @description A dropdown menu with commands in groups, icons, keyboard shortcuts and a destructive action at the end.
 * @keywords action menu, context menu, kebab menu, more actions, keyboard shortcuts, popup menu
 * @free
 * @layout padded
 * @minHeight 540
 * @opens Actions
 * @order 1
 * @part AUI-C16-1
 */
import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import {
  ArrowDownTrayIcon,
  ChevronDownIcon,
  DocumentDuplicateIcon,
  FolderIcon,
  LinkIcon,
  PencilSquareIcon,
  TrashIcon,
  UserPlusIcon,
} from '@heroicons/react/20/solid'

// The shortcuts are shown here; listen for them where your application handles its keys.
const sections = [
  {
    heading: 'Document',
    commands: [
      { name: 'Rename', shortcut: 'F2', icon: PencilSquareIcon, disabled: false },
      { name: 'Duplicate', shortcut: '⌘D', icon: DocumentDuplicateIcon, disabled: false },
      { name: 'Move to folder', shortcut: '⇧⌘M', icon: FolderIcon, disabled: true },
    ],
  },
  {
    heading: 'Share',
    commands: [
      { name: 'Invite people', shortcut: '⌘I', icon: UserPlusIcon, disabled: false },
      { name: 'Copy link', shortcut: '⇧⌘C', icon: LinkIcon, disabled: false },
      { name: 'Download as PDF', shortcut: '⇧⌘S', icon: ArrowDownTrayIcon, disabled: false },
    ],
  },
]

const paragraphs = [
  'Before there were charts, a captain found the way home with a lead line, a lantern and what his father had told him.',
  'Twelve instruments took over from memory. Each stands beside the voyage that proved it.',
]

const facts = [
  { name: 'Opens', value: 'December 5, 2026' },
  { name: 'Room', value: 'Chart room, second floor' },
  { name: 'Curator', value: 'Kofi Asante' },
  { name: 'Labels', value: '9 of 12 written' },
]

export default function DropdownMenuWithSectionsAndShortcuts() {
  return (
    <article
      aria-labelledby="plan-title"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex items-start justify-between gap-4 border-b border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
        <div className="min-w-0">
          <h2 id="plan-title" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Winter exhibition
          </h2>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Draft, edited by June Park today</p>
        </div>
        <Menu as="div" className="relative shrink-0">
          <MenuButton className="inline-flex items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
            Actions
            <ChevronDownIcon aria-hidden="true" className="-me-1 size-5 text-secondary-500 dark:text-secondary-400" />
          </MenuButton>
          <MenuItems
            transition
            className="absolute end-0 z-10 mt-2 w-64 max-w-[calc(100vw-2rem)] origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
          >
            {sections.map((section) => (
              <MenuSection
                key={section.heading}
                className="mb-1.5 border-b border-secondary-950/10 pb-1.5 dark:border-white/10"
              >
                <MenuHeading className="px-2.5 pt-1.5 pb-1 text-xs/5 font-medium text-secondary-600 dark:text-secondary-400">
                  {section.heading}
                </MenuHeading>
                {section.commands.map((command) => (
                  <MenuItem key={command.name} disabled={command.disabled}>
                    <button
                      type="button"
                      className="group flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-disabled:opacity-50 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                    >
                      <command.icon
                        aria-hidden="true"
                        className="size-5 shrink-0 text-secondary-500 group-data-focus:text-secondary-700 dark:text-secondary-400 dark:group-data-focus:text-secondary-200"
                      />
                      <span className="min-w-0 flex-1">{command.name}</span>
                      <span
                        dir="ltr"
                        className="shrink-0 text-xs/5 text-secondary-600 dark:text-secondary-400 dark:group-data-focus:text-secondary-300"
                      >
                        {command.shortcut}
                      </span>
                    </button>
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
            <MenuItem>
              <button
                type="button"
                className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-red-700 data-focus:bg-red-50 data-focus:outline-hidden sm:py-2 dark:text-red-300 dark:data-focus:bg-red-400/10"
              >
                <TrashIcon aria-hidden="true" className="size-5 shrink-0 text-red-600 dark:text-red-400" />
                <span className="min-w-0 flex-1">Delete</span>
                <span dir="ltr" className="shrink-0 text-xs/5">
                  ⌘⌫
                </span>
              </button>
            </MenuItem>
          </MenuItems>
        </Menu>
      </div>
      <div className="grid gap-x-6 gap-y-5 p-5 sm:grid-cols-[1fr_15rem] sm:p-6">
        <div className="grid content-start gap-4 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
          <img
            src="/media/scenes/lake-wide-600.webp"
            alt="Snow mountains, mirrored in a still lake"
            width={600}
            height={338}
            className="h-40 w-full rounded-lg object-cover"
          />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="grid content-start gap-3 rounded-lg bg-secondary-50 p-4 text-sm/6 dark:bg-white/5">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt className="text-secondary-600 dark:text-secondary-400">{fact.name}</dt>
              <dd className="font-medium text-secondary-950 dark:text-white">
                <bdi>{fact.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
