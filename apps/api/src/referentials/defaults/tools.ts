import { byFrenchLabel, type DefaultValue } from './default-value.ts';

const same = (code: string, label: string): DefaultValue => ({ code, fr: label, en: label });

const languages = [
  same('abap', 'ABAP'),
  same('c', 'C'),
  same('cpp', 'C++'),
  same('csharp', 'C#'),
  same('cobol', 'COBOL'),
  same('go', 'Go'),
  same('html-css', 'HTML / CSS'),
  same('java', 'Java'),
  same('javascript', 'JavaScript'),
  same('kotlin', 'Kotlin'),
  same('php', 'PHP'),
  same('plsql', 'PL/SQL'),
  same('powershell', 'PowerShell'),
  same('python', 'Python'),
  same('r', 'R'),
  same('rust', 'Rust'),
  same('scala', 'Scala'),
  same('sql', 'SQL'),
  same('swift', 'Swift'),
  same('typescript', 'TypeScript'),
  same('vba', 'VBA'),
];

const frameworks = [
  same('angular', 'Angular'),
  same('asp-net-core', 'ASP.NET Core'),
  same('django', 'Django'),
  same('dotnet', '.NET'),
  same('drupal', 'Drupal'),
  same('flutter', 'Flutter'),
  same('graphql', 'GraphQL'),
  same('laravel', 'Laravel'),
  same('nestjs', 'NestJS'),
  same('next-js', 'Next.js'),
  same('node-js', 'Node.js'),
  same('prestashop', 'PrestaShop'),
  same('react', 'React'),
  same('react-native', 'React Native'),
  same('shopify', 'Shopify'),
  same('spring-boot', 'Spring Boot'),
  same('symfony', 'Symfony'),
  same('vue-js', 'Vue.js'),
  same('wordpress', 'WordPress'),
];

const databases = [
  same('elasticsearch', 'Elasticsearch'),
  same('mongodb', 'MongoDB'),
  same('mysql', 'MySQL'),
  same('oracle-database', 'Oracle Database'),
  same('postgresql', 'PostgreSQL'),
  same('redis', 'Redis'),
  same('sql-server', 'SQL Server'),
];

const infrastructure = [
  same('ansible', 'Ansible'),
  same('aws', 'Amazon Web Services (AWS)'),
  same('azure', 'Microsoft Azure'),
  same('azure-devops', 'Azure DevOps'),
  same('active-directory', 'Active Directory'),
  same('control-m', 'Control-M'),
  same('datadog', 'Datadog'),
  same('docker', 'Docker'),
  same('git', 'Git'),
  same('github-actions', 'GitHub Actions'),
  same('gitlab', 'GitLab'),
  same('google-cloud', 'Google Cloud'),
  same('grafana', 'Grafana'),
  same('jenkins', 'Jenkins'),
  same('kubernetes', 'Kubernetes'),
  same('linux', 'Linux'),
  same('microsoft-365', 'Microsoft 365'),
  same('openshift', 'OpenShift'),
  same('ovhcloud', 'OVHcloud'),
  same('splunk', 'Splunk'),
  same('terraform', 'Terraform'),
  same('vmware', 'VMware'),
  same('windows-server', 'Windows Server'),
];

const data = [
  same('airflow', 'Apache Airflow'),
  same('bigquery', 'BigQuery'),
  same('databricks', 'Databricks'),
  same('dataiku', 'Dataiku'),
  same('dbt', 'dbt'),
  same('kafka', 'Apache Kafka'),
  same('power-bi', 'Power BI'),
  same('pytorch', 'PyTorch'),
  same('qlik-sense', 'Qlik Sense'),
  same('sas', 'SAS'),
  same('snowflake', 'Snowflake'),
  same('spark', 'Apache Spark'),
  same('tableau', 'Tableau'),
  same('talend', 'Talend'),
  same('tensorflow', 'TensorFlow'),
];

const quality = [
  same('cypress', 'Cypress'),
  same('jmeter', 'Apache JMeter'),
  same('playwright', 'Playwright'),
  same('selenium', 'Selenium'),
  same('sonarqube', 'SonarQube'),
];

const design = [
  same('after-effects', 'Adobe After Effects'),
  same('figma', 'Figma'),
  same('illustrator', 'Adobe Illustrator'),
  same('photoshop', 'Adobe Photoshop'),
];

const engineering = [
  same('autocad', 'AutoCAD'),
  same('catia', 'CATIA'),
  same('matlab', 'MATLAB / Simulink'),
  same('solidworks', 'SolidWorks'),
];

const business = [
  same('confluence', 'Confluence'),
  same('dynamics-365', 'Microsoft Dynamics 365'),
  same('excel', 'Microsoft Excel'),
  same('google-analytics', 'Google Analytics'),
  same('hubspot', 'HubSpot'),
  same('jira', 'Jira'),
  same('ms-project', 'Microsoft Project'),
  same('odoo', 'Odoo'),
  same('power-platform', 'Microsoft Power Platform'),
  same('sage-x3', 'Sage X3'),
  same('salesforce', 'Salesforce'),
  same('sap-s4hana', 'SAP S/4HANA'),
  same('servicenow', 'ServiceNow'),
  same('sharepoint', 'SharePoint'),
  same('workday', 'Workday'),
];

const methods: DefaultValue[] = [
  same('ebios-rm', 'EBIOS Risk Manager'),
  same('iso-27001', 'ISO 27001'),
  same('itil', 'ITIL'),
  same('kanban', 'Kanban'),
  same('lean-six-sigma', 'Lean Six Sigma'),
  same('prince2', 'PRINCE2'),
  same('safe', 'SAFe'),
  same('scrum', 'Scrum'),
  same('togaf', 'TOGAF'),
  { code: 'gdpr', fr: 'RGPD', en: 'GDPR' },
  { code: 'v-model', fr: 'Cycle en V', en: 'V-model' },
  { code: 'rgaa', fr: 'Accessibilité (RGAA, WCAG)', en: 'Accessibility (RGAA, WCAG)' },
];

export const tools: DefaultValue[] = [
  ...languages,
  ...frameworks,
  ...databases,
  ...infrastructure,
  ...data,
  ...quality,
  ...design,
  ...engineering,
  ...business,
  ...methods,
].sort(byFrenchLabel);
