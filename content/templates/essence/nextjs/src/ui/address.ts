/** Ways to other pages for what is no component: by the router where there is one, else by the browser. */
let way = (path: string) => window.location.assign(path)

/** Lets a router take the way from now on. Answers what ends it. */
export function takeWay(next: (path: string) => void): () => void {
  const before = way
  way = next
  return () => {
    way = before
  }
}

export const addressOf = (path: string) => path

export const goTo = (path: string) => way(path)
