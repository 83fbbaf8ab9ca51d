import { useState } from 'react'

type State = { adults: number; children: number }
type Action = { type: 'add' | 'remove'; who: 'adults' | 'children' } | { type: 'reset' }

const initialState: State = { adults: 2, children: 0 }

function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'add':
      return { ...state, [action.who]: state[action.who] + 1 }
    case 'remove':
      return { ...state, [action.who]: Math.max(0, state[action.who] - 1) }
    case 'reset':
      return initialState
    default:
      return state
  }
}

export default function Guests() {
  const [guestsState, setGuestsState] = useState<State>(initialState)

  function dispatch(action: Action) {
    setGuestsState((current) => reducer(current, action))
  }

  return (
    <div className="flex max-w-xs flex-col gap-3 text-sm text-secondary-900">
      <div className="flex items-center justify-between">
        <p>Adults: {guestsState.adults}</p>
        <div className="flex gap-2">
          <button type="button" onClick={() => dispatch({ type: 'remove', who: 'adults' })} className="underline">
            Fewer adults
          </button>
          <button type="button" onClick={() => dispatch({ type: 'add', who: 'adults' })} className="underline">
            More adults
          </button>
        </div>
      </div>
      <div className="flex items-center justify-between">
        <p>Children: {guestsState.children}</p>
        <button type="button" onClick={() => dispatch({ type: 'add', who: 'children' })} className="underline">
          More children
        </button>
      </div>
      <button type="button" onClick={() => dispatch({ type: 'reset' })} className="self-start underline">
        Start again
      </button>
    </div>
  )
}
