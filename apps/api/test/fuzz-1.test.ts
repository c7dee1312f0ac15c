import { fuzzEndpoints } from './fuzz/endpoints.ts';

await fuzzEndpoints(0, 4);
