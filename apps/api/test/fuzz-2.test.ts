import { fuzzEndpoints } from './fuzz/endpoints.ts';

await fuzzEndpoints(1, 4);
