/** How the product is known to the provider of the tests. */
export const oidcClient = { clientId: 'jalon', clientSecret: 'a secret between the two of them' };
