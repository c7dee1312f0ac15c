import { work } from '../core/thread-work.ts';
import { drawProfile } from './profile-drawing.ts';

work(drawProfile);
