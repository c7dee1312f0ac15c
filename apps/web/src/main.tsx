import './app/styles/first.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { showLanguage, startTexts } from './core/i18n.ts';
import { currentSession } from './core/session.ts';

/** A function, since a module that awaits at its top keeps waiting the texts and screens that import it. */
async function start(): Promise<void> {
  const texts = startTexts();
  // Asked for at once, beside the texts: guarded routes wait for it, public ones draw without. The language on record wins.
  const session = currentSession();
  const router = createAppRouter();
  await texts;
  // Who looks with another's eyes reads on in their own language.
  void session.then((user) => (user && !user.seenBy ? showLanguage(user.lang) : undefined));

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // As a transition, so that React yields to a key or a touch between its steps.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

void start();
