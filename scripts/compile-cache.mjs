// Loaded before the first TypeScript file, and therefore not one: what is compiled once is kept for the starts to come, which then need
// neither the time nor the 25 MB of the compiler. With the modules, not in a shared folder, where somebody else could put code for us.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
