import focus from '@alpinejs/focus'
import Alpine from 'alpinejs'

window.Alpine = Alpine
Alpine.plugin(focus)
Alpine.start()
