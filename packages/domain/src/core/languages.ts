/** The product's languages, without schemas: the first screen needs them before it needs anything to validate. */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'fr';

/** The first of our languages in an `Accept-Language` header or a list of browser languages. French when there is none. */
export function preferredLanguage(accepted: string | undefined | null): Language {
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2), quality: quality ? Number(quality) : 1 };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) if (language === 'fr' || language === 'en') return language;
  return fallbackLanguage;
}
