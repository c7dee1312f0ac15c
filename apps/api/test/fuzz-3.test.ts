import { fuzzEndpoints } from './fuzz/endpoints.ts';

await fuzzEndpoints(2, 4);
