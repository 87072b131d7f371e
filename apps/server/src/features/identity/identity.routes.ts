import { identityEndpoints } from '@lavra/contract/endpoints/identity';

import type { Context } from '../../platform/context.ts';
import { type HttpExchange, routeGroup } from '../../platform/http/route-group.ts';
import { checkOrigin } from './sessions/check-origin.ts';
import { confirm } from './accounts/confirm-account.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { getMe } from './accounts/get-me.ts';
import { type RefreshCookie, readRefreshCookie, setRefreshCookie } from './sessions/refresh-cookie.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { resendCode } from './codes/resend-code.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { signUp } from './accounts/sign-up.ts';
import { updateMe } from './accounts/update-me.ts';

export const identityRoutes = routeGroup(identityEndpoints, {
  signUp,
  confirm,
  resendCode,
  signIn: async ({ ctx, http, body }) => {
    // Otherwise another site could sign a visitor in to the attacker's account.
    checkOrigin(ctx.config, http.headers);
    const { answer, cookie, deviceCookie } = await signIn(ctx, body, http.headers.cookie);
    putCookie(ctx, http, cookie);
    http.setHeader('set-cookie', deviceCookie);
    return answer;
  },
  refresh: async ({ ctx, http }) => {
    checkOrigin(ctx.config, http.headers);
    const { answer, cookie } = await refreshSession(ctx, readRefreshCookie(http.headers.cookie));
    putCookie(ctx, http, cookie);
    return answer;
  },
  signOut: async ({ ctx, http }) => {
    checkOrigin(ctx.config, http.headers);
    const answer = await signOut(ctx, readRefreshCookie(http.headers.cookie));
    putCookie(ctx, http, undefined);
    return answer;
  },
  forgotPassword,
  resetPassword,
  getMe,
  updateMe,
});

function putCookie({ config }: Context, http: HttpExchange, cookie: RefreshCookie | undefined): void {
  http.setHeader('set-cookie', setRefreshCookie(config, cookie));
  http.setHeader('cache-control', 'no-store');
}
