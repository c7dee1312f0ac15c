import type { LegalDefault } from './legal-defaults.ts';

export const privacy: LegalDefault = ({ fr, en, email }) => ({
  fr: `*Texte d’exemple, à adapter à vos traitements réels.*

## Qui traite vos données

${fr.name}, ${fr.address}, est responsable des traitements décrits ici.

## Les données traitées

- **Compte** : civilité, nom, adresse e-mail, téléphone, langue, photo.
- **Profil** : titre, métiers, compétences, expérience, statut, tarif et disponibilité d’un indépendant ; fonction et entreprise d’un contact.
- **Connexions** : appareils, adresses IP et dates, pour la sécurité du compte.
- **Acceptations** : version des textes acceptés et date.

## Pourquoi, et sur quelle base

1. Tenir votre compte et mettre en relation indépendants et entreprises : exécution du contrat.
2. Protéger les comptes et prévenir les abus : intérêt légitime.
3. Répondre à nos obligations comptables et légales : obligation légale.

## Qui y a accès

Les entreprises voient les profils que les indépendants n’ont pas masqués. Nos équipes y accèdent pour l’exploitation du service. Notre hébergeur agit pour notre compte. Vos données ne sont pas vendues.

## Combien de temps

Les données du compte sont conservées tant qu’il existe. À sa suppression, ce qui vous identifie est effacé, sauf ce que la loi impose de garder.

## Cookies

Seuls des cookies nécessaires au fonctionnement sont déposés. Aucun cookie de mesure ou de publicité.

- **Session** (session, signed_in) : jusqu’à la fermeture du navigateur, ou 90 jours si vous gardez votre session ouverte.
- **Protection des formulaires** (XSRF-TOKEN) : jusqu’à la fermeture du navigateur.
- **Langue** (language) : un an.
- **Appareil reconnu** (device) : un an, pour que les essais d’inconnus ne vous ferment pas l’accès à votre compte.
- **Inscription commencée** (sign_up) : 30 jours.
- **Connexion par un fournisseur d’identité** (sign_in_start) : 10 minutes.
- **Connexion en deux étapes** (sign_in_step) : 5 minutes.

## Vos droits

Vous pouvez accéder à vos données, les rectifier, les télécharger et les supprimer depuis la page Mon compte. Pour toute autre demande : ${email}. Vous pouvez aussi saisir la [CNIL](https://www.cnil.fr).`,
  en: `*Sample text, to be adapted to what you really process. The French version prevails.*

## Who processes your data

${en.name}, ${en.address}, is responsible for the processing described here.

## What is processed

- **Account**: title, name, e-mail address, telephone, language, picture.
- **Profile**: headline, professions, skills, experience, status, rate and availability of a freelance; position and company of a contact.
- **Sign-ins**: devices, IP addresses and dates, for the security of the account.
- **Acceptances**: versions of the texts accepted, and when.

## Why, and on what basis

1. To keep your account and bring freelancers and companies together: performance of the contract.
2. To protect accounts and prevent abuse: legitimate interest.
3. To meet our accounting and legal duties: legal obligation.

## Who has access

Companies see the profiles that freelancers have not hidden. Our staff have access in order to run the service. Our hosting provider acts on our behalf. Your data is not sold.

## For how long

The data of an account is kept for as long as it exists. When it is deleted, what identifies you is erased, except what the law requires us to keep.

## Cookies

Only cookies that the service needs are set. None measures or advertises.

- **Session** (session, signed_in): until the browser is closed, or 90 days if you keep your session open.
- **Protection of forms** (XSRF-TOKEN): until the browser is closed.
- **Language** (language): a year.
- **Known device** (device): a year, so that strangers who guess do not lock you out of your account.
- **Sign-up in progress** (sign_up): 30 days.
- **Sign-in by an identity provider** (sign_in_start): 10 minutes.
- **Sign-in in two steps** (sign_in_step): 5 minutes.

## Your rights

You may access, correct, download and delete your data from the My account page. For anything else: ${email}. You may also complain to the [CNIL](https://www.cnil.fr/en).`,
});
