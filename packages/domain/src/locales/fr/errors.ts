import type { ErrorTexts } from '../../core/errors.ts';

export const errors: ErrorTexts = {
  request: {
    malformed: 'La demande est illisible. Rechargez la page et réessayez.',
    forged: 'Votre page n’est plus à jour. Rechargez-la et réessayez.',
    foreignOrigin: 'Cette demande vient d’un autre site : elle a été refusée.',
    tooLarge: 'L’envoi est trop volumineux (1 Mo au plus).',
    unsupportedType: 'Ce type de contenu n’est pas accepté.',
    invalid: 'Certains champs sont à corriger.',
    unknownField: 'La demande contient un champ inconnu.',
    tooMany: 'Trop de tentatives. Patientez un instant avant de réessayer.',
    keyReused: 'Cette opération a déjà été envoyée avec un autre contenu.',
  },
  session: {
    required: 'Votre session est terminée. Connectez-vous pour continuer.',
    alreadySignedIn: 'Vous êtes déjà connecté.',
    badCredentials: 'Adresse e-mail ou mot de passe incorrect.',
    readOnly: 'Vous voyez cet espace en lecture seule : rien ne peut y être modifié.',
    wrongCode: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
    codeExpired: 'Trop de temps a passé : connectez-vous à nouveau.',
  },
  account: {
    unverified: 'Votre adresse e-mail n’est pas encore vérifiée.',
    inactive: 'Votre compte n’est pas actif.',
    twoStepNeeded: 'Activez d’abord la connexion en deux étapes, sur la page Sécurité.',
    notValidated: 'Votre compte attend la validation d’un administrateur.',
    linkExpired: 'Ce lien a expiré ou a déjà servi.',
    emailTaken: 'Cette adresse est déjà utilisée par un autre compte.',
    wrongPassword: 'Ce mot de passe n’est pas le vôtre.',
    lastAdmin: 'Vous êtes le dernier administrateur : nommez-en un autre avant de partir.',
    noPassword: 'Vous n’avez pas encore de mot de passe. Choisissez-en un d’abord, depuis la page Sécurité.',
    linked: 'Ce compte suit encore des entreprises : un administrateur doit d’abord les confier à quelqu’un d’autre.',
  },
  signUp: { unfinished: 'Il reste une étape à remplir avant de créer le compte.' },
  access: { refused: 'Vous n’avez pas accès à cette action.' },
  record: {
    missing: 'Cet élément n’existe pas ou plus.',
    changed: 'Quelqu’un a modifié cet élément entre-temps.',
  },
  route: { missing: 'Il semble que cette page est inaccessible.' },
  workflow: { wrongState: 'Cette action n’est plus possible : l’état a changé entre-temps.' },
  referential: {
    codeTaken: 'Ce code existe déjà dans la liste.',
    orderIsFixed: 'L’ordre de cette liste suit ses codes : il ne se change pas à la main.',
    managedElsewhere: 'Les entreprises se gèrent avec leurs comptes.',
    groupMissing: 'Ce groupe n’existe pas dans cette liste.',
  },
  file: {
    tooLarge: 'Ce fichier est trop volumineux : 10 Mo au plus.',
    notAnImage: 'Ce fichier n’est pas une image lisible. Choisissez un PNG, un JPEG ou un WebP.',
    animated: 'Les images animées ne sont pas acceptées. Choisissez une image fixe.',
    tooManyPixels: 'Cette image est trop grande : 40 millions de pixels au plus.',
  },
  organisation: {
    lastOwner: 'L’entreprise doit garder au moins un propriétaire actif. Donnez d’abord ce rôle à une autre personne.',
    ownerRole: 'Le rôle des propriétaires garde tous ses droits : il ne se désactive pas et ne se supprime pas.',
  },
  contact: {
    known: 'Cette personne est déjà un contact de votre entreprise.',
    emailTaken: 'Cette adresse ne peut pas être invitée. Demandez-en une autre à la personne.',
    isSelf: 'Vous ne pouvez pas faire cela sur votre propre compte.',
  },
  company: {
    linked: 'Des éléments sont encore rattachés à cette entreprise : elle ne peut pas être supprimée.',
    sirenTaken: 'Une autre entreprise a déjà ce SIREN.',
  },
  role: {
    labelTaken: 'Ce role existe déjà dans l’entreprise',
    hasUsers: 'Ce rôle est attribué à des contacts : donnez-leur un autre rôle avant de le supprimer.',
    beyondOwn: 'Vous ne pouvez donner que des droits que vous avez vous-même.',
  },
  division: {
    nameTaken: 'Ce pôle existe déjà dans l’entreprise.',
    hasUsers: 'Des contacts appartiennent à ce pôle : retirez-les-en avant de le supprimer.',
  },
  export: { tooLarge: 'Trop de lignes pour un classeur : filtrez la liste ou choisissez le format CSV.' },
  identity: {
    expired: 'Cette demande de connexion a expiré, ou a été commencée dans un autre navigateur. Recommencez.',
    cancelled: 'Vous avez interrompu la connexion. Recommencez quand vous voulez.',
    refused: 'La réponse reçue n’a pas pu être vérifiée. Recommencez, ou connectez-vous autrement.',
    unreachable: 'Le service de connexion ne répond pas. Réessayez dans un instant, ou connectez-vous autrement.',
    taken: 'Cette identité est déjà reliée à un autre compte Jalon.',
    conflict:
      'Votre compte est déjà relié à une autre identité de ce service. Connectez-vous autrement, puis déconnectez l’ancienne depuis la page Sécurité.',
    lastWayIn: 'C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe.',
  },
  server: {
    failed: 'Il semble y avoir une erreur de serveur.',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques secondes.',
  },
};
