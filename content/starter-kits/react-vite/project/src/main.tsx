import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './app.css'
import { createRouter } from './router'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id “root”.')

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
)
