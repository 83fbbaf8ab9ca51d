'use client'

export { Broken as default } from '../broken'
