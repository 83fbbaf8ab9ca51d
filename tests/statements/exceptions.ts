/** Statements that may read a large table from end to end, each with the reason. */

type Exception = {
  /** What it is for. */
  name: string
  /** Tells it from every other statement. */
  statement: RegExp
  /** What it may read. */
  scans: readonly string[]
  why: string
}

export const exceptions: readonly Exception[] = [
  {
    name: 'the operator looks for an account by part of its name or address',
    statement: /^select "name", "email", "created_at" from "users" where \(lower\(name\) like/,
    scans: ['users'],
    why: 'No index finds the middle of a word on both databases; it is one command, and shows fifty.',
  },
  {
    name: 'the operator looks for payments that fit no order',
    statement: /^select "payments"\.\*, "orders"\."buyer_email".* where "payments"\."reversed_at" is null/,
    scans: ['payments', 'orders'],
    why: 'It holds all payments to their orders, which is what it is for; it is one command.',
  },
  {
    name: 'favourites follow components that moved',
    statement: /^select distinct "component" from "favourites"$/,
    scans: ['favourites'],
    why: 'Once at a start, and only where components ever moved.',
  },
  {
    name: 'what lies in collections follows components that moved',
    statement: /^select distinct "item" from "collection_items"$/,
    scans: ['collection_items'],
    why: 'Once at a start, and only where components ever moved.',
  },
  {
    name: 'figures and sales of a span of days',
    statement: /^select (count\(\*\) as "count" from "orders"|"name", sum\("count"\) as "count" from "figures") where/,
    scans: ['orders', 'figures'],
    why: 'The span is the operator’s to choose; of one that holds most rows PostgreSQL rightly reads all.',
  },
  {
    name: 'how many want to hear of new components',
    statement: /^select count\(\*\) as "count" from "news_subscriptions" where "confirmed_at" is not null/,
    scans: ['news_subscriptions'],
    why: 'It counts nearly all of them, once an announcement; it is one command.',
  },
  {
    name: 'the length of the mail queue',
    statement: /^select count\(\*\) as "count".* from "outbox_mails" where "failed_at" is/,
    scans: ['outbox_mails'],
    why: 'It counts, by an index of what it counts; of most rows PostgreSQL rightly reads all.',
  },
]

/** What a statement reads from end to end and may not. */
export const objectionable = (statement: string, scans: readonly string[]): string[] => {
  const allowed = exceptions.filter((each) => each.statement.test(statement)).flatMap((each) => each.scans)
  return scans.filter((scan) => !allowed.includes(scan.replace(' by an index', '')))
}
