import type { MailName } from '../../mails/mail.ts';

/** `button` names the link a mail carries; `note` stands below it, in smaller letters; `footer` where it is not for somebody with an account. */
export type MailTexts = { subject: string; lines: string[]; button?: string; note?: string; footer?: string };

export const mails: { hello: string; team: string; linkHint: string; footer: string } & Record<MailName, MailTexts> = {
  hello: 'Bonjour {{firstName}},',
  team: 'L’équipe {{operator}}',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: 'Vous recevez ce message parce que votre adresse est utilisée sur {{operator}}.',
  verify: {
    subject: 'Vérifiez votre adresse e-mail',
    lines: ['Il ne reste qu’une étape : confirmez que cette adresse est bien la vôtre, et votre espace s’ouvre.'],
    button: 'Vérifier mon adresse',
    note: 'Ce lien fonctionne une fois, pendant 48 heures. Si vous n’avez pas créé de compte, ignorez ce message.',
  },
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    lines: ['Vous avez demandé à utiliser cette adresse pour votre compte {{operator}}. Confirmez qu’elle est bien la vôtre.'],
    button: 'Confirmer cette adresse',
    note: 'Ce lien fonctionne une fois, pendant 24 heures. Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
  },
  emailChangeAsked: {
    subject: 'Changement d’adresse e-mail demandé',
    lines: [
      'Une nouvelle adresse a été demandée pour votre compte : {{email}}. Rien ne change tant qu’elle n’est pas confirmée.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe, puis annulez la demande depuis la page Mon compte.',
    ],
    button: 'Ouvrir la page Sécurité',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    lines: [
      'Votre compte utilise maintenant l’adresse {{email}} : c’est avec elle que vous vous connectez. Vos autres sessions ont été fermées.',
      'Si ce n’était pas vous, prévenez tout de suite l’équipe {{operator}}.',
    ],
  },
  emailWanted: {
    subject: 'Quelqu’un a demandé à utiliser votre adresse',
    lines: [
      'Quelqu’un a voulu utiliser cette adresse pour un autre compte {{operator}}. Elle est déjà celle de votre compte : rien n’a changé.',
      'Si c’était vous, supprimez d’abord l’un des deux comptes, ou choisissez une autre adresse.',
    ],
  },
  alreadyKnown: {
    subject: 'Quelqu’un a tenté de s’inscrire avec votre adresse',
    lines: [
      'Si c’était vous : vous avez déjà un compte, connectez-vous avec votre mot de passe.',
      'Si vous l’avez oublié, choisissez-en un nouveau.',
    ],
    button: 'Choisir un nouveau mot de passe',
    note: 'Ce lien fonctionne une fois, pendant une heure. Si ce n’était pas vous, ignorez ce message : rien n’a changé.',
  },
  activate: {
    subject: 'Activez votre compte',
    lines: [
      'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse.',
      '{{by}} vous avait déjà préparé un accès à l’espace « {{organisation}} » : il ne vous reste qu’à choisir un mot de passe pour l’ouvrir.',
    ],
    button: 'Activer mon compte',
    note: 'Ce lien fonctionne une fois, pendant 14 jours. Si vous n’avez pas demandé de compte, ignorez ce message.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    lines: ['Vous avez demandé à choisir un nouveau mot de passe.'],
    button: 'Choisir un nouveau mot de passe',
    note: 'Ce lien fonctionne une fois, pendant une heure. Si ce n’était pas vous, ignorez ce message : votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    lines: [
      'Le mot de passe de votre compte vient d’être modifié, et vos autres sessions ont été fermées.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : le bouton ci-dessous et la page de connexion y mènent.',
    ],
    button: 'Ouvrir la page Sécurité',
  },
  validated: {
    subject: 'Votre compte est validé',
    lines: ['Un administrateur a validé votre compte : tout votre espace vous est ouvert.'],
    button: 'Entrer dans mon espace',
  },
  refused: {
    subject: 'Votre inscription n’a pas été retenue',
    lines: [
      'Nous avons étudié votre inscription sur {{operator}}, et elle n’a pas été retenue. Voici pourquoi :',
      '« {{reason}} »',
      'Votre compte reste ouvert.',
      'Pour en parler ou apporter une précision, écrivez à {{contact}}.',
    ],
  },
  blocked: {
    subject: 'Votre compte est bloqué',
    lines: [
      'L’accès à votre espace est suspendu, et vos sessions sont fermées. Voici pourquoi :',
      '« {{reason}} »',
      'Vos données sont conservées.',
      'Pour en parler, écrivez à {{contact}}.',
    ],
  },
  unblocked: {
    subject: 'Votre compte est débloqué',
    lines: ['Votre espace est de nouveau accessible, tel que vous l’avez laissé.'],
    button: 'Entrer dans mon espace',
  },
  invite: {
    footer: 'Vous recevez ce message parce qu’une invitation vous a été envoyée.',
    subject: 'Votre invitation sur {{operator}}',
    lines: [
      '{{by}} vous invite à rejoindre l’espace « {{organisation}} » : besoins, prestations et CRA au même endroit.',
      'La page qui s’ouvre vous dit qui vous invite et à quel titre. Rien n’est ouvert tant que vous n’acceptez pas.',
    ],
    button: 'Voir l’invitation',
    note: 'Ce lien fonctionne une fois, pendant 14 jours. Si cette invitation ne vous concerne pas, ignorez ce message : aucun compte n’est créé.',
  },
  inviteStaff: {
    footer: 'Vous recevez ce message parce qu’une invitation vous a été envoyée.',
    subject: '{{by}} vous invite sur {{operator}}',
    lines: [
      '{{by}} vous invite à rejoindre l’équipe {{operator}}.',
      'La page qui s’ouvre vous dit qui vous invite et à quel titre. Rien n’est ouvert tant que vous n’acceptez pas.',
    ],
    button: 'Voir l’invitation',
    note: 'Ce lien fonctionne une fois, pendant 14 jours. Si cette invitation ne vous concerne pas, ignorez ce message : rien ne sera ouvert.',
  },
  newDevice: {
    subject: 'Connexion depuis un nouvel appareil',
    lines: [
      'Connexion à votre compte depuis un appareil que nous ne connaissions pas : {{device}} (adresse {{address}}).',
      'Si c’était vous, il n’y a rien à faire. Sinon, changez tout de suite votre mot de passe : toutes les autres sessions seront fermées.',
    ],
    button: 'Ouvrir la page Sécurité',
  },
  identityLinked: {
    subject: 'Votre compte s’ouvre avec {{provider}}',
    lines: [
      'Votre compte {{operator}} est maintenant relié à {{provider}} : vous pouvez vous connecter par ce moyen.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis déconnectez {{provider}} depuis la page Sécurité.',
    ],
    button: 'Ouvrir la page Sécurité',
  },
  welcome: {
    subject: 'Bienvenue sur {{operator}}',
    lines: [
      'Votre compte est créé, et votre adresse est confirmée par {{provider}} : vous vous connectez par ce moyen, sans mot de passe.',
    ],
    button: 'Entrer dans mon espace',
  },
  identityTookOver: {
    subject: 'Votre compte s’ouvre avec {{provider}}',
    lines: [
      'Votre compte {{operator}} est maintenant relié à {{provider}}, qui confirme que cette adresse est la vôtre.',
      'Personne ne l’avait confirmé jusque-là : par prudence, le mot de passe choisi à la création du compte est effacé. Vous pouvez en choisir un depuis la page Sécurité.',
    ],
  },
  twoStepOn: {
    subject: 'La connexion en deux étapes est activée',
    lines: [
      'Un code de votre application vous sera demandé à chaque connexion, en plus de votre mot de passe.',
      'Gardez vos codes de secours en lieu sûr : ils ouvrent votre compte si vous perdez votre téléphone.',
    ],
  },
  twoStepOff: {
    subject: 'La connexion en deux étapes est désactivée',
    lines: [
      'Votre mot de passe suffit de nouveau pour vous connecter.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : le bouton ci-dessous et la page de connexion y mènent.',
    ],
    button: 'Ouvrir la page Sécurité',
  },
  recoveryCodes: {
    subject: 'Vos codes de secours ont été renouvelés',
    lines: [
      'De nouveaux codes de secours viennent d’être créés pour votre compte : les précédents ne fonctionnent plus.',
      'Si ce n’était pas vous, changez tout de suite votre mot de passe, puis créez d’autres codes.',
    ],
    button: 'Ouvrir la page Sécurité',
  },
  farewell: {
    subject: 'Votre compte est supprimé',
    lines: [
      'Comme vous l’avez demandé, votre compte est supprimé. Votre nom, votre adresse, votre téléphone et votre photo sont effacés.',
      'Ce que d’autres doivent garder, comme l’historique de leurs dossiers, ne porte plus votre nom. Merci pour le chemin parcouru.',
    ],
  },
  consent: {
    subject: 'Voulez-vous garder votre profil ?',
    lines: [
      'Nous n’avons pas eu de vos nouvelles depuis longtemps. Nous ne gardons les données de personne sans raison : dites-nous si vous voulez rester.',
      'Sans réponse de votre part, votre profil, vos CV, vos pièces et vos messages seront effacés le {{day}}.',
    ],
    button: 'Garder mon profil',
    note: 'Ce lien fonctionne une fois, sans mot de passe. Vous pouvez aussi simplement vous connecter.',
  },
  purged: {
    subject: 'Vos données sont effacées',
    lines: [
      'Comme nous vous l’avions annoncé, votre compte est fermé et vos données sont effacées : profil, CV, pièces et messages.',
      'Ce que la loi nous demande de garder, comme les contrats signés, n’est conservé que le temps prévu. Vous pouvez vous inscrire à nouveau quand vous le souhaitez.',
    ],
  },
  locked: {
    subject: 'Trop d’essais de connexion',
    lines: [
      'Trop de mots de passe erronés ont été essayés pour votre compte. Par prudence, il refuse pendant {{minutes}} minutes les connexions depuis un autre appareil que les vôtres.',
      'Vous pouvez choisir un nouveau mot de passe sans attendre : « Mot de passe oublié » sur la page de connexion, ou la page Sécurité si votre session est ouverte.',
    ],
    button: 'Ouvrir la page Sécurité',
  },
  signatureCode: {
    subject: '{{code}} : votre code pour signer',
    lines: [
      'Votre code pour signer le contrat {{what}} : {{code}}',
      'Il est valable {{minutes}} minutes et ne sert qu’une fois. Ne le donnez à personne : il vaut votre signature.',
    ],
    note: 'Si vous n’avez rien demandé, ignorez ce message et changez votre mot de passe.',
  },
  contractLink: {
    subject: 'Un contrat à signer : {{what}}',
    lines: [
      '{{organisation}} vous envoie le contrat {{what}} à lire et à signer. Aucun compte n’est nécessaire : le lien ci-dessous est personnel.',
      'Il est valable {{days}} jours. Ne le transférez pas : un code envoyé à cette adresse vous sera demandé pour signer.',
    ],
    button: 'Lire le contrat',
    note: 'Si vous n’attendez aucun contrat, ignorez ce message.',
  },
  contractCopy: {
    subject: 'Votre contrat signé : {{what}}',
    lines: [
      'Les deux parties ont signé le contrat {{what}}. Votre exemplaire, avec sa page de preuves, vous attend au lien ci-dessous.',
      'Ce lien personnel est valable {{days}} jours : pensez à enregistrer le PDF. Ensuite, {{organisation}} pourra vous le renvoyer.',
    ],
    button: 'Télécharger le contrat',
    note: 'Ne transférez pas ce message : son lien ouvre votre contrat.',
  },
  notice: {
    subject: '{{what}}',
    lines: ['{{what}}.'],
    button: 'Ouvrir dans {{operator}}',
    note: 'Vous choisissez les e-mails que vous recevez sur la page Mon compte.',
  },
  digest: {
    subject: 'Vos notifications du jour',
    lines: ['Depuis hier, sur {{operator}} :', '{{what}}'],
    button: 'Ouvrir {{operator}}',
    note: 'Vous choisissez les e-mails que vous recevez sur la page Mon compte.',
  },
};
