;(function (root) {
  var mode = root.dataset.darkMode
  try {
    mode = mode || localStorage.getItem('millwork-dark-mode')
  } catch (e) {}
  var dark = mode === 'on' || (mode !== 'off' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.toggle('dark', dark)
  root.style.colorScheme = dark ? 'dark' : 'light'
})(document.documentElement)
