/** What `npm start` exits with, one code for each kind of bad day, so that scripts and service managers can tell them apart. */
export const exitCodes = {
  configuration: 2,
  port: 3,
  database: 4,
  newer: 5,
  dataFolder: 6,
  alreadyRunning: 7,
  diskFull: 8,
  migration: 9,
  build: 10,
} as const;

/** A start that cannot succeed: the message is one line that says what is wrong and what to do. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(kind: keyof typeof exitCodes, message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' '), options);
    this.name = 'StartError';
    this.exitCode = exitCodes[kind];
  }
}
