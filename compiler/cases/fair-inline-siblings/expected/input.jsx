import { useState } from 'react'

const tags = ['Design', 'Research', 'Writing']

export default function Byline() {
  const [following, setFollowing] = useState(false)

  return (
    <div className="text-sm text-secondary-700">
      <p>
        <strong className="font-semibold text-secondary-900">Ada Lovelace</strong>
        <span className="ms-2 rounded-full bg-primary-50 px-2 py-0.5 text-xs text-primary-700">Author</span>
        <button type="button" onClick={() => setFollowing(!following)} className="ms-2 text-primary-700 underline">
          {following ? 'Following' : 'Follow'}
        </button>
      </p>
      <div className="mt-2">
        {tags.map((tag) => (
          <span key={tag} className="me-1 inline-block rounded-md bg-secondary-100 px-2 py-1">
            {tag}
          </span>
        ))}
        {following && <span className="inline-block rounded-md bg-green-100 px-2 py-1 text-green-800">Followed</span>}
      </div>
    </div>
  )
}
