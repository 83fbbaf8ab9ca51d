/**
 * The intermediate representation: what a component is, without saying how any framework writes it.
 * Expressions stay nodes of the author's syntax tree; `refs` tells what each name in them stands for.
 */
import type {
  ArrowFunctionExpression,
  Expression,
  JSXMemberExpression,
  FunctionNode,
  Node,
  Statement,
} from '../parse/ast.ts'
import type { Parsed } from '../parse/parse.ts'
import type { Span } from '../problems/problem.ts'
import type { IconSet } from '../types.ts'
import type { PartName } from '../elements/names.ts'

/** What a name in the source stands for. Two names are the same thing exactly if they share the binding object. */
export type Binding =
  | { kind: 'data'; name: string; init: Expression; statement: Node }
  | { kind: 'helper'; name: string; node: Node; statement: Node }
  | { kind: 'icon'; name: string; set: IconSet; icon: string }
  | { kind: 'part'; name: string; part: PartName }
  | { kind: 'import'; name: string; imported: 'useState' | 'useRef' | 'useEffect' | 'useId' | 'Fragment' | 'clsx' }
  | { kind: 'type'; name: string }
  | { kind: 'state'; name: string; state: State }
  | { kind: 'setter'; name: string; state: State }
  | { kind: 'derived'; name: string; init: Expression; statement: Node }
  | { kind: 'handler'; name: string; handler: Handler }
  /** `const track = useRef<HTMLDivElement>(null)`: `type` is the element's, as TypeScript names it. */
  | { kind: 'ref'; name: string; type: string; statement: Node }
  /** The element or index parameter of a list in the markup. */
  | { kind: 'item'; name: string; role: 'item' | 'index' | 'part' }
  /** A parameter or constant inside a function. */
  | { kind: 'local'; name: string; owner: Node }
  | { kind: 'global'; name: string; pure: boolean }

/** Each identifier in the source and what it stands for. */
export type Refs = Map<Node, Binding>

/** `const [open, setOpen] = useState(false)` */
export type State = Span & { name: string; setter: string; init: Expression | null }

/** A named function of the component, used by events. */
export type Handler = Span & { name: string; node: FunctionNode }

/** `useEffect(() => { statements; return cleanup }, [dependencies])`, in pieces. */
export type Effect = Span & {
  node: ArrowFunctionExpression
  /** The whole call as a statement, to which its comments belong. */
  statement: Node
  /** What runs, without the cleanup it returns. */
  statements: Statement[]
  /** What the returned function does; null where nothing is returned. */
  cleanup: Expression | Statement[] | null
  /** The names the effect lists, in its order; with none it runs once. */
  dependencies: Node[]
}

export type Component = {
  name: string
  parsed: Parsed
  refs: Refs
  /** Top-level names by name. */
  scope: Map<string, Binding>
  data: Extract<Binding, { kind: 'data' }>[]
  helpers: Extract<Binding, { kind: 'helper' }>[]
  states: Extract<Binding, { kind: 'state' }>[]
  derived: Extract<Binding, { kind: 'derived' }>[]
  handlers: Extract<Binding, { kind: 'handler' }>[]
  elementRefs: Extract<Binding, { kind: 'ref' }>[]
  effects: Effect[]
  /** npm packages the source imports from, other than React itself. */
  packages: string[]
  root: ViewNode[]
}

/** A piece of markup. Fragments are gone: their children stand in their place. */
export type ViewNode = Element | Part | Icon | Text | Expr | If | For | Comment

export type Element = Span & {
  kind: 'element'
  tag: string
  attributes: Attribute[]
  classes: ClassPart[]
  children: ViewNode[]
}

/** A part of an interactive element, such as MenuButton. */
export type Part = Span & {
  kind: 'part'
  part: PartName
  /** A dialog that stands at the end of the page also in HTML, where it inherits no text style. */
  isAway?: true
  /** The `as` attribute: a tag, or null where the author wrote nothing. */
  as: string | null
  attributes: Attribute[]
  classes: ClassPart[]
  children: ViewNode[]
}

/** An icon: known by name, or an expression that yields one, such as `item.icon`. */
export type Icon = Span & {
  kind: 'icon'
  expression: Expression | JSXMemberExpression | null
  binding: Extract<Binding, { kind: 'icon' }> | null
  attributes: Attribute[]
  classes: ClassPart[]
}

/** Text as written in the markup: whitespace as JSX keeps it, character references not decoded. */
export type Text = Span & { kind: 'text'; raw: string }

/** `{expression}` */
export type Expr = Span & { kind: 'expr'; expression: Expression }

export type If = Span & { kind: 'if'; test: Expression; consequent: ViewNode[]; alternate: ViewNode[] }

/** `list.map((item, index) => …)`; `item` may be a pattern, whose names are in `refs`. */
export type For = Span & {
  kind: 'for'
  list: Expression
  item: Node | null
  index: Node | null
  key: Expression | null
  body: ViewNode[]
  /** Its items stand in a line without white space between them. */
  isJoined?: true
}

/** A comment in the markup, meant for the customer. */
export type Comment = Span & { kind: 'comment'; text: string }

/** Names are React's; each target has its own table. */
export type Attribute = Span &
  /** `isNumber` where the author wrote `value={1}`. */
  (
    | { kind: 'static'; name: string; value: string; isNumber?: boolean }
    | { kind: 'flag'; name: string }
    | { kind: 'expr'; name: string; value: Expression }
    | { kind: 'event'; name: string; handler: EventHandler }
    | { kind: 'ref'; name: 'ref'; binding: Extract<Binding, { kind: 'ref' }> }
  )

export type EventHandler =
  | { kind: 'named'; binding: Extract<Binding, { kind: 'handler' | 'setter' }> }
  | { kind: 'inline'; param: Node | null; body: Expression | Statement[] }

/** `test ? 'a' : other ? 'b' : 'c'`: each side a string, or another choice. */
export type ClassChoice = { test: Expression; yes: ClassBranch; no: ClassBranch }
export type ClassBranch = string | ClassChoice

export type ClassPart = Span &
  (
    | { kind: 'static'; value: string }
    | ({ kind: 'when' } & ClassChoice)
    /** Classes from data; `options` are the strings it may yield, as far as the file tells. */
    | { kind: 'expr'; expression: Expression; options: (Span & { value: string })[] }
  )
