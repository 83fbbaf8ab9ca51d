import { PlusIcon, TrashIcon } from '@heroicons/react/20/solid'
import { Button, ButtonLink, type ButtonColor, type ButtonSize, type ButtonVariant } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { urls } from '#shared/urls.ts'
import { Specimen, Specimens } from './specimen.tsx'

const variants: ButtonVariant[] = ['primary', 'secondary', 'secondary-alt']
const colors: ButtonColor[] = ['blue', 'gray', 'indigo', 'purple']
const sizes: ButtonSize[] = ['sm', 'md', 'lg', 'xl']

export function Buttons() {
  return (
    <Specimens title="Buttons">
      {variants.map((variant) => (
        <Specimen key={variant} name={variant}>
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen name="danger">
        <Button variant="danger">Delete account</Button>
        <Button variant="danger" active>
          active
        </Button>
        <Button variant="danger" disabled>
          disabled
        </Button>
      </Specimen>
      <Specimen name="sizes">
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </Specimen>
      {variants.map((variant) => (
        <Specimen key={variant} name={`${variant}, active`}>
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color} active>
              {color}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen name="disabled, busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
        <Button aria-disabled>Saving…</Button>
      </Specimen>
      <Specimen name="with an icon">
        <Button>
          <PlusIcon aria-hidden className="-ms-1 size-5" />
          New request
        </Button>
        <ButtonLink href={urls.devUi()} variant="secondary">
          A link that looks like one
        </ButtonLink>
        <CopyButton text="Copied" what="An example" />
        <IconButton icon={TrashIcon} label="Remove" />
        <IconButton icon={PlusIcon} label="Add, pressed" pressed />
        <IconButton icon={PlusIcon} label="Add, dense" dense />
      </Specimen>
      <Specimen name="long, narrow">
        <div className="w-48">
          <Button>Save and send an invitation to everyone</Button>
        </div>
      </Specimen>
    </Specimens>
  )
}
