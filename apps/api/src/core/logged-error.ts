import pg from 'pg';

type LoggedError = { type: string; message: string; stack: string; [detail: string]: unknown };

/** An error as it may stand in a log. PostgreSQL quotes the values it refuses, and they may be somebody's. */
export function loggedError(error: Error & { code?: unknown }): LoggedError {
  const { name: type, message, stack = '', code } = error;
  if (!(error instanceof pg.DatabaseError)) return { type, message, stack, code };
  return {
    type,
    message: 'refused by the database',
    stack: stack.replace(message, '…'),
    code,
    table: error.table,
    constraint: error.constraint,
  };
}
