/** Alpine.js, on pages with a part that needs it. It starts once the parts of the page have registered. */
import Alpine from 'alpinejs'

document.addEventListener('DOMContentLoaded', () => Alpine.start())

export default Alpine
