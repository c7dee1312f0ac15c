import type { LegalDefault } from './legal-defaults.ts';

export const terms: LegalDefault = ({ fr, en, email }) => ({
  fr: `*Texte d’exemple, à adapter à votre activité et à faire relire par un juriste.*

## 1. Objet

Les présentes conditions régissent l’utilisation de la plateforme exploitée par ${fr.name} (« l’exploitant »). La plateforme met en relation des entreprises qui ont un besoin de prestation et des indépendants qui peuvent y répondre.

## 2. Acceptation

Créer un compte, ou activer un compte sur invitation, suppose d’accepter ces conditions. La version acceptée et la date sont conservées. Quand une nouvelle version le demande, votre accord vous est redemandé à votre prochaine visite.

## 3. Comptes

- Les informations fournies doivent être exactes et tenues à jour.
- Un compte est personnel : le mot de passe ne se partage pas.
- L’exploitant peut vérifier un compte avant de le valider, et le bloquer en cas d’usage contraire à ces conditions.
- Vous pouvez désactiver ou supprimer votre compte à tout moment depuis la page Sécurité.

## 4. Engagements des indépendants

L’indépendant présente fidèlement ses compétences, son statut, son tarif et sa disponibilité. Il reste seul responsable de ses obligations sociales, fiscales et d’assurance.

## 5. Engagements des entreprises

L’entreprise décrit loyalement ses besoins. Elle n’utilise les profils consultés que pour ses recrutements de prestation, et s’interdit de les transmettre à des tiers.

## 6. Prestations

Chaque prestation fait l’objet d’un contrat distinct, qui en fixe le prix, la durée et les conditions. Sauf mention contraire de ce contrat, l’exploitant n’est pas partie à la prestation.

## 7. Disponibilité du service

L’exploitant met en œuvre les moyens raisonnables pour que la plateforme reste accessible. Elle peut être interrompue pour maintenance ou pour une cause extérieure, sans que cela ouvre droit à indemnité.

## 8. Propriété intellectuelle

La plateforme, son nom et ses contenus appartiennent à l’exploitant. Les contenus que vous publiez restent les vôtres ; vous autorisez leur affichage aux personnes habilitées, le temps de votre inscription.

## 9. Données personnelles

Le traitement de vos données est décrit dans la politique de confidentialité, accessible au pied de chaque page publique.

## 10. Évolution des conditions

Les versions successives restent lisibles à la même adresse. Un résumé accompagne chaque changement.

## 11. Droit applicable

Ces conditions sont soumises au droit français. Les parties cherchent une solution amiable avant toute action devant les tribunaux compétents.

## 12. Contact

${fr.name}, ${fr.address}
${email}`,
  en: `*Sample text, to be adapted to your business and reviewed by a lawyer. The French version prevails.*

## 1. Purpose

These terms govern the use of the platform run by ${en.name} (“the operator”). The platform brings together companies that need a service and freelancers who can provide it.

## 2. Acceptance

To create an account, or to take up an invitation, you accept these terms. The version accepted and the date are kept. When a new version calls for it, you are asked again at your next visit.

## 3. Accounts

- What you state must be accurate and kept up to date.
- An account is personal: passwords are not shared.
- The operator may check an account before validating it, and block it when it is used against these terms.
- You may deactivate or delete your account at any time from the Security page.

## 4. What freelancers undertake

Freelances present their skills, status, rate and availability faithfully. They alone are responsible for their social security, tax and insurance obligations.

## 5. What companies undertake

Companies describe their needs fairly. They use the profiles they consult for their own staffing only, and do not pass them on to third parties.

## 6. Services

Each service is covered by a contract of its own, which sets its price, duration and conditions. Unless that contract says otherwise, the operator is not a party to the service.

## 7. Availability

The operator takes reasonable steps to keep the platform available. It may be interrupted for maintenance or for outside causes, without giving rise to compensation.

## 8. Intellectual property

The platform, its name and its contents belong to the operator. What you publish remains yours; you allow it to be shown to authorised people while you are registered.

## 9. Personal data

How your data is processed is described in the privacy policy, found at the foot of every public page.

## 10. Changes

Successive versions stay readable at the same address. A summary comes with each change.

## 11. Governing law

These terms are governed by French law. The parties seek an amicable solution before any action in the competent courts.

## 12. Contact

${en.name}, ${en.address}
${email}`,
});
