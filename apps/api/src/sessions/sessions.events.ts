import type { Reaction } from '../core/reactions.ts';
import { trimSessions } from './sessions.queries.ts';

export const sessionReactions: Reaction[] = [{ to: 'session.signIn', react: (tx, { subjectId }) => trimSessions(tx, subjectId) }];
