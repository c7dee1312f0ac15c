// Before the first paint, so that nobody who chose dark sees a white flash. A file of its own: the content policy allows no inline script.
(() => {
  let wanted = 'auto';
  try {
    wanted = JSON.parse(localStorage.getItem('jalon.scheme')) ?? 'auto';
  } catch {}
  const isDark = wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  page.style.backgroundColor = isDark ? '#0d0f13' : '#f7f8fa';
})();
