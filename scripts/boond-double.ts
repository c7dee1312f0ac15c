import { doubleKeys, startBoondDouble } from '../apps/api/test/boond-double.ts';

/** A stand-in for the external staffing tool, to look at the synchronisation without an account there. */
const { url } = await startBoondDouble({ port: Number(process.env.BOOND_DOUBLE_PORT ?? 4720) });
const { userToken, clientToken, clientKey } = doubleKeys;
console.log(`The double of BoondManager answers at ${url}. Start the product with:

JALON_BOOND_URL=${url} JALON_BOOND_USER_TOKEN=${userToken} JALON_BOOND_CLIENT_TOKEN=${clientToken} JALON_BOOND_CLIENT_KEY=${clientKey} npm start

curl -X POST ${new URL('/double/mode/away', url)}   (normal, away, slow, refusing, quota, narrow, stranger, garbled)`);
