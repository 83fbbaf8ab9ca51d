export function PanelHeading({ children }: { children: string }) {
  return <h2 className="px-2 pt-5 pb-1.5 text-xs font-medium text-faint">{children}</h2>
}
