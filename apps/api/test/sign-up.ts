import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import type { SignUpType } from '@jalon/domain/sign-up/sign-up';
import { signUpApi } from '@jalon/domain/sign-up/sign-up-api';
import type { World } from './harness.ts';
import { answers } from './sign-up-answers.ts';

/** A browser that signs up: it keeps the cookie of its draft, as a browser would. */
export function newcomer(world: World, headers: Record<string, string> = {}) {
  const call = world.as('visitor');
  let cookie = '';
  const send = async <E extends EndpointSpec>(endpoint: E, part: object) => {
    const answer = await call(endpoint, { ...part, headers: { ...headers, cookie } } as never);
    const given = /sign_up=[^;]+/.exec(String(answer.headers['set-cookie']));
    if (given) [cookie] = given;
    return answer;
  };
  return {
    send,
    cookie: () => cookie,
    fill: async (type: SignUpType, email: string) => {
      const body = answers.account(email);
      if (type === 'freelance') {
        await send(signUpApi.freelanceAccount, { body });
        await send(signUpApi.profile, { body: answers.profile });
        return send(signUpApi.conditions, { body: answers.conditions });
      }
      await send(signUpApi.companyAccount, { body });
      await send(signUpApi.details, { body: answers.details });
      return send(signUpApi.function, { body: answers.function });
    },
    confirm: (type: SignUpType) => send(signUpApi.confirm, { params: { type } }),
    progress: async () => (await send(signUpApi.progress, {})).body,
  };
}
