import { work } from '../core/thread-work.ts';
import { drawContract } from './contract-drawing.ts';

work(drawContract);
