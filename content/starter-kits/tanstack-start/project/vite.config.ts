import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  resolve: { tsconfigPaths: true },
  // The server starts from a few files, and not from a thousand icons of which it needs ten.
  ssr: { noExternal: command === 'build' ? true : [] },
  plugins: [tailwindcss(), tanstackStart(), react()],
}))
