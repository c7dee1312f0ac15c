/** Getting in by mail: verification, a new password, an invitation. */
export const access = {
  backToLogin: 'Revenir à la connexion',
  terms: 'J’accepte les conditions générales d’utilisation',
  resend: 'Renvoyer l’e-mail',
  resendIn: 'Renvoyer dans {{seconds}} s',
  resent: 'L’e-mail est reparti',
  forgot: {
    title: 'Mot de passe oublié',
    intro: 'Indiquez votre adresse : nous vous envoyons un lien pour en choisir un nouveau.',
    send: 'Envoyer le lien',
  },
  emailSent: {
    title: 'Consultez votre boîte de réception',
    text: 'Si un compte existe pour {{email}}, un lien vient d’y être envoyé. Il fonctionne une fois, pendant une heure. Pensez aux indésirables.',
  },
  reset: {
    title: 'Nouveau mot de passe',
    intro: 'Pour {{email}}. Vos autres sessions seront fermées.',
    save: 'Enregistrer le mot de passe',
    again: 'Demander un nouveau lien',
  },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a expiré ou a déjà servi.',
  },
  verify: {
    working: 'Vérification de votre adresse',
    failed: 'La vérification de l’adresse a échoué',
    done: 'Votre adresse est vérifiée',
    doneText: 'Votre espace est ouvert.',
    enter: 'Entrer dans mon espace',
    again: 'Recevoir un nouveau lien',
    expiredText: 'Il a expiré ou a déjà servi. Connectez-vous : si votre adresse reste à vérifier, un nouveau lien vous sera proposé.',
  },
  unverified: {
    title: 'Votre adresse reste à vérifier',
    text: 'Ouvrez le lien envoyé à {{email}} : cette page s’ouvrira d’elle-même.',
    note: 'Rien reçu ? Regardez dans les indésirables, ou faites renvoyer l’e-mail.',
  },
  sent: {
    title: 'Plus qu’une étape',
    text: 'Un e-mail vient de partir à {{email}}. Ouvrez le lien qu’il contient : cette page avancera d’elle-même.',
    note: 'Rien reçu ? Regardez dans les indésirables, ou faites renvoyer l’e-mail.',
    unknown: 'Un e-mail vient de vous être envoyé. Ouvrez le lien qu’il contient pour ouvrir votre espace.',
  },
  callback: {
    working: 'Connexion en cours…',
    failed: 'La connexion n’a pas abouti',
    failedLink: 'La connexion externe n’a pas été ajoutée',
    backToSecurity: 'Revenir à la sécurité du compte',
  },
  enable: {
    title: 'Activer votre compte',
    intro: 'Bonjour {{firstName}}. Choisissez le mot de passe du compte {{email}}.',
    introCompany: 'Bonjour {{firstName}}. {{company}} vous ouvre son espace : choisissez le mot de passe du compte {{email}}.',
    save: 'Activer mon compte',
    expiredText:
      'Cette invitation a expiré ou a déjà servi. Si votre compte est activé, connectez-vous ; sinon, demandez une nouvelle invitation à votre contact.',
  },
};
