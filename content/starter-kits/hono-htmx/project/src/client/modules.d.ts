declare module '@alpinejs/csp' {
  const Alpine: { plugin(plugin: unknown): void; start(): void }
  export default Alpine
}

declare module '@alpinejs/focus' {
  const plugin: unknown
  export default plugin
}

declare module '@hotwired/turbo'

interface Window {
  /** Where components look for it. */
  Alpine: unknown
}
