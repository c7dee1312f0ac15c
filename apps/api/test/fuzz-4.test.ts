import { fuzzEndpoints } from './fuzz/endpoints.ts';

await fuzzEndpoints(3, 4);
