/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { motion } from 'framer-motion'
import { Bars } from '@heroicons/react/solid'

export default function Sample() {
  return (
    <p>Hello</p>
  )
}
