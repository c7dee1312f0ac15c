import { work } from '../core/thread-work.ts';
import { readResume } from './profile-draft-reading.ts';

work(readResume);
