import type { LegalDefault } from './legal-defaults.ts';

export const notice: LegalDefault = ({ fr, en, email }) => ({
  fr: `## Éditeur

${fr.name}
${fr.form}
${fr.address}
${fr.number}
${email}

## Directeur de la publication

${fr.director}

## Hébergement

${fr.host}

## Signaler un contenu

Écrivez à ${email} en indiquant l’adresse de la page et la raison du signalement.`,
  en: `## Publisher

${en.name}
${en.form}
${en.address}
${en.number}
${email}

## Publication director

${en.director}

## Hosting

${en.host}

## Report content

Write to ${email} with the address of the page and the reason.`,
});
