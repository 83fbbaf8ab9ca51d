/**
 * Who answers, on the server: your provider where the environment names it, else the stand-in. What the environment is
 * asked for stands in `.env.example`; the key never reaches the browser.
 */
import { handlerFor } from '@/lib/handler'

export const POST = handlerFor(process.env)
