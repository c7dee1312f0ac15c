/** How a page moves to what is looked for: at once for those who asked that nothing moves, as no style sheet heeds it for scripts. */
export const scrolling = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
