// Alpine reads every global of the page while it loads. Chromium reports this one as deprecated, and nothing here uses it.
delete window.fence
