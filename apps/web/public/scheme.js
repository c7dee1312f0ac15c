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

// After a release the files that an older page names are gone, and nothing of the product runs: the page is fetched anew, once. If that does not
// help, who waits is told so, rather than shown a frame that stays empty.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !navigator.onLine) return;
    const key = 'jalon.reloaded';
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) >= 10_000) {
        sessionStorage.setItem(key, String(Date.now()));
        location.reload();
        return;
      }
    } catch {}
    const notice = document.createElement('main');
    notice.setAttribute('role', 'alert');
    notice.style.cssText = 'max-width:32rem;margin:20vh auto 0;padding:0 16px;text-align:center;font:16px/1.5 system-ui,sans-serif';
    notice.style.color = document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? '#e6e8ec' : '#1b1f27';
    const again = document.createElement('button');
    again.textContent = 'Recharger la page · Reload the page';
    again.style.cssText =
      'margin-top:16px;padding:8px 16px;border:0;border-radius:8px;background:#00719a;color:#fff;font:inherit;cursor:pointer';
    again.addEventListener('click', () => location.reload());
    const text = document.createElement('p');
    text.textContent =
      'Jalon vient d’être mis à jour, et cette page n’a pas pu être chargée. Jalon has just been updated, and this page could not be loaded.';
    notice.append(text, again);
    document.getElementById('root')?.replaceChildren(notice);
  },
  true,
);
