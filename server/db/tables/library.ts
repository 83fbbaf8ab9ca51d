/** What somebody marked, kept and looked at, and the component of a day. */

/** A component somebody marked, by its path. */
export type FavouritesTable = { userId: string; component: string; createdAt: Date }

/** What somebody made with a tool and keeps, as the query of its address. */
export type KeptDesignsTable = { userId: string; tool: string; query: string; createdAt: Date }

/** The component somebody looked at last on each page of the library, by its path. */
export type LibraryVisitsTable = { userId: string; subcategory: string; component: string; visitedAt: Date }

/** A component whose code somebody took, by its path, and when they last did. */
export type CopiedComponentsTable = { userId: string; component: string; copiedAt: Date }

/** What the members of a team keep together, under its licence. */
export type CollectionsTable = {
  id: string
  licenseId: string
  name: string
  /** As names are compared: no two of a team are alike. */
  nameKey: string
  createdAt: Date
  /** When it was named, or what lies in it was changed. */
  updatedAt: Date
}

/** A component in a collection, by its path, and where it stands among the others. */
export type CollectionItemsTable = { collectionId: string; item: string; position: number }

/** The component whose code was open to everyone on a day (UTC). */
export type ComponentDaysTable = {
  /** "2026-11-21" */
  day: string
  component: string
}
