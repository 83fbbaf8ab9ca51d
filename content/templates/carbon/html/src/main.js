import focus from '@alpinejs/focus'
import Alpine from 'alpinejs'
import { drawInView } from './lib/draw.js'

drawInView()

window.Alpine = Alpine
Alpine.plugin(focus)
// Scripts of parts come after this one; Alpine begins once all of them are there.
document.addEventListener('DOMContentLoaded', () => Alpine.start())
