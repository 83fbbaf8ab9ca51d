'use client'

export { default } from '@/components/failure'
