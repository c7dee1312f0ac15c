/** What is asked for, wherever it is: the needs of the demonstration are made of these. */
export type NeedKind = {
  title: string;
  areas: string[];
  skills: string[];
  /** Euros a day. */
  rates: [from: number, to: number];
  mission: string;
  tasks: string[];
  asks: string;
};

export const needKinds = {
  techLead: {
    title: 'Tech lead TypeScript',
    areas: ['tech-lead', 'full-stack-developer'],
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'GitLab CI', 'Accessibilité'],
    rates: [600, 700],
    mission:
      'Notre portail client est utilisé chaque jour par 40 000 foyers. Nous le reprenons écran par écran, sans interrompre le service.',
    tasks: ['Guider une équipe de quatre développeurs', 'Fixer les choix techniques et les expliquer', 'Livrer toutes les deux semaines'],
    asks: 'Une expérience confirmée de la reprise d’une application en service, et le goût de transmettre.',
  },
  dataEngineer: {
    title: 'Data engineer Spark et dbt',
    areas: ['data-engineer', 'analytics-engineer'],
    skills: ['Spark', 'dbt', 'Python', 'Airflow', 'Snowflake'],
    rates: [580, 660],
    mission: 'La plateforme de données réunit les relevés, les factures et la météo. Les traitements prennent trop de temps la nuit.',
    tasks: ['Reprendre les chaînes de traitement les plus lentes', 'Mettre les modèles sous tests', 'Documenter les jeux de données'],
    asks: 'La maîtrise de SQL et de Python ; une première expérience de dbt en production.',
  },
  cloudArchitect: {
    title: 'Architecte cloud AWS',
    areas: ['cloud-architect', 'cloud-engineer'],
    skills: ['AWS', 'Terraform', 'Kubernetes', 'FinOps'],
    rates: [720, 850],
    mission: 'Nous quittons deux centres de données d’ici l’été. Les premières applications sont déjà passées, il en reste une trentaine.',
    tasks: ['Définir les socles réseau et sécurité', 'Accompagner les équipes, application par application', 'Suivre les coûts'],
    asks: 'Une migration complète menée à son terme.',
  },
  dashboard: {
    title: 'Tableau de bord énergie',
    areas: ['front-end-developer', 'full-stack-developer'],
    skills: ['React', 'TypeScript', 'D3.js', 'Accessibilité'],
    rates: [480, 560],
    mission: 'Les exploitants suivent leurs parcs sur des tableurs. Nous leur donnons un écran unique, lisible de loin.',
    tasks: ['Concevoir les graphiques avec les exploitants', 'Développer les écrans', 'Mesurer leur usage'],
    asks: 'Des réalisations à montrer.',
  },
  socAnalyst: {
    title: 'Analyste SOC',
    areas: ['soc-analyst', 'incident-response-analyst'],
    skills: ['Splunk', 'MITRE ATT&CK', 'Sigma', 'Réponse à incident'],
    rates: [520, 620],
    mission: 'La directive NIS 2 s’applique à nous. Nous montons la surveillance de nos systèmes en interne.',
    tasks: ['Écrire les règles de détection', 'Traiter les alertes de niveau 2', 'Former deux collègues'],
    asks: 'Deux ans au moins dans un centre de surveillance.',
  },
  kotlinLead: {
    title: 'Tech lead Kotlin',
    areas: ['tech-lead', 'back-end-developer'],
    skills: ['Kotlin', 'Spring Boot', 'Kafka', 'PostgreSQL'],
    rates: [620, 720],
    mission: 'L’équipe des virements instantanés grandit. Il lui manque une personne pour tenir l’architecture.',
    tasks: ['Concevoir les services', 'Relire le code et accompagner six personnes', 'Tenir les délais réglementaires'],
    asks: 'Une expérience des systèmes de paiement serait un plus.',
  },
  sapConsultant: {
    title: 'Architecte SAP FI',
    areas: ['sap-functional-consultant', 'functional-architect'],
    skills: ['SAP FI', 'S/4HANA', 'Comptabilité'],
    rates: [700, 820],
    mission: 'Le passage à S/4HANA commence par la finance. Le cadrage est fait, la conception débute.',
    tasks: ['Animer les ateliers', 'Écrire les spécifications', 'Préparer la reprise des données'],
    asks: 'Un projet S/4HANA mené de bout en bout.',
  },
  productOwner: {
    title: 'Product owner',
    areas: ['product-owner', 'product-manager'],
    skills: ['Scrum', 'User stories', 'Jira', 'Figma'],
    rates: [480, 580],
    mission: 'L’application des transporteurs a des utilisateurs et pas encore de direction. Il faut l’écouter et décider.',
    tasks: ['Rencontrer les utilisateurs sur le terrain', 'Tenir la liste des priorités', 'Rendre compte à la direction'],
    asks: 'Savoir dire non, et expliquer pourquoi.',
  },
  devops: {
    title: 'Ingénieur DevOps',
    areas: ['devops-engineer', 'site-reliability-engineer'],
    skills: ['Kubernetes', 'Docker', 'GitLab CI', 'Terraform', 'Prometheus'],
    rates: [540, 640],
    mission: 'Chaque livraison prend une demi-journée et deux personnes. Nous voulons en faire dix par jour, seuls.',
    tasks: ['Automatiser les livraisons', 'Poser la supervision', 'Réduire les alertes inutiles'],
    asks: 'Kubernetes en production, astreinte possible.',
  },
  javaDev: {
    title: 'Développeur back-end Java',
    areas: ['java-developer', 'back-end-developer'],
    skills: ['Java', 'Spring Boot', 'Oracle', 'Angular'],
    rates: [480, 560],
    mission: 'Le moteur de tarification a quinze ans. Nous le découpons, règle par règle, sous tests.',
    tasks: ['Écrire les tests qui manquent', 'Extraire les règles', 'Documenter'],
    asks: 'Cinq ans de Java, et de la patience.',
  },
  biConsultant: {
    title: 'Consultant BI',
    areas: ['bi-consultant', 'data-analyst'],
    skills: ['Power BI', 'SQL', 'DAX', 'Tableau'],
    rates: [450, 540],
    mission: 'Trois cents rapports, dont personne ne sait lesquels servent. Nous en gardons trente.',
    tasks: ['Faire l’inventaire', 'Refaire les rapports utiles', 'Former les référents'],
    asks: 'Être à l’aise avec des interlocuteurs métier.',
  },
  pentester: {
    title: 'Auditeur sécurité',
    areas: ['penetration-tester', 'security-consultant'],
    skills: ['Tests d’intrusion', 'OWASP', 'Burp Suite', 'Active Directory'],
    rates: [650, 780],
    mission: 'Six applications exposées sur internet doivent être éprouvées avant la fin du semestre.',
    tasks: ['Conduire les tests', 'Rédiger des rapports utiles', 'Accompagner les corrections'],
    asks: 'Des références récentes.',
  },
  mobileDev: {
    title: 'Développeur mobile',
    areas: ['mobile-developer'],
    skills: ['Kotlin', 'Swift', 'React Native'],
    rates: [500, 600],
    mission: 'L’application des agents de terrain doit fonctionner sans réseau.',
    tasks: ['Refondre la synchronisation', 'Alléger l’application', 'Publier sur les deux magasins'],
    asks: 'Au moins deux applications publiées.',
  },
  scrumMaster: {
    title: 'Scrum master',
    areas: ['scrum-master', 'agile-coach'],
    skills: ['Scrum', 'Kanban', 'Facilitation'],
    rates: [480, 560],
    mission: 'Trois équipes partagent un produit et se gênent. Elles cherchent un rythme commun.',
    tasks: ['Animer les rituels', 'Rendre visibles les dépendances', 'Partir quand elles savent faire'],
    asks: 'Une expérience à plusieurs équipes.',
  },
  uxDesigner: {
    title: 'Product designer',
    areas: ['product-designer', 'ux-designer'],
    skills: ['Figma', 'Recherche utilisateur', 'Design system', 'Accessibilité'],
    rates: [450, 550],
    mission: 'Le parcours de souscription perd une personne sur deux. Nous voulons comprendre, puis le refaire.',
    tasks: ['Observer et mesurer', 'Dessiner et éprouver', 'Compléter notre système de composants'],
    asks: 'Un portfolio qui montre la démarche autant que le résultat.',
  },
  netEngineer: {
    title: 'Ingénieur réseaux',
    areas: ['network-engineer', 'security-engineer'],
    skills: ['Cisco', 'SD-WAN', 'Firewall', 'Python'],
    rates: [480, 580],
    mission: 'Cent vingt sites à relier autrement, sans couper un seul terminal de paiement.',
    tasks: ['Préparer la bascule', 'La conduire de nuit, site par site', 'Transférer à l’exploitation'],
    asks: 'Des déplacements à prévoir.',
  },
} satisfies Record<string, NeedKind>;
export type NeedKindName = keyof typeof needKinds;
