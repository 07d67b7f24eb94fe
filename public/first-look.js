// Runs before the first paint, while the application is still on its way: a user who works on a dark ground sees no light one
// first. `src/theme` keeps the choice under this name and takes over afterwards.
try {
  const { value } = JSON.parse(localStorage.getItem('weft::theme') ?? '{}')
  if (value?.appearance === 'dark') document.documentElement.dataset.appearance = 'dark'
} catch {
  // Browsers that refuse storage, and what is no JSON: light, as by default.
}
